/// How much an app may do before it counts as endless.
enum Limits {
  /// Turns that queued actions set going one after the other (R9).
  static let turnsInRow = 8
  /// How deep views may be nested within one layer.
  static let views = 100
  /// How deep elements and modifiers may be nested within one layer.
  static let elements = 1_000
  /// Elements built in one turn.
  static let elementsInTurn = 1_000_000
  /// Blocks and task steps that run before the app must be at rest.
  static let jobsInOneRest = 20_000
  /// Steps of presentations coming and going before the app must be at rest.
  static let transitionsInOneRest = 1_000
  /// Bodies evaluated in one turn.
  static let evaluationsInTurn = 200_000
  /// Steps of code that take as long as an element does.
  static let stepsPerElement = 50
  /// Steps of code that take as long as beginning and ending a stretch of it does.
  static let stepsPerStretch = 20
  /// Steps of code that take as long as reaching a limit does.
  static let stepsOfLimit = 5_000_000
}
