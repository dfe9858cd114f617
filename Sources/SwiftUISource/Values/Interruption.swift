import PresentationRuntime

/// What ends the normal run of a program.
enum Interruption: Error {
  case crash(AppCrash)
  /// A thrown error of the program, by its number in the machine.
  case thrown(Int)
}
