/// The options of a command line, with what was said behind each.
///
/// A list, since there are few: making the first dictionary with a kind of key costs much at the start.
struct OptionValues {
  private var given: [(option: Option, values: [String])] = []

  /// What was said behind an option; nil if it does not stand there.
  subscript(option: Option) -> [String]? { given.first { $0.option == option }?.values }

  /// Adds a value of an option.
  mutating func append(_ value: String, for option: Option) {
    if let index = given.firstIndex(where: { $0.option == option }) {
      given[index].values.append(value)
    } else {
      given.append((option, [value]))
    }
  }
}
