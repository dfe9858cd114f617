import PresentationModels
import ProbeInterpreter
import ProbeSemantics

/// How much longer a tap takes in a view that was read from its file than in the same view made by calls.
enum ViewFileRow {
  private static let launches = 300

  static func measure() -> Row {
    let fromFile = model("bool")
    let byCalls = DirectBoolApp.model
    let times = Comparison({ launchAndTap(fromFile) }, { launchAndTap(byCalls) })
    return Row(
      what: "launch and tap, view file / the same view made by calls", measured: times.ratio, unit: "x",
      goal: .atMost(3))
  }

  private static func model(_ name: String) -> Model {
    let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
    guard let model = catalogue.open([TestPlan.Model(name: name, origin: .shipped)]).models.first ?? nil else {
      preconditionFailure("the model that is measured does not ship")
    }
    return model
  }

  private static func launchAndTap(_ model: Model) {
    for _ in 0..<launches {
      var driver = PresentationDriver(model)
      driver.launch()
      driver.settle()
      do {
        try driver.perform(.tap(label: "Share A"))
      } catch {
        preconditionFailure("a tap that is measured was refused")
      }
      driver.settle()
      keep(driver.snapshot())
    }
  }
}
