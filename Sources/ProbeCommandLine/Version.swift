/// What the program says of itself.
enum Version {
  /// The version of the tool.
  static let number = "0.1.0"
  /// The line that `--version` shows.
  static let text = "probe-run \(number)\n"
}
