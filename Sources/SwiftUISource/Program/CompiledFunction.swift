/// A function, initializer, accessor or closure in its compiled form.
struct CompiledFunction: Sendable {
  /// A parameter; its value lies in the slot of its number plus one.
  struct Parameter: Sendable {
    /// The label at the call; -1 without one.
    var label: Int
    var shape: Shape
    var hasDefault: Bool
    var isVariadic: Bool
    var isInOut: Bool
    /// Whether the argument is a closure that is a view builder.
    var isBuilder: Bool
    /// Whether the parameter takes a function.
    var isFunction: Bool
  }

  /// Its name, for messages.
  var name: String
  var parameters: [Parameter]
  var code: [Instruction] = []
  /// The place in the source of each instruction.
  var offsets: [UInt32] = []
  /// The number of slots, `self` or the closure included.
  var slotCount = 1
  var isMutating = false
  var isStatic = false
  var isAsync = false
  /// Whether it is `init?`.
  var isFailing = false
  /// Whether the shorthand `$0` counts its parameters.
  var isShorthand = false
  var result: Shape = .unknown
  /// The type it belongs to.
  var type = -1
  var offset = 0

  /// Whether arguments in order and without labels other than these go straight to the parameters.
  var isPlain: Bool {
    !parameters.contains { $0.isVariadic }
  }
}
