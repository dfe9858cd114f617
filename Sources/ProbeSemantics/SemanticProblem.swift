import ProbeSyntax

/// A mistake in a script that can be read: names, rows, models and what a test would prove.
public enum SemanticProblem: Problem, Equatable {
  /// `at once` without an action right before it.
  case atOnceWithoutAction
  /// A call of a definition that begins with `at once`, without an action right before it.
  case atOnceWithoutActionInCall(definition: String)
  /// A used file has mistakes of its own.
  case brokenUse(path: String)
  /// A check of a count that every count passes.
  case checkCannotFail
  /// `expect clipboard` of a text that was there before something was copied.
  case clipboardSetBefore(String)
  /// Two used files define the same name.
  case definedTwice(name: String, firstPath: String, secondPath: String)
  /// A column of `examples` has the name of another one.
  case duplicateColumn(String)
  /// A definition has the name of another one in its file.
  case duplicateDefinition(String)
  /// A model has the name of another declared one.
  case duplicateModel(String)
  /// A parameter has the name of another one.
  case duplicateParameter(String)
  /// Two scenarios of a file have the same name.
  case duplicateScenarioName(String)
  /// A label is empty once its values are in it.
  case emptyLabel
  /// `contains`, `starts with` or `ends with` a text that is empty once its values are in it.
  case emptyPart(relation: String)
  /// A test whose texts grow beyond the limit by the values in them.
  case expandedTextTooLarge(limit: Int)
  /// A test that comes to more steps and calls out of `do` than allowed.
  case expansionTooLarge(limit: Int)
  /// An exact number of cells, which belongs to the device profile.
  case exactCellCount(Int)
  /// `wait`.
  case fixedWait
  /// A value that stands where a count is needed.
  case invalidCount(String)
  /// A value that stands where a duration is needed.
  case invalidDuration(String)
  /// A regular expression that Swift does not accept.
  case invalidRegex(reason: String)
  /// `device`, `language` or `launch` in a block, a definition, or behind other steps.
  case lateSetting(keyword: String)
  /// A model has the name of a shipped one.
  case modelNameTaken(String)
  /// A scenario without a check.
  case noCheck
  /// Nothing is checked after the last action of a scenario.
  case nothingCheckedAfter
  /// A scenario whose checks would pass on an empty sheet.
  case onlyPresenceChecks
  /// A definition that calls itself, over others perhaps.
  case recursion(path: [String])
  /// A regular expression that is too long or too deep.
  case regexTooLarge(lengthLimit: Int, depthLimit: Int)
  /// A test that has more steps than allowed.
  case tooManySteps(limit: Int)
  /// A script that uses more files than allowed.
  case tooManyUses(limit: Int)
  /// A call of something that is not defined.
  case unknownDefinition(String, nearest: String?)
  /// A device profile that does not exist; all that do, if none is near.
  case unknownDevice(String, nearest: String?, known: [String] = [])
  /// A system language that does not exist; all that do, if none is near.
  case unknownLanguage(String, nearest: String?, known: [String] = [])
  /// A model that does not exist; all that do, if none is near.
  case unknownModel(String, nearest: String?, known: [String] = [])
  /// A `\(name)` without a value.
  case unknownName(String, owner: NameOwner, nearest: String?)
  /// A used file that cannot be read.
  case unreadableUse(path: String, LoadProblem)
  /// A scenario has an `on` or `fails on` for a model that it does not run on.
  case unusedBlock(model: String)
  /// A column of `examples` that no text names.
  case unusedColumn(String)
  /// A declared model on which nothing runs.
  case unusedModel(String)
  /// A parameter that no text names.
  case unusedParameter(String)
  /// A file that uses itself, over others perhaps.
  case useCycle(path: [String])
  /// Files that use each other in a row longer than allowed.
  case useTooDeep(limit: Int)
  /// A call with too few or too many arguments.
  case wrongArgumentCount(definition: String, expected: Int, found: Int)
  /// A row with too few or too many cells.
  case wrongCellCount(expected: Int, found: Int)

  /// Whose names a `\(name)` may be.
  public enum NameOwner: Equatable, Sendable {
    /// The columns of the scenario's `examples`.
    case columns
    /// The parameters of this definition.
    case definition(String)
    /// Nobody's.
    case nobody
  }

  /// Whether the file can still run.
  public var severity: Severity {
    switch self {
    case .checkCannotFail, .clipboardSetBefore, .duplicateScenarioName, .exactCellCount, .fixedWait, .noCheck,
      .nothingCheckedAfter, .onlyPresenceChecks, .unusedBlock, .unusedColumn, .unusedModel,
      .unusedParameter:
      .warning
    case .atOnceWithoutAction, .atOnceWithoutActionInCall, .brokenUse, .definedTwice, .duplicateColumn,
      .duplicateDefinition, .duplicateModel, .duplicateParameter, .emptyLabel, .emptyPart,
      .expandedTextTooLarge, .expansionTooLarge, .invalidCount, .invalidDuration, .invalidRegex, .lateSetting,
      .modelNameTaken, .recursion, .regexTooLarge, .tooManySteps, .tooManyUses, .unknownDefinition, .unknownDevice,
      .unknownLanguage, .unknownModel, .unknownName, .unreadableUse, .useCycle, .useTooDeep, .wrongArgumentCount,
      .wrongCellCount:
      .error
    }
  }
}
