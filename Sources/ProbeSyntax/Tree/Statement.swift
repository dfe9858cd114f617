/// A statement of a file.
public struct Statement: Sendable {
  /// What kind of statement, with its parts.
  public enum Kind: Sendable {
    /// `define name(a, b) { … }`
    case define(Definition)
    /// `examples` of a file that is one scenario.
    case examples(Examples)
    /// `ignore M06, M22 because 'the payload never changes'`
    case ignore(IgnoreStatement)
    /// `model NAME from 'FILE' view VIEW`
    case model(ModelDeclaration)
    /// `on item, bool`
    case models([Name])
    /// `scenario 'name' { … }`, with the tag lines before it.
    case scenario(Scenario)
    /// `setup { … }`
    case setup(Block)
    /// A step of a file that is one scenario; or a statement that could not be read.
    case step(Step)
    /// `tags @sharing`
    case tags([Tag])
    /// `use 'common.probe'`
    case use(path: Operand)
  }

  /// What it is.
  public var kind: Kind
  /// The statement, its block included; without the tag lines before a scenario.
  public var span: SourceSpan
}

/// `scenario 'name' on M, N catches M, N { … }`
public struct Scenario: Sendable {
  /// Its quoted name.
  public var name: Operand
  /// The tags of the lines before it.
  public var tags: [Tag]
  /// `on M, N`; empty if it says nothing.
  public var models: [Name]
  /// `catches M, N`; empty if it says nothing.
  public var catches: [Name]
  /// Its steps; `examples` is not among them.
  public var steps: Block
  /// Its rows: the last statement of the block.
  public var examples: Examples?
  /// From `scenario` up to, not including, its `{`.
  public var headerSpan: SourceSpan
}

/// `define name(a, b) { … }`
public struct Definition: Sendable {
  /// Its name.
  public var name: Name
  /// Its parameters in their order.
  public var parameters: [Name]
  /// Its steps.
  public var steps: Block
  /// From `define` up to, not including, its `{`.
  public var headerSpan: SourceSpan
}

/// `model cart from 'CartView.swift' view CartView`
public struct ModelDeclaration: Equatable, Sendable {
  /// The name that the script uses.
  public var name: Name
  /// The view file, relative to the script.
  public var path: Operand
  /// The view in it.
  public var view: Name
}

/// `ignore M06, M22 because 'the payload never changes'`
public struct IgnoreStatement: Equatable, Sendable {
  /// The ids or the names of mutants, bare or quoted.
  public var mutants: [Operand]
  /// Why they do not count.
  public var reason: Operand
}
