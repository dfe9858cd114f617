#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What one run of `probe-run` in a process of its own cost.
struct ChildProcess {
  /// The time on all cores, the system's for it included.
  var time: Duration
  /// The most memory that it had at once, in bytes.
  var peakBytes: Int

  /// Runs `probe-run` with `arguments`, lets nothing of what it says through, and waits for its end.
  init(_ arguments: [String]) {
    var process = pid_t()
    let words = (["probe-run"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    fflush(nil)
    let started = Silence.keep { posix_spawn(&process, Self.program, nil, nil, words + [nil], environ) }
    precondition(started == 0, "the program cannot be started again")
    var status: Int32 = 0
    var usage = rusage()
    precondition(wait4(process, &status, 0, &usage) == process, "the started program is gone")
    precondition(status == 0, "the scripts that are measured do not pass")
    time = Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime)
    #if canImport(Darwin)
      peakBytes = usage.ru_maxrss
    #else
      peakBytes = usage.ru_maxrss * 1024
    #endif
  }

  /// The file of this program.
  private static var program: String {
    guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
    defer { free(path) }
    return String(cString: path)
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
  }
}
