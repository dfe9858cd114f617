/// The models that a script names, in the order in which it names them.
struct ModelTable {
  private var models: [TestPlan.Model] = []
  private var positions: [ExactText: Int] = [:]
  private var isUsed: [Bool] = []

  /// The position of the model `name`, which is added if it is new.
  mutating func position(of name: String, origin: TestPlan.Model.Origin) -> Int {
    if let position = positions[ExactText(name)] { return position }
    positions[ExactText(name)] = models.count
    models.append(TestPlan.Model(name: name, origin: origin))
    isUsed.append(false)
    return models.count - 1
  }

  /// The name of the model at `position`.
  func name(at position: Int) -> String { models[position].name }

  /// Notes that a test runs on the model at `position`.
  mutating func markUsed(_ position: Int) { isUsed[position] = true }

  /// Whether a test runs on the model `name`.
  func isUsed(_ name: String) -> Bool { positions[ExactText(name)].map { isUsed[$0] } ?? false }

  /// The positions, those of models that tests run on first.
  private var order: [Int] {
    models.indices.filter { isUsed[$0] } + models.indices.filter { !isUsed[$0] }
  }

  /// The models, those that tests run on first.
  var inOrder: [TestPlan.Model] { order.map { models[$0] } }

  /// For each position the one in `inOrder`.
  var newPositions: [Int] {
    var result = Array(repeating: 0, count: models.count)
    for (new, old) in order.enumerated() { result[old] = new }
    return result
  }
}
