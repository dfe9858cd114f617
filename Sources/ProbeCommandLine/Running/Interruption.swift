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

  /// Whether the person wants the run to end.
  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Listens from now on.
  static func listen() {
    // The flag is made here, so that the handler finds it ready.
    flag.store(false, ordering: .relaxed)
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    // The second press finds the system's own way of ending a program.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in Interruption.flag.store(true, ordering: .relaxed) }
    #else
      action.__sigaction_handler.sa_handler = { _ in Interruption.flag.store(true, ordering: .relaxed) }
    #endif
    sigaction(SIGINT, &action, nil)
  }
}
