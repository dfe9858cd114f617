extension SemanticProblem {
  public var replacement: String? {
    if case .unknownDefinition(_, let nearest) = self { return nearest }
    if case .unknownModel(_, let nearest, _) = self { return nearest }
    return nil
  }
}
