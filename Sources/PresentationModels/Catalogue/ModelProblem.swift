import ProbeSemantics
import ProbeSyntax

/// A mistake in the declaration of a model.
enum ModelProblem: Error, Equatable {
  case unreadableViewFile(path: String, LoadProblem)
  case viewFilesUnsupported
}
