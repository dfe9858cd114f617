import PresentationModels
import PresentationRuntime
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import Testing

/// What a run can ask the catalogue for.
@Suite struct CatalogueTests {
  let script = SourceFile(path: "scenarios/cart.probe", text: "model cart from 'Cart.swift' view CartView\n")

  func open(_ models: TestPlan.Model..., reading: Result<[UInt8], LoadProblem> = .success([])) -> OpenedModels {
    ModelCatalogue { _ in reading }.open(models)
  }

  func declared(_ path: String = "Cart.swift") -> TestPlan.Model {
    TestPlan.Model(
      name: "cart",
      origin: .declared(path: path, view: "CartView", file: script, span: SourceSpan(start: 6, end: 10)))
  }

  @Test func theShippedModelsAreToldWithTheirBasis() {
    #expect(ModelCatalogue.shipped.map(\.name) == ["item", "bool", "empty"])
    #expect(ModelCatalogue.shipped.allSatisfy { $0.basis == .observed && !$0.summary.contains("\n") })
  }

  @Test func eachKnownDeviceAndLanguageCanBeChosen() throws {
    for device in ModelCatalogue.knownNames.devices {
      #expect(run([act(.device(name: device)), tap("Share A")], on: try shipped("item")).messages == [])
    }
    for language in ModelCatalogue.knownNames.languages {
      let statements = [act(.language(code: language)), tap("Share A"), act(.copy)]
      #expect(run(statements, on: try shipped("item")).messages == [])
    }
  }

  @Test func eachDriverIsAnAppOfItsOwn() throws {
    let opened = open(TestPlan.Model(name: "item", origin: .shipped))
    var first = try #require(opened.makeDriver(forModel: 0))
    var second = try #require(opened.makeDriver(forModel: 0))
    first.launch()
    second.launch()

    try first.perform(.setClipboard(text: "first"))

    #expect(first.snapshot().clipboard.text == "first")
    #expect(second.snapshot().clipboard.text == nil)
  }

  @Test func aViewFileThatCannotBeReadIsADiagnosticAtItsDeclaration() throws {
    let opened = open(declared("../Cart.swift"), reading: .failure(.missing(nearest: "Cart2.swift")))
    let diagnostic = try #require(opened.diagnostics.first)

    #expect(opened.models.count == 1)
    #expect(opened.makeDriver(forModel: 0) == nil)
    #expect(diagnostic.problem.id == "unreadable-view-file")
    #expect(diagnostic.problem.message == "there is no file 'Cart.swift'")
    #expect(diagnostic.problem.hint == "did you mean 'Cart2.swift'?")
    #expect(script.text(in: diagnostic.span) == "cart")
  }
}
