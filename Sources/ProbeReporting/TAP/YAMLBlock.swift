/// What TAP tells of a failed test below its line, as a block of YAML.
struct YAMLBlock {
  private let members: [(name: String, value: String?)]

  /// A block of `members`; those without a value are left out.
  init(_ members: [(name: String, value: String?)]) {
    self.members = members
  }

  /// The block, indented by `indent` spaces.
  func text(indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var text = "\(margin)---\n"
    for case (let name, let value?) in members { text += "\(margin)\(name): \(TAPText.yaml(value))\n" }
    return text + "\(margin)...\n"
  }
}
