/// A text that an author wrote: its name for messages, and its bytes as they were read.
public struct SourceFile: Equatable, Sendable {
  /// The path as the author gave it, `<standard input>`, or `<script 1>` for a script on the command line.
  public var path: String
  /// The whole text, byte for byte.
  public var bytes: [UInt8]

  /// A text that was read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A text that is at hand as a string.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text under `span`; invalid UTF-8 becomes U+FFFD.
  public func text(in span: SourceSpan) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }
}
