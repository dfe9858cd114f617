extension SyntaxProblem {
  public var replacement: String? {
    if case .unknownStep(_, let nearest) = self { return nearest }
    if case .unknownSubject(_, let nearest) = self { return nearest }
    return nil
  }
}
