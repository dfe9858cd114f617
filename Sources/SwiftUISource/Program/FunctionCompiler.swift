/// Compiles the body of one function or closure.
///
/// A class, because closures inside ask the compilers around them for their variables.
final class FunctionCompiler {
  /// A variable in a slot of this function.
  struct Local {
    var slot: Int
    var isBoxed: Bool
    var shape: Shape
    var isAwaited = false
    var isComputed = false
    /// Holds a binding, and its name means the value: `{ $row in row.title }`.
    var isProjected = false
  }

  /// Where a name leads.
  enum Place {
    case local(Local)
    case capture(Int, Local)

    var local: Local {
      switch self {
      case .local(let local), .capture(_, let local): local
      }
    }
  }

  struct Loop {
    var label: Int?
    var isSwitch: Bool
    var breaks: [Int] = []
    var continues: [Int] = []
    var handlers: Int
    var deferDepth: Int
  }

  let builder: ProgramBuilder
  let parent: FunctionCompiler?
  /// The type whose members are in reach; -1 outside of types.
  let type: Int
  let generics: Set<Int>
  let isStatic: Bool
  var code: [Instruction] = []
  var offsets: [UInt32] = []
  var scopes: [[Int: Local]] = [[:]]
  var slotCount = 1
  var captures: [(name: Int, shape: Local)] = []
  var loops: [Loop] = []
  /// Exits of the optional chains that are being compiled.
  var chains: [[Int]] = []
  var handlers = 0
  /// Blocks of `defer` in the scopes that are open.
  var defers: [[CodeBlockSyntax]] = [[]]
  var resultShape: Shape = .unknown
  var isInitializer = false
  /// Whether the body's statements make views.
  var isBuilder = false
  var shorthandCount = 0
  /// Whether `$0` and its like are the arguments: a closure without named parameters.
  var hasShorthand = false
  /// Jumps of `fallthrough` to the next case, with the number of their switch.
  var fallThroughs: [(Int, Int)] = []
  var offset = 0

  init(_ builder: ProgramBuilder, parent: FunctionCompiler?, type: Int, generics: Set<Int>, isStatic: Bool) {
    self.builder = builder
    self.parent = parent
    self.type = type
    self.generics = generics
    self.isStatic = isStatic
  }

  var tree: SwiftSyntaxTree { builder.tree }

  func name(_ id: NameID) -> Int { builder.name(id) }
  func name(_ place: NamePlace) -> Int { builder.name(place) }

  // MARK: Emitting

  @discardableResult
  func emit(_ operation: Operation, _ a: Int = 0, _ b: Int = 0) -> Int {
    code.append(Instruction(operation, a, b))
    offsets.append(UInt32(truncatingIfNeeded: offset))
    return code.count - 1
  }

  /// Lets the jump at `index` lead here.
  func patch(_ index: Int) {
    if code[index].operation == .jumpIfGiven {
      code[index].b = Int32(truncatingIfNeeded: code.count)
    } else {
      code[index].a = Int32(truncatingIfNeeded: code.count)
    }
  }

  func patch(_ indices: [Int]) {
    for index in indices { patch(index) }
  }

  func site(
    _ name: Int, labels: [Int] = [], firstTrailing: Int? = nil, mutating: Bool = false, taken: Bool = false,
    inOut: [Int] = []
  ) -> Int {
    builder.site(
      CallSite(
        name: name, labels: labels, firstTrailing: firstTrailing ?? labels.count, offset: offset, isMutating: mutating,
        isTaken: taken, inOut: inOut))
  }

  func emitUnsupported(_ what: String) {
    emit(.unsupported, builder.unsupported(what, at: offset))
  }

  func shape(of id: TypeID) -> Shape { builder.shape(of: id, in: type, generics: generics) }

  // MARK: Names

