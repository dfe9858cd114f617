/// What one instruction of a compiled function does; `a` and `b` are its operands.
///
/// The stack is written from bottom to top: `base, value -> base` takes two and leaves one.
enum Operation: UInt8, Sendable {
  /// Array literal of `a` values
  case array
  /// `left, right -> value`; `a` is a `BinaryOperator`, `b` a call site for an operator of the file's own
  case binary
  /// `-> builder group` of `a` values
  case builderGroup
  /// `value -> branch a`
  case branch
  /// `function slot, arguments -> result`; `a` is the function, `b` the site
  case callFunction
  /// `unused, arguments -> result` of a library function or type; `a` is the site
  case callLibrary
  /// `receiver, arguments -> result` (and the receiver, where the site says that it may change)
  case callMethod
  /// `self, arguments -> result` of the superclass's method; `a` the site, `b` the class
  case callSuper
  /// `unused, arguments -> new self`, `a` the site, `b` the type; `self.init` and `super.init`
  case callInitializer
  /// `callee, arguments -> result`
  case callValue
  /// `value -> value`, brought to the shape `a`
  case coerce
  /// `value -> value`, `a` a shape, `b` a `CastKind`
  case cast
  /// `unused, arguments -> new value` of the type `b`; `a` the site
  case construct
  case constant
  /// `value -> elements`: pushes the `a` parts of a tuple, last on top
  case destructure
  /// Dictionary literal of `a` pairs
  case dictionary
  case double
  case duplicate
  /// Leaves the `do` block
  case endTry
  /// `name, arguments…` of an enum case made directly: `a` type, `b` case; the site's count lies in the constant
  case enumCase
  case forceUnwrap
  /// `iterator -> iterator, value` or jumps to `a` when it is at its end
  case iterate
  case integer
  /// Number in `a`: slot where a missing argument lies; jumps to `b` if one was given
  case jumpIfGiven
  case jump
  case jumpIfFalse
  /// Jumps with nil left on the stack, else keeps the value
  case jumpIfNil
  /// Takes the value and jumps if it is nil, else keeps it
  case popJumpIfNil
  /// Takes the value; jumps if it is not to be written back: a reference, or nothing that changed
  case jumpIfNotWritten
  case jumpIfTrue
  case loadBox
  case loadCapture
  case loadCaptureBox
  case loadGlobal
  case loadLocal
  /// `base -> value`; `a` is the site
  case member
  /// Makes a closure of the function `a`; its captures lie on the stack
  case makeClosure
  /// `base -> iterator`
  case makeIterator
  /// `pattern, subject -> bool`
  case matchExpression
  /// `subject -> bool`; `a` is the site with the name, `b` the number behind that of the enum it is written with
  case matchCase
  /// `value -> bool`; `a` is the shape
  case matchType
  case metatype
  /// Puts the value of slot `a` into a box
  case newBox
  case nilValue
  case not
  /// The place of an edit: the host takes note that it was reached
  case noteFault
  /// A place where an edit could be made: the host takes note that it was reached
  case notePlace
  /// `number -> number` of the type `a`; outside of its bounds the lowest bits where `b` is 1, else the end of the app
  case narrow
  /// `value -> negated`
  case negate
  /// A name that is not known: reading through it is allowed
  case opaque
  /// `enum value -> payload a`; `b` is 1 where the payload has several patterns
  case payload
  case pop
  /// Gives the new instance in slot 0 the values of its declarations; `a` is the type
  case setDefaults
  /// Takes the value under the top away
  case popBelow
  /// `base -> projected`: `$name`; `a` is the site
  case projection
  case pushHandler
  case range
  case returnValue
  /// `value, base -> base`
  case setMember
  /// `value, base, arguments -> base`
  case setSubscript
  /// `value ->`, `a` the stored property of `self` in slot 0: an initializer sets it
  case setWrapper
  case storeBox
  case storeCaptureBox
  case storeGlobal
  case storeLocal
  /// `placeholder, a values, value -> value, a values`
  case placeUnder
  /// `optional -> text`, as an interpolation writes it
  case describeOptional
  /// `parts -> text`, `a` parts
  case interpolate
  /// `base, arguments -> value`
  case subscriptAccess
  case swap
  /// `.name`; `a` is the site
  case symbol
  /// `value -> its type`; a type stays as it is
  case `self`
  /// Moves the value of slot `a` out, unless it is a reference
  case takeLocal
  case takeBox
  case takeCaptureBox
  /// Like `member`, but moves a stored value out of an instance
  case takeMember
  case throwError
  /// `tuple -> element`
  case tuple
  case tupleElement
  case unit
  case boolean
  /// `error ->` of a `try!`: the end of the app
  case crashForced
  /// A piece that is not interpreted; `a` is its number
  case unsupported
  /// `value -> resolved value`: waits for an `async let` or a task
  case wait
  /// `-> instance`: a key path of the site `a` steps
  case keyPath
  /// `-> value` of `#file` and the like
  case setTuple
}
