#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Broken invariants of ours: they trap, and the program then says whose fault that is and ends with its exit code.
enum FaultSignals {
  /// Listens from now on.
  static func listen() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | Int32(SA_ONSTACK)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in FaultSignals.end() }
      #else
        action.__sigaction_handler.sa_handler = { _ in FaultSignals.end() }
      #endif
      sigaction(signal, &action, nil)
      sigaddset(&signals, signal)
    }
    // Whoever started the program may have blocked them for itself.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    prepareThread()
  }

  /// Gives the calling thread a stack for the moment when its own one has run over.
  static func prepareThread() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// Says what happened with nothing but what a signal handler may call.
  private static func end() -> Never {
    let sentence: StaticString = """
      error[fault]: probe-run broke a rule of its own; this is a bug in probe-run, not in your scripts
        = hint: please report it, with the command line and the script

      """
    _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
    _exit(ExitCode.fault.rawValue)
  }
}
