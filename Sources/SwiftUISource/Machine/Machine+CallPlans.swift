import PresentationRuntime

extension Machine {
  /// How the arguments of a site go to the parameters of a function; made once for each site.
  func plan(_ site: Int, _ function: Int) throws(Interruption) -> CallPlan {
    if plans.isEmpty { plans = [CallPlan?](repeating: nil, count: program.sites.count) }
    if let plan = plans[site], plan.function == function { return plan }
    guard let plan = makePlan(program.sites[site], function), plan.inOut.count == program.sites[site].inOut.count else {
      throw crash("the arguments do not fit '\(program.functions[function].name)'")
    }
    plans[site] = plan
    return plan
  }

  /// How the arguments of a site go to the parameters of a function; nil if they do not fit.
  func makePlan(_ site: CallSite, _ function: Int) -> CallPlan? {
    let parameters = program.functions[function].parameters
    var sources = [CallPlan.Source?](repeating: nil, count: parameters.count)
    var next = 0
    for index in 0..<site.firstTrailing {
      let label = site.labels[index]
      var position = next
      while position < parameters.count, parameters[position].label != label {
        if parameters[position].isVariadic, label == -1, case .variadic? = sources[position] { break }
        position += 1
      }
      guard position < parameters.count else { return nil }
      if parameters[position].isVariadic {
        if case .variadic(let indices)? = sources[position] {
          sources[position] = .variadic(indices + [index])
        } else {
          sources[position] = .variadic([index])
        }
        next = position
      } else {
        sources[position] = .argument(index)
        next = position + 1
      }
    }
    guard placeTrailing(site, parameters, &sources) else { return nil }
    return finish(site, function, parameters, sources)
  }

  private func placeTrailing(
    _ site: CallSite, _ parameters: [CompiledFunction.Parameter], _ sources: inout [CallPlan.Source?]
  ) -> Bool {
    for index in site.firstTrailing..<max(site.count, site.firstTrailing) {
      let label = site.labels[index]
      let free = parameters.indices.filter { sources[$0] == nil }
      var position: Int?
      if label != -1 {
        position = free.first { parameters[$0].label == label }
      } else {
        let functions = free.filter { parameters[$0].isFunction }
        if site.count - site.firstTrailing == 1 {
          position = functions.last { !parameters[$0].hasDefault } ?? functions.first
        } else {
          position = functions.first
        }
        if position == nil { position = free.last }
      }
      guard let position else { return false }
      sources[position] = .argument(index)
    }
    return true
  }

  private func finish(
    _ site: CallSite, _ function: Int, _ parameters: [CompiledFunction.Parameter], _ sources: [CallPlan.Source?]
  ) -> CallPlan? {
    var isPlain = site.count == parameters.count
    var result: [CallPlan.Source] = []
    var inOut: [Int] = []
    for (position, source) in sources.enumerated() {
      switch source {
      case .argument(let index)?:
        if index != position { isPlain = false }
        if site.inOut.contains(index) { inOut.append(position + 1) }
        result.append(.argument(index))
      case .variadic(let indices)?:
        isPlain = false
        result.append(.variadic(indices))
      case .missing?, nil:
        isPlain = false
        if parameters[position].isVariadic {
          result.append(.variadic([]))
        } else if parameters[position].hasDefault {
          result.append(.missing)
        } else {
          return nil
        }
      }
    }
    return CallPlan(function: function, sources: isPlain ? nil : result, inOut: inOut)
  }
}