  func newSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// Declares a variable whose value is on the stack.
  @discardableResult
  func declare(_ word: Int, isVariable: Bool, shape: Shape = .unknown, isAwaited: Bool = false) -> Local {
    let isBoxed = isVariable && builder.capturedNames.contains(word)
    let local = Local(slot: newSlot(), isBoxed: isBoxed, shape: shape, isAwaited: isAwaited)
    emit(.storeLocal, local.slot)
    if isBoxed { emit(.newBox, local.slot) }
    scopes[scopes.count - 1][word] = local
    return local
  }

  func find(_ word: Int) -> Place? {
    for scope in scopes.reversed() {
      if let local = scope[word] { return .local(local) }
    }
    if let index = captures.firstIndex(where: { $0.name == word }) { return .capture(index, captures[index].shape) }
    guard let parent, let outer = parent.find(word) else { return nil }
    let shape: Local =
      switch outer {
      case .local(let local): local
      case .capture(_, let local): local
      }
    captures.append((word, shape))
    return .capture(captures.count - 1, shape)
  }

  /// Puts the value of a place, or its box, on the stack for a closure to keep.
  func emitCapture(_ word: Int) {
    switch find(word) {
    case .local(let local): emit(.loadLocal, local.slot)
    case .capture(let index, _): emit(.loadCapture, index)
    case nil: emit(.nilValue)
    }
  }

  /// Puts a place's value on the stack; of a projected one the value of its binding.
  func emitLoad(_ place: Place) {
    emitRawLoad(place)
    if place.local.isProjected { emit(.member, site(Word.wrappedValue.rawValue)) }
  }

  func emitRawLoad(_ place: Place) {
    switch place {
    case .local(let local):
      emit(local.isBoxed ? .loadBox : .loadLocal, local.slot)
      if local.isAwaited { emit(.wait) }
    case .capture(let index, let local):
      emit(local.isBoxed ? .loadCaptureBox : .loadCapture, index)
      if local.isAwaited { emit(.wait) }
    }
  }

  func emitTake(_ place: Place) {
    switch place {
    case .local(let local): emit(local.isBoxed ? .takeBox : .takeLocal, local.slot)
    case .capture(let index, let local): emit(local.isBoxed ? .takeCaptureBox : .loadCapture, index)
    }
  }

  func emitStore(_ place: Place) {
    if place.local.isProjected {
      emitRawLoad(place)
      emit(.setMember, site(Word.wrappedValue.rawValue))
      emit(.pop)
      return
    }
    switch place {
    case .local(let local):
      coerce(to: local.shape)
      emit(local.isBoxed ? .storeBox : .storeLocal, local.slot)
    case .capture(let index, let local):
      coerce(to: local.shape)
      if local.isBoxed { emit(.storeCaptureBox, index) } else { emit(.pop) }
    }
  }

  /// Takes note in the program that an edit stands here.
  func noteEdit(of id: ExpressionID) {
    if let note = builder.edited.note(at: id) { emit(note) }
  }

  /// Lets the program say that it has come to a noted node.
  func emit(_ note: EditedNodes.Note) {
    switch note {
    case .edit: emit(.noteFault)
    case .place(let number):
      emit(.notePlace, number)
      builder.notedPlaces.insert(number)
    }
  }

  func coerce(to shape: Shape) {
    if shape.wantsCoercion { emit(.coerce, builder.shapeNumber(shape)) }
  }

  func pushScope() {
    scopes.append([:])
    defers.append([])
  }

  func popScope() {
    runDefers(defers[defers.count - 1])
    scopes.removeLast()
    defers.removeLast()
  }

  /// Compiles the open `defer` blocks, last first; the stack's top stays as it is.
  func runDefers(_ blocks: [CodeBlockSyntax]) {
    for block in blocks.reversed() {
      let saved = defers
      defers = [[]]
      compileBlock(block)
      defers = saved
    }
  }

  /// The member `word` of the type that `self` is in, or of a type around it.
  enum ImplicitMember {
    case instance
    case `static`(type: Int)
    case type(Int)
    case wrapper(Int)
    case projection(Int)
  }
}
