/// The parts of an address, as it is written.
struct URLParts {
  var scheme: String?
  /// User, host and port; nil where no `//` stands.
  var authority: String?
  var path: String
  var query: String?
  var fragment: String?

  init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    let colon = rest.firstIndex(of: ":")
    if let colon, colon != rest.startIndex, !rest[..<colon].contains("/") {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  var host: String? {
    guard let authority else { return nil }
    let afterUser = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = afterUser.prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }

  var port: Int? {
    guard let colon = authority?.lastIndex(of: ":"), let authority else { return nil }
    return Int(authority[authority.index(after: colon)...])
  }

  func replacingPath(with path: String) -> String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path
      + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }
}
