/// A value read from JSON.
enum JSONValue: Sendable {
  case array([JSONValue])
  case flag(Bool)
  case null
  /// A number; nil where it is not a whole one that fits.
  case number(Int?)
  /// The members in the order of the text.
  case object([(name: String, value: JSONValue)])
  case text(String)
}
