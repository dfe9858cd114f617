extension Program {
  /// The values that a row or a call gives to the names in its steps.
  public struct Values: Equatable, Sendable {
    /// The columns or parameters.
    public var names: [String]
    /// Their values, in the same order.
    public var values: [String]

    /// The `values` of `names`, in the same order.
    public init(names: [String], values: [String]) {
      self.names = names
      self.values = values
    }

    /// `statement` as it reads with the values, for people: literal texts and regular expressions stay as they are.
    public func inserted(into statement: String) -> String {
      let bytes = Array(statement.utf8)
      var result: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if let end = endOfLiteral(in: bytes, at: index) {
          result += bytes[index..<end]
          index = end
        } else if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
          let end = endOfInsertion(in: bytes, at: index)
          if let end, let value = value(of: bytes[(index + 2)..<(end - 1)]) {
            result += value.utf8
          } else {
            result += bytes[index..<(end ?? index + 2)]
          }
          index = end ?? index + 2
        } else {
          result.append(bytes[index])
          index += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    private func value(of name: ArraySlice<UInt8>) -> String? {
      names.firstIndex { $0.utf8.elementsEqual(name) }.map { values[$0] }
    }

    /// The end of `\(name)` at `start`.
    private func endOfInsertion(in bytes: [UInt8], at start: Int) -> Int? {
      guard bytes[start + 1] == UInt8(ascii: "(") else { return nil }
      return bytes[start...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
    }

    /// The end of the `'…'` or `/…/` that begins at `start` as an operand.
    private func endOfLiteral(in bytes: [UInt8], at start: Int) -> Int? {
      let quote = bytes[start]
      guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "/") else { return nil }
      guard start == 0 || " \t(,".utf8.contains(bytes[start - 1]) else { return nil }
      var index = start + 1
      while index < bytes.count {
        if quote == UInt8(ascii: "/"), bytes[index] == UInt8(ascii: "\\") {
          index += 2
        } else if bytes[index] == quote {
          return index + 1
        } else {
          index += 1
        }
      }
      return nil
    }
  }
}
