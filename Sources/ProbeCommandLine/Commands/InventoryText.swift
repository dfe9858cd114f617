import PresentationModels
import ProbeInterpreter
import ProbeSyntax
import SwiftUISource

/// What was understood of a view file, as a person reads it: a head with counts, then each piece with its line.
struct InventoryText {
  private let file: ViewFile
  private let inventory: ViewInventory
  private let palette: Palette

  /// The text about `file`.
  init(_ file: ViewFile, _ palette: Palette) {
    self.file = file
    self.inventory = file.inventory
    self.palette = palette
  }

  /// All of it.
  var text: String {
    var text = "\(VisibleText.of(file.file.path)): \(counts)\n"
    text += section("views", views)
    text += section("controls", rows(inventory.controls))
    text += section("presentations", rows(inventory.presentations))
    text += section("inert: read, and without effect on presenting", rows(inventory.inert))
    text += section("opaque: not in the file; 'stub' says what it gives back", rows(inventory.opaque))
    text += section("unsupported: an error when it is used", rows(inventory.unsupported))
    return text
  }

  private var counts: String {
    let nouns = [
      (inventory.views.count, "view"), (inventory.controls.count, "control"),
      (inventory.presentations.count, "presentation"),
    ]
    let parts = nouns.map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let others = [
      (inventory.inert.count, "inert"), (inventory.opaque.count, "opaque"),
      (inventory.unsupported.count, "unsupported"),
    ]
    return (parts + others.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }

  private var views: [String] {
    inventory.views.flatMap { view in
      let parameters = file.parameters(of: view.name)
      let launch =
        parameters.isEmpty ? "" : palette.paint("  launch with \(parameters.joined(separator: ", "))", .faint)
      return [row(view.line, palette.paint(VisibleText.of(view.name), .strong) + launch)]
        + view.state.map { row($0.line, "  " + VisibleText.of($0.what)) }
    }
  }

  private func rows(_ pieces: [ViewInventory.Piece]) -> [String] {
    pieces.map { row($0.line, VisibleText.of($0.what)) }
  }

  private func row(_ line: Int, _ text: String) -> String {
    let number = "\(line)"
    let padding = String(repeating: " ", count: max(0, Self.numberWidth - number.count))
    return "  \(padding)\(palette.paint(number, .faint))  \(text)"
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Files of more lines than that push their numbers to the right.
  private static let numberWidth = 4
}
