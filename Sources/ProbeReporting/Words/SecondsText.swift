/// A duration in seconds with three decimals, as machines read it.
enum SecondsText {
  /// `1.250`.
  static func of(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let rounded = (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    let thousandths = String(rounded % 1000)
    return "\(seconds + rounded / 1000)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
  }
}
