/// A piece without effect on what is shown, and where a view file has it.
struct PieceLines: Equatable {
  var name: String
  var lines: [Int]
}
