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
    /// The edits of the view.
    var edits: [ViewMutant] = []
    /// The places without which it does what the healthy app does; nil if that is not known.
    var places: [Int]?
  }

  /// The healthy model.
  let model: Model
  /// The healthy model as one that says to which places of edits it comes.
  private var watched: Model
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
    watched = model
    let parts = model.view.map { $0.source.parts(ofView: $0.name) }
    for fault in KnownFault.all { add(fault, parts) }
    addViewMutants()
    watchPlaces()
  }

  /// A fresh app, unbroken if `mutant` is nil; nil if it cannot be built.
  func makeDriver(mutant: Int?, noting attention: Attention) -> PresentationDriver? {
    guard let mutant else {
      switch attention {
      case .none, .sights: return PresentationDriver(model, noting: attention)
      case .places: return PresentationDriver(watched, noting: attention)
      }
    }
    return broken[mutant].model.map { PresentationDriver($0, fault: broken[mutant].fault, noting: attention) }
  }

  /// Whether `mutant` may do other things than the healthy app, in a run in which that came to the places `reached`.
  func mayDiffer(_ mutant: Int, where reached: ReachedPlaces) -> Bool {
    guard broken[mutant].model != nil, let places = broken[mutant].places else { return true }
    return places.contains(where: reached.contains)
  }

  /// Numbers the places where the healthy app and its mutants part.
  private mutating func watchPlaces() {
    var edited: [[Int]?] = broken.map { $0.edits.isEmpty ? [] : nil }
    if let view = model.view {
      let (source, places) = view.source.watching(broken.map(\.edits))
      if let model = view.model(of: source) {
        watched = model
        edited = places
      }
    }
    for index in broken.indices {
      let faults = broken[index].fault.map { [$0.rawValue] } ?? []
      broken[index].places = edited[index].map { faults + $0.map { FaultWatch.firstEdit + $0 } }
    }
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
    mutant.wholePlace = view.source.change(by: edits).map { MutatedPlace($0.start, $0.end, $0.replacement) }
    append(mutant, Broken(model: view.edited(by: edits), fault: known.fault, edits: edits))
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
      mutant.wholePlace = view.source.change(by: [edit]).map { MutatedPlace($0.start, $0.end, $0.replacement) }
      let count = known[mutant.id, default: 0]
      known[mutant.id] = count + 1
      if count > 0 { mutant.id += "#\(count + 1)" }
      append(mutant, Broken(model: view.edited(by: [edit]), fault: nil, edits: [edit]))
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
    return model(of: edited)
  }

  /// The model of the same view of another source; nil if that has none.
  fileprivate func model(of source: ViewSource) -> Model? {
    do throws(ViewSourceProblem) { return try Model(view: name, of: source) } catch { return nil }
  }
}
