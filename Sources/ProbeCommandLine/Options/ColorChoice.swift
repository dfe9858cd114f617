/// `--color`: when output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal that can, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}
