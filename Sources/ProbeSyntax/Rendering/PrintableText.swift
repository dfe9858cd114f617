extension String {
  /// Whether it is printable ASCII alone: shown as it is written, a column a byte.
  package var isPrintableASCII: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
