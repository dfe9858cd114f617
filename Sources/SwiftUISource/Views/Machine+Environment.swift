import PresentationRuntime

extension Machine {
  /// What `@Environment(\.key)` reads where nobody gave a value.
  func environmentValue(_ key: Int, isOptional: Bool) throws(Interruption) -> SwiftValue {
    if case .computed(let accessors)? = program.extensions[.EnvironmentValues]?.members[key] {
      return try call(accessors.getter, .symbol(SymbolValue(Word.EnvironmentValues.rawValue)), [])
    }
    if case .stored(let index)? = program.extensions[.EnvironmentValues]?.members[key],
      let property = program.extensions[.EnvironmentValues]?.stored[index]
    {
      // `@Entry var name = value`
      return try defaultValue(of: property, self: .unit) ?? .none
    }
    switch Word(rawValue: key) {
    case .isEnabled: return .bool(true)
    case .isSearching, .accessibilityReduceMotion, .accessibilityReduceTransparency, .accessibilityVoiceOverEnabled:
      return .bool(false)
    case .colorScheme: return .symbol(SymbolValue(Word.light.rawValue))
    case .scenePhase: return .symbol(SymbolValue(Word.active.rawValue))
    case .horizontalSizeClass:
      let word = host.settings.profile.isPad ? Word.regular : .compact
      return .symbol(SymbolValue(word.rawValue))
    case .verticalSizeClass: return .symbol(SymbolValue(Word.regular.rawValue))
    case .layoutDirection: return .symbol(SymbolValue(Word.leftToRight.rawValue))
    case .displayScale: return .double(3)
    case .locale: return .foreign(Foreign(.single(.Locale)))
    case .calendar: return .foreign(Foreign(.single(.Calendar)))
    case .timeZone: return .foreign(Foreign(.single(.TimeZone)))
    case .managedObjectContext?, .modelContext?: return .opaque(OpaqueValue(name(key)))
    default: break
    }
    if isOptional { return .none }
    guard key >= 0 else { return .none }
    return Word(rawValue: key) == nil ? .opaque(OpaqueValue(name(key))) : .symbol(SymbolValue(key))
  }
}
