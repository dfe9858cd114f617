/// Numbers, sizes and positions that have no place where they are used.
let brokenNumbers: [Snippet] = [
  Snippet("negate", "var n = Int.min\nn.negate()\nreturn \"\\(n)\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("minus", "let n = Int.min\nreturn \"\\(-n)\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("abs", "return \"\\(abs(Int.min))\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("magnitude", "return \"\\(Int.min.magnitude)\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("a quotient", "return \"\\(Int.min / -1)\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("a remainder", "return \"\\(Int.min % -1)\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("a multiple", "return \"\\(Int.min.isMultiple(of: -1))\"", gives: "true"),
  Snippet(
    "quotient and remainder", "return \"\\(Int.min.quotientAndRemainder(dividingBy: -1))\"",
    gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("advanced", "return \"\\(Int.max.advanced(by: 1))\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("distance", "return \"\\(Int.min.distance(to: Int.max))\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("a sum", "return \"\\(Int.max + 1)\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet("a shift", "return \"\\(1 << Int.max) \\(1 >> Int.min)\"", gives: "0 0"),
  Snippet(
    "no number", "return \"\\(Int(0.0 / 0.0))\"",
    gives: "CRASH Fatal error: Double value cannot be converted to Int because it is either infinite or NaN"),
  Snippet(
    "a huge number", "return \"\\(Int(1e300))\"",
    gives: "CRASH Fatal error: Double value cannot be converted to Int because the result would be greater than Int.max"
  ),
  Snippet(
    "intValue", "return \"\\((1e300).intValue)\"",
    gives: "CRASH Fatal error: Double value cannot be converted to Int because the result would be greater than Int.max"
  ),
  Snippet(
    "formats", "return String(format: \"%d %x\", 1e300, Double.nan)",
    gives: "CRASH Fatal error: Double value cannot be converted to Int because the result would be greater than Int.max"
  ),
  Snippet(
    "formats of Int.max", "return String(format: \"%d %X\", Int.max, Int.max)",
    gives: "9223372036854775807 7FFFFFFFFFFFFFFF"),
  Snippet(
    "formatted", "return \"\\((1e300).formatted()) \\(Double.nan.formatted()) \\(Int.max.formatted())\"",
    gives: "1e+300 nan 9,223,372,036,854,775,807"),
  Snippet(
    "strides", "return \"\\(stride(from: Int.max - 1, through: Int.max, by: 1))\"",
    gives: "[9223372036854775806, 9223372036854775807]"),
  Snippet("fine strides", "return \"\\(stride(from: 1e18, to: 1e18 + 1000, by: 1.0).count)\"", gives: "960"),
  Snippet(
    "endless strides", "return \"\\(stride(from: 0, to: Double.infinity, by: 1).count)\"",
    gives: "CRASH the app does not come to rest: a value of the view leaves more work after 2000000 rounds"),
  Snippet(
    "no stride", "return \"\\(stride(from: 0, to: 1, by: 0).count)\"",
    gives: "CRASH Fatal error: Stride size must not be zero"),
  Snippet(
    "a range upside down", "return \"\\(3..<1)\"", gives: "CRASH Fatal error: Range requires lowerBound <= upperBound"),
  Snippet(
    "a closed range to the end", "return \"\\([1, 2][0...Int.max])\"", gives: "CRASH Fatal error: Range out of bounds"),
  Snippet(
    "all numbers", "return \"\\((Int.min...Int.max).count)\"",
    gives: "CRASH the app does not come to rest: a value of the view leaves more work after 2000000 rounds"),
  Snippet(
    "a prefix", "return \"\\([1].prefix(-1))\"",
    gives: "CRASH Fatal error: Can't take a negative number of elements from a collection"),
  Snippet(
    "a text's prefix", "return \"abc\".prefix(upTo: -1)", gives: "CRASH Fatal error: String index is out of bounds"),
  Snippet(
    "a text's end", "return \"abc\".prefix(through: Int.max)", gives: "CRASH Fatal error: String index is out of bounds"
  ),
  Snippet(
    "a text's rest", "return \"abc\".suffix(from: -4)", gives: "CRASH Fatal error: String index is out of bounds"),
  Snippet(
    "a text's first", "var t = \"abc\"\nt.removeFirst(-1)\nreturn t",
    gives: "CRASH Fatal error: Can't remove more items from a collection than it contains"),
  Snippet(
    "a text's place", "var t = \"abc\"\nt.remove(at: -1)\nreturn t",
    gives: "CRASH Fatal error: String index is out of bounds"),
  Snippet(
    "a text's insertion", "var t = \"abc\"\nt.insert(\"x\", at: -1)\nreturn t",
    gives: "CRASH Fatal error: String index is out of bounds"),
  Snippet(
    "a text's index", "return \"\\(\"abc\".index(Int.max, offsetBy: Int.max))\"",
    gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet(
    "an array's index", "return \"\\([1].index(after: Int.max))\"", gives: "CRASH Fatal error: arithmetic overflow"),
  Snippet(
    "padding", "return \"abc\".padding(toLength: -1, withPad: \" \", startingAt: 0)",
    gives: "CRASH Fatal error: Can't take a prefix of negative length from a collection"),
  Snippet(
    "splits", "return \"\\(\"a b\".split(separator: \" \", maxSplits: -1))\"",
    gives: "CRASH Fatal error: Must take zero or more splits"),
  Snippet(
    "a huge text", "return String(repeating: \"ab\", count: Int.max)",
    gives: "CRASH the app does not come to rest: a value of the view leaves more work after 2000000 rounds"),
  Snippet(
    "a huge array", "return \"\\(Array(repeating: 1, count: Int.max).count)\"",
    gives: "CRASH the app does not come to rest: a value of the view leaves more work after 2000000 rounds"),
  Snippet(
    "a growing text",
    "let t = String(repeating: \"a\", count: 1_000_000)\nreturn t.replacingOccurrences(of: \"a\", with: t)",
    gives: "CRASH the app does not come to rest: a value of the view leaves more work after 2000000 rounds"),
  Snippet(
    "a growing description",
    "let t = Array(repeating: String(repeating: \"a\", count: 1_000_000), count: 1000)\nreturn \"\\(t)\"",
    gives: "CRASH the app does not come to rest: a value of the view leaves more work after 2000000 rounds"),
  Snippet(
    "moves", "var a = [1, 2]\na.move(fromOffsets: [0], toOffset: Int.min)\nreturn \"\\(a)\"",
    gives: "CRASH Fatal error: Index out of range"),
  Snippet(
    "a far date",
    "return Date(timeIntervalSince1970: 1e300).formatted() + \" \\(Date(timeIntervalSince1970: Double.nan))\"",
    gives: "7/10/95068216, 5:20 AM 2001-01-01 00:00:00 +0000"),
  Snippet(
    "a date of a calendar",
    "return \"\\(Calendar.current.component(.year, from: Date(timeIntervalSinceNow: -1e300)))\"", gives: "-95064215"),
  Snippet("a radix", "return String(255, radix: 1) + String(255, radix: 16)", gives: "255ff"),
  Snippet(
    "nested loops of the library",
    "let a = Array(0..<1000)\nreturn \"\\(a.map { x in a.map { y in a.map { z in z } } }.count)\"",
    gives: "CRASH the app does not come to rest: the view's code leaves more work after 5000000 rounds"),
  Snippet(
    "zip without end", "return \"\\(zip((Int.max - 1)..., [1, 2, 3]).count)\"",
    gives: "CRASH Fatal error: arithmetic overflow"),
]
