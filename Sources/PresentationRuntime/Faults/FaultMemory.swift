/// What the app's fault has to remember during one launch.
struct FaultMemory {
  /// What the first share sheet was made with.
  var keptSheet: ActivitySheet?
  /// The presenters, by their numbers, whose presentation is the second of two.
  var repeatedPresenters: Set<Int> = []
  /// The controllers that code presented, and that came up once more.
  var repeatedControllers: [Controller] = []
}
