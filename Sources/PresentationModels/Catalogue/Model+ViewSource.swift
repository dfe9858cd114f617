import PresentationRuntime
import SwiftUISource

extension Model {
  /// The app whose screen is the view `name` of `file`.
  ///
  /// What a script sets up reaches it at each launch: arguments of the initialiser, stubs, arguments of the process.
  init(view name: String, of file: ViewSource, shipped: ShippedModel? = nil) throws(ViewSourceProblem) {
    view = ModelView(source: file, name: name, shipped: shipped)
    parameters = try Self.parameters(of: name, in: file)
    lines = { file.text(ofLine: $0) }
    let plain = Self.plainApp(of: name, in: file)
    app = AppDefinition { host throws(AppCrash) in
      let surroundings = host.surroundings
      if let plain, surroundings.arguments.isEmpty, surroundings.processArguments.isEmpty {
        return try plain.makeRoot(host)
      }
      let app: AppDefinition
      do throws(ViewSourceProblem) {
        app = try file.app(
          view: name,
          arguments: surroundings.arguments.map { (label: $0.label, value: ViewSource.Argument($0.value)) },
          options: ViewSource.Options(surroundings))
      } catch {
        throw AppCrash(.notLaunched(view: name, advice: error.message))
      }
      return try app.makeRoot(host)
    }
  }

  /// The app as it is launched without arguments; nil if the view needs some.
  private static func plainApp(of name: String, in file: ViewSource) -> AppDefinition? {
    do throws(ViewSourceProblem) { return try file.app(view: name) } catch { return nil }
  }

  /// The labels of the view's initialiser: those that a refused argument is told.
  private static func parameters(of name: String, in file: ViewSource) throws(ViewSourceProblem) -> [String] {
    do throws(ViewSourceProblem) {
      _ = try file.app(view: name, arguments: [(label: "", value: .nothing)])
      return []
    } catch {
      switch error {
      case .unknownArgument(_, _, let known): return known
      case .missingArgument: return []
      case .unknownView: throw error
      }
    }
  }
}

extension ViewSource.Options {
  /// What a launch is told of the world around it.
  fileprivate init(_ surroundings: AppSurroundings) {
    self.init()
    launchArguments = surroundings.processArguments
  }
}

extension ViewSourceProblem {
  /// What is wrong with a launch, and what to write.
  fileprivate var message: String {
    switch self {
    case .missingArgument(let label, _): "its initialiser needs '\(label)', as in: launch with \(label) …"
    case .unknownArgument(let label, _, let known):
      "its initialiser has no '\(label)', only \(known.joined(separator: ", "))"
    case .unknownView(let name, _): "there is no view '\(name)'"
    }
  }
}
