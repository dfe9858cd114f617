/// A modifier without effect on presenting, and where a view file has it.
struct InertModifier: Equatable {
  var name: String
  var lines: [Int]
}
