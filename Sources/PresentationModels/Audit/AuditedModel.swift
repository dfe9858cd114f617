import PresentationRuntime
import ProbeAudit
import SwiftUISource

/// One model with all its faults.
struct AuditedModel: Sendable {
  /// What is run for a mutant.
  struct Broken: Sendable {
    /// The app, edited where the fault is one of the view; nil if it cannot be built.
    var model: Model?
    /// What the platform does wrong.
    var fault: RuntimeFault?
  }

  /// The healthy model.
  let model: Model
  /// The faults as reports tell them.
  private(set) var mutants: [Mutant] = []
  /// What is run for each of them.
  private(set) var broken: [Broken] = []
  /// What known faults edit, of those that are nothing but edits.
  private var knownEdits: [[ViewMutant]] = []

  /// The model with its faults; those of the models that ship are made ready once in a process.
  static func of(_ model: Model) -> AuditedModel {
    switch model.view?.shipped {
    case .item: item
    case .bool: bool
    case .empty: empty
    case nil: AuditedModel(model)
    }
  }

  private static let item = AuditedModel(ShippedModel.item.model)
  private static let bool = AuditedModel(ShippedModel.bool.model)
  private static let empty = AuditedModel(ShippedModel.empty.model)

  private init(_ model: Model) {
    self.model = model
    let parts = model.view.map { $0.source.parts(ofView: $0.name) }
    for fault in KnownFault.all { add(fault, parts) }
    addViewMutants()
  }

  private mutating func add(_ known: KnownFault, _ parts: ViewParts?) {
    var mutant = Mutant(known)
    mutant.exclusion = exclusion(of: known, parts)
    guard mutant.exclusion == nil, let view = model.view, !known.edits.isEmpty else {
      return append(mutant, Broken(model: model, fault: known.fault))
    }
    var edits: [ViewMutant] = []
    for edit in known.edits {
      guard let made = view.source.curated(edit, ofView: view.name) else {
        mutant.exclusion = "not applicable: \(edit.need)"
        return append(mutant, Broken())
      }
      edits.append(made)
    }
    if known.fault == nil { knownEdits.append(edits) }
    mutant.place = edits.first.map { MutatedPlace($0) }
    append(mutant, Broken(model: view.edited(by: edits), fault: known.fault))
  }

  private func exclusion(of known: KnownFault, _ parts: ViewParts?) -> String? {
    if let shipped = model.view?.shipped, shipped != known.base {
      return known.base == .item ? "based on the model 'item'" : known.need.reason
    }
    guard let parts else { return known.edits.isEmpty ? nil : "not applicable: no view file" }
    return known.need.lacking(in: parts)?.reason
  }

  /// Adds the mistakes that can be made in the view, those aside that are known faults; the models that ship are variations of one view.
  private mutating func addViewMutants() {
    guard let view = model.view, view.shipped == nil || view.shipped == .item else { return }
    var known: [String: Int] = [:]
    for edit in view.source.mutants(ofView: view.name) where !knownEdits.contains(where: edit.saysTheSame) {
      var mutant = Mutant(edit)
      let count = known[mutant.id, default: 0]
      known[mutant.id] = count + 1
      if count > 0 { mutant.id += "#\(count + 1)" }
      append(mutant, Broken(model: view.edited(by: [edit]), fault: nil))
    }
  }

  private mutating func append(_ mutant: Mutant, _ broken: Broken) {
    mutants.append(mutant)
    self.broken.append(broken)
  }
}

extension ModelView {
  /// The model of the view with these edits; nil if it cannot be built.
  fileprivate func edited(by edits: [ViewMutant]) -> Model? {
    let edited = source.applying(edits)
    guard edited.diagnostics.isEmpty else { return nil }
    do throws(ViewSourceProblem) { return try Model(view: name, of: edited) } catch { return nil }
  }
}
