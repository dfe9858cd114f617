#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the environment says of the place where output goes.
enum Terminal {
  /// Standard output.
  static let standardOutput = STDOUT_FILENO
  /// Standard error.
  static let standardError = STDERR_FILENO

  /// Whether a person sees what is written to `descriptor`.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Whether the terminal says that it knows no control codes.
  static var isDumb: Bool { variable("TERM") == "dumb" }

  /// How many columns the terminal has.
  static var width: Int {
    #if canImport(Glibc) || canImport(Darwin)
      var size = winsize()
      if ioctl(standardOutput, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    #endif
    return 80
  }

  /// Whether what is written to `descriptor` is coloured.
  static func isColored(_ choice: ColorChoice, _ descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal(descriptor) && variable("NO_COLOR")?.isEmpty ?? true && !isDumb
    }
  }

  /// The environment's value for `name`.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
