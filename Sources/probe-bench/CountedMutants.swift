import PresentationModels
import ProbeAudit

/// The apps of a plan with a wanted number of mutants: those that apply, from the first one again until there are enough.
struct CountedMutants: AuditedApps {
  private let models: AuditedModels
  /// The number that each mutant has among those of the models.
  private let numbers: [Int]
  private let all: [Mutant]

  /// The first model of `models` with `count` mutants.
  init(_ models: AuditedModels, count: Int) {
    let mutants = models.mutants(ofModel: 0)
    let applicable = mutants.indices.filter { mutants[$0].exclusion == nil }
    self.models = models
    numbers = (0..<count).map { applicable[$0 % applicable.count] }
    all = numbers.enumerated().map { index, number in
      var mutant = mutants[number]
      mutant.id += index < applicable.count ? "" : "#\(index / applicable.count + 1)"
      return mutant
    }
  }

  var variants: [BenignVariant] { models.variants }

  func mutants(ofModel index: Int) -> [Mutant] { all }

  func makeDriver(forModel index: Int, mutant: Int?, noting attention: Attention) -> PresentationDriver? {
    models.makeDriver(forModel: index, mutant: mutant.map { numbers[$0] }, noting: attention)
  }

  func mayDiffer(_ mutant: Int, ofModel index: Int, where reached: ReachedPlaces) -> Bool {
    models.mayDiffer(numbers[mutant], ofModel: index, where: reached)
  }

  func makeDriver(forModel index: Int, variant: Int) -> PresentationDriver? {
    models.makeDriver(forModel: index, variant: variant)
  }
}
