import PresentationModels
import ProbeAudit
import ProbeReporting
import ProbeSemantics

extension Explanation {
  /// What the broken apps of an audit are, those aside that are made from a view.
  static var ofMutants: [Explanation] {
    let models = ModelCatalogue.shipped.map { TestPlan.Model(name: $0.name, origin: .shipped) }
    let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
    let apps = AuditedModels(catalogue.open(models))
    return apps.mutants(ofModel: 0).filter { !$0.id.utf8.contains(UInt8(ascii: "@")) }.map { mutant in
      Explanation(id: mutant.id, summary: MutantListText.description(of: mutant))
    }
  }
}
