/// The drawings of a page: each is written once, however many steps show it.
struct DrawingLibrary {
  private var numbers: [String: Int] = [:]
  private var drawings: [String] = []

  /// The name of `drawing` in the page.
  mutating func name(of drawing: String) -> String {
    if let number = numbers[drawing] { return "s\(number)" }
    numbers[drawing] = drawings.count
    drawings.append(drawing)
    return "s\(drawings.count - 1)"
  }

  /// All drawings, for the end of the page.
  var definitions: String {
    var text = "<svg width=\"0\" height=\"0\" class=\"defs\" aria-hidden=\"true\"><defs>\n"
    for (number, drawing) in drawings.enumerated() { text += "<g id=\"s\(number)\">\(drawing)</g>\n" }
    return text + "</defs></svg>\n"
  }
}
