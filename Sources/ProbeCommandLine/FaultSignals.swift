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

  /// Gives the calling thread a stack for the moment when its own one has run over, unless it has one already.
  ///
  /// Gives back what `releaseThread` takes at the end of the thread.
  @discardableResult
  static func prepareThread() -> UnsafeMutableRawPointer? {
    var present = stack_t()
    let isThere = sigaltstack(nil, &present) == 0 && present.ss_flags & Int32(SS_DISABLE) == 0
    if isThere, present.ss_size >= smallestStackSize { return nil }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    return stack.ss_sp
  }

  /// Takes back the stack that `prepareThread` gave to the calling thread.
  static func releaseThread(_ given: UnsafeMutableRawPointer?) {
    guard let given else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    // Darwin looks at the size even so.
    none.ss_size = stackSize
    sigaltstack(&none, nil)
    given.deallocate()
  }

  private static let stackSize = 1 << 16
  /// What the handler needs, and the frame that the system puts below it.
  private static let smallestStackSize = 1 << 14

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
