import PresentationRuntime

extension UserGesture {
  /// The gesture as a script says it, in single quotes.
  var words: String {
    switch self {
    case .choose(let label): "'choose \(label)'"
    case .clear(let field): "'clear \(field)'"
    case .close: "'close'"
    case .copy: "'copy'"
    case .pick(let option, let picker): "'pick \(option) in \(picker)'"
    case .setClipboard(nil): "'clear clipboard'"
    case .setClipboard(.some): "'set clipboard'"
    case .swipeDown: "'swipe down'"
    case .swipeRow(let isLeft, let label): "'swipe \(isLeft ? "left" : "right") \(label)'"
    case .tap(let label): "'tap \(label)'"
    case .tapOutside: "'tap outside'"
    case .turn(let isOn, let toggle): "'turn \(isOn ? "on" : "off") \(toggle)'"
    case .type(_, let field): "'type into \(field)'"
    }
  }
}
