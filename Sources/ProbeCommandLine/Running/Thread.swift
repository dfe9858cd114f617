#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system that does one thing and ends.
struct Thread {
  /// Room for deep scripts and for the apps' own deep values; memory is taken only where it is used.
  private static let stackSize = 512 << 20

  private final class Body {
    // A class, because the system hands a pointer to it from one thread to the other.
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread that does `body`; nil if the system has none to give.
  ///
  /// The interrupt key is left to the thread that starts it.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let pointer = Unmanaged.passRetained(Body(body))
    let interrupt = Self.interruptOnly
    pthread_sigmask(SIG_BLOCK, [interrupt], nil)
    defer { pthread_sigmask(SIG_UNBLOCK, [interrupt], nil) }
    #if canImport(Darwin)
      var handle: pthread_t?
      let code = pthread_create(&handle, &attributes, { Self.run($0) }, pointer.toOpaque())
      guard code == 0, let handle else {
        pointer.release()
        return nil
      }
      self.handle = handle
    #else
      var handle = pthread_t()
      let code = pthread_create(&handle, &attributes, { Self.run($0) }, pointer.toOpaque())
      guard code == 0 else {
        pointer.release()
        return nil
      }
      self.handle = handle
    #endif
  }

  /// Waits for its end.
  func join() {
    pthread_join(handle, nil)
  }

  private static var interruptOnly: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    return set
  }

  private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    let stack = FaultSignals.prepareThread()
    defer { FaultSignals.releaseThread(stack) }
    if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
    return nil
  }
}
