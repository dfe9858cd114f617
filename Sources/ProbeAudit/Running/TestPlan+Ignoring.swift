import ProbeSemantics

extension TestPlan {
  /// Why the script says that `mutant` does not count; nil if it does not say so.
  func reasonToIgnore(_ mutant: Mutant) -> String? {
    ignoredMutants.first { $0.id == mutant.id || $0.id == mutant.name }?.reason
  }
}
