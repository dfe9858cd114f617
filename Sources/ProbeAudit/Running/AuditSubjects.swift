import ProbeSemantics
import ProbeSyntax

/// The apps of an audit with their mutants, put together from the models of all scripts.
struct AuditSubjects: Sendable {
  /// A mutant that a test runs against.
  struct Entry: Sendable {
    /// Its number among the app's mutants of this script and model.
    var local: Int
    /// Its number in the subject.
    var number: Int
  }

  /// A model of a script.
  struct Place: Hashable {
    var script: Int
    var model: Int
  }

  /// What the report will hold.
  private(set) var subjects: [AuditedSubject] = []
  /// The subject of each model, and what is run on it.
  private(set) var models: [Place: (subject: Int, entries: [Entry])] = [:]
  private var keys: [String: Int] = [:]
  private var numbers: [[String: Int]] = []

  /// Adds the model `place`, called `model`, with `mutants`, those of `ignored` aside.
  mutating func add(
    _ place: Place, _ model: TestPlan.Model, mutants: [Mutant], selection: MutantSelection,
    ignored: (Mutant) -> String?
  ) {
    guard models[place] == nil else { return }
    let (key, view) = Self.key(of: model)
    let subject = keys[key] ?? subjects.count
    if subject == subjects.count {
      keys[key] = subject
      subjects.append(AuditedSubject(models: [], view: view, mutants: []))
      numbers.append([:])
    }
    if !subjects[subject].models.contains(model.name) { subjects[subject].models.append(model.name) }
    var entries: [Entry] = []
    for (local, mutant) in mutants.enumerated() where selection.contains(mutant) {
      let number = number(of: mutant, in: subject)
      if let reason = mutant.exclusion ?? ignored(mutant) {
        if subjects[subject].mutants[number].reason == nil { subjects[subject].mutants[number].reason = reason }
      } else {
        entries.append(Entry(local: local, number: number))
      }
    }
    models[place] = (subject, entries)
  }

  private mutating func number(of mutant: Mutant, in subject: Int) -> Int {
    if let known = numbers[subject][mutant.id] {
      // Where it applies to one of several models, it is told as it is there.
      if mutant.exclusion == nil { subjects[subject].mutants[known].mutant = mutant }
      return known
    }
    let number = subjects[subject].mutants.count
    numbers[subject][mutant.id] = number
    subjects[subject].mutants.append(AuditedMutant(mutant: mutant, verdict: .ignored, cells: []))
    return number
  }

  /// The models that ship are versions of one app; a view of a file is one app under whatever name.
  private static func key(of model: TestPlan.Model) -> (key: String, view: String?) {
    switch model.origin {
    case .shipped: return ("", nil)
    case .declared(let path, let view, let file, _, _):
      let place = "\(RelativePath.resolve(path, from: file.path)) \(view)"
      return (place, place)
    }
  }
}
