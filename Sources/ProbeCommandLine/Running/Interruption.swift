import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The interrupt key: a first press ends the run after the tests that are running, a second one ends the program.
enum Interruption {
  private static let flag = Atomic<Bool>(false)
  /// The ends of a pipe into which the handler writes, so that whoever waits for input wakes up.
  private static let wakeReader = Atomic<Int32>(-1)
  private static let wakeWriter = Atomic<Int32>(-1)

  /// Whether the person wants the run to end.
  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Listens from now on.
  static func listen() {
    // All is made here, so that the handler finds it ready.
    flag.store(false, ordering: .relaxed)
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      wakeReader.store(ends[0], ordering: .relaxed)
      wakeWriter.store(ends[1], ordering: .relaxed)
    }
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    // The second press finds the system's own way of ending a program.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in Interruption.note() }
    #else
      action.__sigaction_handler.sa_handler = { _ in Interruption.note() }
    #endif
    var earlier = sigaction()
    sigaction(SIGINT, &action, &earlier)
    if isIgnored(earlier) {
      // Started in the background: the key is meant for others.
      sigaction(SIGINT, &earlier, nil)
      return
    }
    // Whoever started the program may have blocked the signal for itself.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits until `descriptor` has input or its end; throws if the key is pressed first.
  static func waitForInput(_ descriptor: Int32) throws(SystemError) {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeReader.load(ordering: .relaxed), events: Int16(POLLIN), revents: 0),
    ]
    while poll(&requests, 2, -1) < 0 {
      if errno != EINTR { return }
    }
    if isRequested { throw .interrupted }
  }

  /// What the signal handler does: nothing but what one may do.
  private static func note() {
    flag.store(true, ordering: .relaxed)
    let number = errno
    var byte: UInt8 = 0
    _ = write(wakeWriter.load(ordering: .relaxed), &byte, 1)
    errno = number
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
