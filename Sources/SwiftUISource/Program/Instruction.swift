/// One step of a compiled function.
struct Instruction: Sendable {
  var operation: Operation
  var a: Int32
  var b: Int32

  init(_ operation: Operation, _ a: Int = 0, _ b: Int = 0) {
    self.operation = operation
    self.a = Int32(truncatingIfNeeded: a)
    self.b = Int32(truncatingIfNeeded: b)
  }
}
