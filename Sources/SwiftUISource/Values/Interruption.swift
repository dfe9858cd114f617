import PresentationRuntime

/// What ends the normal run of a program.
enum Interruption: Error {
  case crash(AppCrash)
  /// A thrown error of the program.
  case thrown(SwiftValue)
}
