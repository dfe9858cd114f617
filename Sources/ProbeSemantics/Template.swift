/// A text with places for values, its names resolved.
struct Template: Hashable, Sendable {
  /// What stands for itself, or the value with that position.
  enum Part: Hashable, Sendable {
    case text(ExactText)
    case slot(Int)
  }

  /// The parts in their order; no text is empty.
  var parts: [Part]

  /// The text without places for values that is `text`.
  init(_ text: String) {
    parts = text.utf8.isEmpty ? [] : [.text(ExactText(text))]
  }

  /// The text made of `parts`.
  init(parts: [Part]) {
    self.parts = parts
  }

  /// The position of the first value, if there is a place for one.
  var firstSlot: Int? {
    for case .slot(let slot) in parts { return slot }
    return nil
  }

  /// Whether a part stands for itself: then the text is never empty.
  var hasText: Bool {
    parts.contains { part in
      if case .text = part { true } else { false }
    }
  }

  /// The text with `values` in its places.
  func text(with values: [String]) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let own): text += own.text
      case .slot(let slot): text += values[slot]
      }
    }
    return text
  }

  /// The text with other texts in its places, which have places themselves.
  func inserting(_ arguments: [Template]) -> Template {
    var result: [Part] = []
    for part in parts {
      switch part {
      case .text: result.append(part)
      case .slot(let slot): result += arguments[slot].parts
      }
    }
    return Template(parts: result)
  }
}
