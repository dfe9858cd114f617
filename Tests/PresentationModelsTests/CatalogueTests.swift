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
      origin: .declared(
        path: path, view: "CartView", file: script, pathSpan: SourceSpan(start: 16, end: 28),
        viewSpan: SourceSpan(start: 34, end: 42)))
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
    #expect(script.text(in: diagnostic.span) == "'Cart.swift'")
  }

  static let cart = """
    struct CartView: View {
      let count: Int
      @State private var isOpen = false
      @State private var text = ""
      var body: some View {
        Button("Share cart") { text = "Cart: \\(count) items"; isOpen = true }
          .sheet(isPresented: $isOpen) { Text(text) }
      }
    }
    """

  @Test func aViewOfAFileIsAModel() throws {
    let opened = open(declared(), reading: .success(Array(Self.cart.utf8)))
    let model = try #require(opened.models.first.flatMap { $0 })
    let arguments = act(.launchWith([LaunchArgument(label: "count", value: .number(3))]))

    #expect(opened.diagnostics.isEmpty)
    #expect(model.parameters.contains("count"))
    let result = run([arguments, tap("Share cart"), expect(text: "Cart: 3 items")], on: model)
    #expect(result.summary == "..F")
    let places = try #require(result.failures.first).causes.compactMap(\.place?.line)
    #expect(places == [6, 5, 7])
  }

  @Test func anUnknownViewIsADiagnosticWithTheKnownOnes() throws {
    let opened = open(
      declared(), reading: .success(Array("struct OtherView: View { var body: some View { Text(\"a\") } }".utf8)))
    let diagnostic = try #require(opened.diagnostics.first)

    #expect(diagnostic.problem.message == "there is no view 'CartView' in 'scenarios/Cart.swift'")
    #expect(diagnostic.problem.hint == "its views are 'OtherView'")
    #expect(script.text(in: diagnostic.span) == "CartView")
  }

  @Test func mistakesOfAViewFileStandInItOnce() throws {
    let bytes = Array((Self.cart + "\nfunc broken( {\n").utf8)
    let opened = open(declared(), declared(), reading: .success(bytes))

    #expect(!opened.diagnostics.isEmpty)
    #expect(opened.diagnostics.allSatisfy { $0.file.path == "scenarios/Cart.swift" })
    #expect(opened.diagnostics.count == open(declared(), reading: .success(bytes)).diagnostics.count)
  }

  @Test func aLaunchWithoutItsArgumentsEndsTheApp() throws {
    let opened = open(declared(), reading: .success(Array(Self.cart.utf8)))
    let model = try #require(opened.models.first.flatMap { $0 })

    #expect(run([tap("Share cart"), expect(.crash(.contains("launch with count")))], on: model).summary == "..")
  }
}
