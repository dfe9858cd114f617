import ProbeSemantics
import ProbeSyntax
import SwiftUISource

/// A mistake in the declaration of a model, or in the view file that it names.
enum ModelProblem: Error, Equatable {
  case inertModifiers([PieceLines])
  case opaqueViews([PieceLines])
  case swift(SwiftSourceProblem)
  case unknownView(name: String, path: String, known: [String])
  case unreadableViewFile(path: String, LoadProblem)
}
