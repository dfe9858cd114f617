extension Machine {
  /// What an initializer makes that an extension in the file adds to a type of the library; nil if none fits.
  func extended(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    guard let candidates = program.extensions[word]?.initializers, !candidates.isEmpty else { return nil }
    let labels = arguments.values.indices.map { arguments.label(at: $0) }
    let site =
      arguments.site >= 0
      ? program.sites[arguments.site] : CallSite(name: -1, labels: labels, firstTrailing: labels.count, offset: 0)
    for function in candidates {
      guard let plan = makePlan(site, function), plan.inOut.isEmpty else { continue }
      let sources = plan.sources ?? arguments.values.indices.map { CallPlan.Source.argument($0) }
      guard try takes(function, arguments, sources) else { continue }
      let values = sources.map { source -> SwiftValue in
        switch source {
        case .argument(let index): arguments.values[index]
        case .missing: .hole
        case .variadic(let indices): .array(indices.map { arguments.values[$0] })
        }
      }
      return try call(function, .hole, values)
    }
    return nil
  }

  /// Whether the arguments are of the parameters' types: another initializer may have the same labels.
  private func takes(
    _ function: Int, _ arguments: Arguments, _ sources: [CallPlan.Source]
  ) throws(Interruption) -> Bool {
    let parameters = program.functions[function].parameters
    // The library's own initializer of one value comes before one whose other values have defaults.
    if arguments.count == 1, parameters.count > 1, arguments.label(at: 0) == -1 { return false }
    for (position, source) in sources.enumerated() {
      guard case .argument(let index) = source else { continue }
      guard try takes(parameters[position].shape, arguments.values[index]) else { return false }
    }
    return true
  }

  private func takes(_ shape: Shape, _ value: SwiftValue) throws(Interruption) -> Bool {
    switch (value, shape.unwrapped) {
    case (.int, .double), (.array, .set), (.keyPath, .library), (.closure, .library), (.native, .library): true
    default: try fits(value, shape)
    }
  }
}
