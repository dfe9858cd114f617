/// The number that `text` spells in plain digits; nil for a sign, another script's digits, or too large a number.
func wholeNumber(_ text: some StringProtocol) -> Int? {
  guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return nil }
  return Int(text)
}
