extension FunctionCompiler {
  /// Compiles the arguments of a call, trailing closures last; returns the number of its site.
  func compileArguments(
    _ call: CallSyntax, _ target: Target, name word: Int, place: Int, isMutating: Bool = false, isTaken: Bool = false
  ) -> Int {
    var labels: [Int] = []
    var inOut: [Int] = []
    var next = 0
    for argument in call.arguments {
      let label = argument.label.map { name($0) } ?? -1
      let parameter = self.parameter(label, in: target, from: &next)
      if case .inOut = tree[argument.value].kind { inOut.append(labels.count) }
      labels.append(label)
      compileArgument(argument.value, parameter, target, call, label: label, trailing: nil)
    }
    let firstTrailing = labels.count
    for (index, argument) in call.trailingClosures.enumerated() {
      let label = argument.label.map { name($0) } ?? -1
      let parameter = trailingParameter(label, in: target, isLast: call.trailingClosures.count == 1, from: &next)
      labels.append(label)
      compileArgument(argument.value, parameter, target, call, label: label, trailing: index)
    }
    offset = place
    return site(
      word, labels: labels, firstTrailing: firstTrailing, mutating: isMutating, taken: isTaken, inOut: inOut)
  }

  private func parameter(_ label: Int, in target: Target, from next: inout Int) -> CompiledFunction.Parameter? {
    var index = next
    while index < target.parameters.count {
      let parameter = target.parameters[index]
      if parameter.label == label {
        next = parameter.isVariadic ? index : index + 1
        return parameter
      }
      if parameter.isVariadic, label == -1 {
        next = index
        return parameter
      }
      index += 1
    }
    return nil
  }

  private func trailingParameter(
    _ label: Int, in target: Target, isLast: Bool, from next: inout Int
  ) -> CompiledFunction.Parameter? {
    if label != -1 { return target.parameters.first { $0.label == label } }
    if isLast, let last = target.parameters.last(where: \.isFunction) { return last }
    guard next < target.parameters.count else { return nil }
    return target.parameters[next...].first(where: \.isFunction)
  }

  private func compileArgument(
    _ value: ExpressionID, _ parameter: CompiledFunction.Parameter?, _ target: Target, _ call: CallSyntax, label: Int,
    trailing: Int?
  ) {
    if case .closure(let closure) = tree[value].kind {
      let isBuilder = self.isBuilder(parameter, target, call, label: label, trailing: trailing)
      _ = compileClosure(value, closure, isBuilder: isBuilder, hint: parameter?.shape ?? .unknown)
      return
    }
    if target.library == .StateObject, label == Word.wrappedValue.rawValue {
      compileThunk(value)
      return
    }
    var hint = parameter?.shape ?? .unknown
    if let parameter, parameter.isVariadic { hint = hint.element }
    if hint == .unknown, let library = target.library { hint = library.argumentShape(label: Word(rawValue: label)) }
    compile(value, hint: hint)
  }

  private func isBuilder(
    _ parameter: CompiledFunction.Parameter?, _ target: Target, _ call: CallSyntax, label: Int, trailing: Int?
  ) -> Bool {
    if let parameter, parameter.isBuilder { return true }
    for candidate in target.candidates {
      let parameters = builder.functions[candidate].parameters
      if label != -1 {
        if parameters.contains(where: { $0.label == label && $0.isBuilder }) { return true }
      } else if parameters.last(where: \.isFunction)?.isBuilder == true {
        return true
      }
    }
    if !target.candidates.isEmpty, target.library == nil { return false }
    guard let library = target.library else { return false }
    let labels = (call.arguments + call.trailingClosures).map { $0.label.flatMap { Word(rawValue: name($0)) } }
    return library.builds(
      label: Word(rawValue: label), trailing: trailing, labels: labels,
      hasUnlabelledArgument: call.arguments.first.map { $0.label == nil } ?? false, isModifier: target.isModifier)
  }

  /// Stores what `inout` parameters hold after the call; they lie above the result, last on top.
  func writeBackInOut(_ call: CallSyntax, _ number: Int) {
    for index in builder.sites[number].inOut.reversed() where index < call.arguments.count {
      if case .inOut(let place) = tree[call.arguments[index].value].kind { storeTarget(place) }
    }
  }
}
