/// Members of Foundation that are interpreted.
let foundationSnippets: [Snippet] = [
  Snippet(
    "digits behind the point",
    ##"""
    let a = 9.99.formatted(.number.precision(.fractionLength(1)))
    let b = 3.14159.formatted(.number.precision(.fractionLength(0...2)))
    let c = 2.5.formatted(.number.precision(.fractionLength(0...2)))
    let d = 1234567.formatted(.number.grouping(.never))
    let e = 1234.5.formatted(.currency(code: "EUR").precision(.fractionLength(0)))
    return "\(a) \(b) \(c) \(d) \(e) \(0.256.formatted(.percent)) \(1234567.formatted())"
    """##,
    gives: "10.0 3.14 2.5 1234567 €1,234 26% 1,234,567"),
  Snippet(
    "percent encoding",
    ##"""
    let text = "a b&c/ü?"
    let query = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!
    let host = "a/b".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!
    let all = "a-b".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
    return "\(query) \(host) \(all) \(query.removingPercentEncoding ?? "nil") \("%zz".removingPercentEncoding ?? "nil")"
    """##,
    gives: "a%20b&c/%C3%BC? a%2Fb a%2Db a b&c/ü? nil"),
  Snippet(
    "bytes as base 64",
    ##"""
    let hello = "hello".data(using: .utf8)!.base64EncodedString()
    let back = String(data: Data(base64Encoded: hello)!, encoding: .utf8)!
    let none = Data(base64Encoded: "a") == nil
    return "\(hello) \(back) \(none) \(Data("ab".utf8).base64EncodedString()) \(Data("abc".utf8).base64EncodedString())"
    """##,
    gives: "aGVsbG8= hello true YWI= YWJj"),
  Snippet(
    "bytes as texts",
    ##"""
    let bytes: [UInt8] = [104, 105]
    return "\(String(decoding: bytes, as: UTF8.self)) \(String(bytes: bytes, encoding: .utf8)!)"
    """##,
    gives: "hi hi"),
  Snippet(
    "the parts of an address",
    ##"""
    let url = URL(string: "https://me@a.b:80/c/d.txt?q=1#f")!
    let parts = [url.scheme!, url.host()!, url.host!, url.path, url.path(), url.query!, url.query()!, url.fragment!]
    let shorter = url.deletingPathExtension().lastPathComponent
    let plain = URL(string: "https://a.b")!
    return parts.joined(separator: " ") + " \(shorter) \(plain.query == nil) \(plain.fragment == nil) \(url.port!)"
    """##,
    gives: "https a.b a.b /c/d.txt /c/d.txt q=1 q=1 f d true true 80"),
  Snippet(
    "addresses that change",
    ##"""
    let url = URL(string: "https://a.b/c/d.txt?q=1")!
    return "\(url.appendingPathComponent("e")) \(url.deletingLastPathComponent()) \(url.appending(path: "f"))"
    """##,
    gives: "https://a.b/c/d.txt/e?q=1 https://a.b/c/?q=1 https://a.b/c/d.txt/f?q=1"),
  Snippet(
    "the order of texts as people sort them",
    ##"""
    let names = ["b10", "B9", "a2", "a02", "a10"]
    let sorted = names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    let numeric = "9".compare("10", options: .numeric) == .orderedAscending
    let folded = "A".compare("a", options: [.caseInsensitive, .numeric]) == .orderedSame
    return "\(sorted.first!) \(sorted.suffix(3)) \(numeric) \(folded) \("a".localizedCompare("B") == .orderedAscending)"
    """##,
    gives: ##"a2 ["a10", "B9", "b10"] true true true"##),
  Snippet(
    "patterns in texts",
    ##"""
    let mail = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"
    let good = "a@b.co".range(of: mail, options: .regularExpression) != nil
    let bad = "a@b".range(of: mail, options: .regularExpression) != nil
    let found = "xAy".range(of: "a", options: .caseInsensitive) != nil
    let digits = "a1b22".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression)
    return "\(good) \(bad) \(found) \(digits)"
    """##,
    gives: "true false true a#b#"),
  Snippet(
    "sets of characters",
    ##"""
    let lines = "a\nb c".components(separatedBy: .newlines)
    let digits = "a1b2".components(separatedBy: CharacterSet.decimalDigits.inverted).joined()
    let trimmed = " .a. ".trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
    return "\(lines) \(digits) \(trimmed) \("ABC".folding(options: .caseInsensitive, locale: nil))"
    """##,
    gives: ##"["a", "b c"] 12 a abc"##),
  Snippet(
    "formatters of numbers",
    ##"""
    func text(_ style: NumberFormatter.Style, _ number: Double, most: Int? = nil) -> String {
      let formatter = NumberFormatter()
      formatter.numberStyle = style
      if let most { formatter.maximumFractionDigits = most }
      return formatter.string(from: NSNumber(value: number)) ?? "nil"
    }
    return "\(text(.decimal, 1234.56789)) \(text(.decimal, 3.14, most: 1)) \(text(.percent, 1)) \(text(.currency, 5))"
    """##,
    gives: "1,234.568 3.1 100% $5.00"),
  Snippet(
    "sorting as people do, and sizes",
    ##"""
    let size = CGSize(width: 3, height: 4)
    return "\(["b10", "b9"].sorted(using: .localizedStandard)) \(size.width > 2) \(size.height)"
    """##,
    gives: ##"["b9", "b10"] true 4.0"##),
  Snippet(
    "months and years later",
    ##"""
    let calendar = Calendar.current
    let date = Date(timeIntervalSince1970: 30 * 86_400)
    let next = calendar.date(byAdding: .month, value: 1, to: date)!
    let before = calendar.date(byAdding: .month, value: -2, to: date)!
    let leap = calendar.date(byAdding: .year, value: 2, to: next)!
    return "\(next) \(before) \(leap)"
    """##,
    gives: "1970-02-28 00:00:00 +0000 1969-11-30 00:00:00 +0000 1972-02-28 00:00:00 +0000"),
  Snippet(
    "fields of dates",
    ##"""
    let date = Date(timeIntervalSince1970: 0)
    return "\(date.formatted(.dateTime.day().month().year())) \(date.formatted(.iso8601)) \(date.formatted(date: .numeric, time: .omitted))"
    """##,
    gives: "Jan 1, 1970 1970-01-01T00:00:00Z 1/1/1970"),
]

/// What ends the app, since nobody knows what it gives.
let unknownSnippets: [Snippet] = [
  unknownValue(
    "a decoded value in a text",
    "struct P: Codable { var name: String }",
    "let p = try! JSONDecoder().decode(P.self, from: Data())\nreturn \"hi \\(p.name)\"", "JSONDecoder.decode"),
  unknownValue(
    "a decoded value that is compared to nil", "struct P: Codable { var name: String }",
    "let p = try? JSONDecoder().decode(P.self, from: Data())\nreturn p == nil ? \"nil\" : \"some\"",
    "JSONDecoder.decode"),
  unknownValue(
    "encoded data as a text", "",
    "return String(data: try! JSONEncoder().encode([1]), encoding: .utf8) ?? \"nil\"", "JSONEncoder.encode"),
  unknownValue("a mirror", "", "return \"\\(Mirror(reflecting: 1).children.count)\"", "Mirror"),
  unknownValue(
    "an attributed text", "", "return NSMutableAttributedString(string: \"x\").string", "NSMutableAttributedString"),
  unknownValue(
    "a predicate", "", "return NSPredicate(format: \"SELF MATCHES %@\", \"a\").evaluate(with: \"a\") ? \"m\" : \"n\"",
    "NSPredicate.evaluate"),
  unknownValue(
    "a file that may be there", "", "return FileManager.default.fileExists(atPath: \"/a\") ? \"yes\" : \"no\"",
    "FileManager.default.fileExists"),
  unknownValue("the locale's currency", "", "return Locale.current.currencyCode ?? \"nil\"", "Locale.currencyCode"),
  unknownValue(
    "parts of a calendar", "",
    "return \"\\(Calendar.current.dateComponents([.day], from: Date(), to: Date()).day ?? -1)\"",
    "Calendar.current.dateComponents"),
  unknownValue(
    "the type of what nobody knows", "", "return Api.shared.mode is Int ? \"is\" : \"no\"", "Api.shared.mode"),
  unknownValue(
    "what nobody knows beside nil", "", "return Api.shared.user == nil ? \"nil\" : \"some\"", "Api.shared.user"),
  unsupportedPiece(
    "a part of bytes", "let bytes = Data(\"abc\".utf8)\nreturn \"\\(bytes[0..<2].count)\"",
    "this subscript of a value of type 'Data'"),
  unknownValue(
    "a part of a tuple", "", "let (data, answer) = Net.load()\nreturn \"\\(data.count) \\(answer)\"", "Net.load"),
  unsupportedPiece(
    "numbers in words",
    "let f = NumberFormatter()\nf.numberStyle = .spellOut\nreturn f.string(from: 3) ?? \"nil\"",
    "'.spellOut' as the style of a number"),
  unsupportedPiece("a list of choices", "return [\"a\", \"b\"].formatted(.list(type: .or))", "the style of a list"),
  unsupportedPiece("a duration in a text", "return \"\\(Duration.seconds(3))\"", "'seconds' as a value"),
  unsupportedPiece(
    "the notation of a number", "return 1234567.formatted(.number.notation(.compactName))",
    "'.notation' as the style of a number"),
  unsupportedPiece(
    "the contents of a file", "return (try? String(contentsOf: URL(string: \"a\")!)) ?? \"nil\"",
    "'String(contentsOf:)'", hint: "stub the function that it stands in"),
  unsupportedPiece(
    "accents that are taken off", "return \"é\".folding(options: .diacriticInsensitive, locale: nil)",
    "the option 'diacriticInsensitive' of 'folding'"),
  unsupportedPiece(
    "a search from the end", "return \"\\(\"a\".range(of: \"a\", options: .backwards) == nil)\"",
    "the option 'backwards' of 'range'"),
  unsupportedPiece("a property of a text", "let s = \"a\"\nreturn \"\\(s.isNonsense)\"", "'isNonsense' as a value"),
  unsupportedPiece(
    "a property of an address", "return \"\\(URL(string: \"a\")!.isNonsense == nil)\"",
    "'isNonsense' on a value of type 'URL'"),
  unsupportedPiece(
    "a method of a date", "return \"\\(Date().nonsense())\"", "'nonsense' on a value of type 'Date'"),
  unsupportedPiece(
    "a style of dates", "return Date().formatted(.relative(presentation: .named))",
    "'.relative' as the style of a date"),
  unsupportedPiece(
    "a duration as a text", "return Duration.seconds(90).formatted()", "'formatted' on a value of type 'Type'",
    hint: "write it with what is supported, or move it out of the view"),
  unsupportedPiece(
    "a part of a property that nobody knows", "let s = \"a\"\nreturn s.nonsense.count == 1 ? \"one\" : \"no\"",
    "'nonsense' as a value"),
  unsupportedPiece(
    "a formatter of sizes", "return ByteCountFormatter().string(fromByteCount: 1024)",
    "'string' on a value of type 'ByteCountFormatter'"),
]

private func unknownValue(_ name: String, _ declarations: String, _ code: String, _ written: String) -> Snippet {
  Snippet(name, declarations: declarations, code, gives: "CRASH what '\(written)' gives back is not in this file")
}

private func unsupportedPiece(
  _ name: String, _ code: String, _ piece: String, hint: String = "move it out of the view, or stub what it gives back"
) -> Snippet {
  Snippet(name, code, gives: "CRASH \(piece) is not interpreted: \(hint)")
}
