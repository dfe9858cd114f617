#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program `probe-run`.
public enum CommandLineTool {
  /// Runs the command that the process was started with, and ends the process with its exit code.
  public static func runAndExit() -> Never {
    exit(0)
  }
}
