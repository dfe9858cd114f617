#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps what is said on standard output from being seen.
enum Silence {
  /// Does `work`, and lets nothing of what it says through.
  static func keep<Result>(_ work: () -> Result) -> Result {
    fflush(nil)
    let output = dup(1)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, 1)
    let result = work()
    dup2(output, 1)
    close(nowhere)
    close(output)
    return result
  }
}
