extension SemanticProblem {
  /// The stable names of the mistakes, for tools and `probe-run explain`.
  public enum Code: String, CaseIterable, Sendable {
    case atOnceWithoutAction = "at-once-without-action"
    case brokenUse = "broken-use"
    case checkCannotFail = "check-cannot-fail"
    case clipboardSetBefore = "clipboard-set-before"
    case definedTwice = "defined-twice"
    case duplicateColumn = "duplicate-column"
    case duplicateDefinition = "duplicate-definition"
    case duplicateModel = "duplicate-model"
    case duplicateParameter = "duplicate-parameter"
    case duplicateScenarioName = "duplicate-scenario-name"
    case emptyLabelValue = "empty-label-value"
    case emptyTextValue = "empty-text-value"
    case exactCellCount = "exact-cell-count"
    case expandedTextTooLarge = "expanded-text-too-large"
    case expansionTooLarge = "expansion-too-large"
    case fixedWait = "fixed-wait"
    case invalidCountValue = "invalid-count-value"
    case invalidDurationValue = "invalid-duration-value"
    case invalidRegex = "invalid-regex"
    case lateSetting = "late-setting"
    case modelNameTaken = "model-name-taken"
    case noCheck = "no-check"
    case nothingCheckedAfter = "nothing-checked-after"
    case onlyPresenceChecks = "only-presence-checks"
    case recursion
    case regexTooLarge = "regex-too-large"
    case tooManySteps = "too-many-steps"
    case tooManyUses = "too-many-uses"
    case unknownDefinition = "unknown-definition"
    case unknownDevice = "unknown-device"
    case unknownLanguage = "unknown-language"
    case unknownModel = "unknown-model"
    case unknownName = "unknown-name"
    case unreadableUse = "unreadable-use"
    case unusedBlock = "unused-block"
    case unusedColumn = "unused-column"
    case unusedModel = "unused-model"
    case unusedParameter = "unused-parameter"
    case useCycle = "use-cycle"
    case useTooDeep = "use-too-deep"
    case wrongArgumentCount = "wrong-argument-count"
    case wrongCellCount = "wrong-cell-count"
  }

  /// The name without the details of this mistake.
  public var code: Code {
    switch self {
    case .atOnceWithoutAction, .atOnceWithoutActionInCall: .atOnceWithoutAction
    case .brokenUse: .brokenUse
    case .checkCannotFail: .checkCannotFail
    case .clipboardSetBefore: .clipboardSetBefore
    case .definedTwice: .definedTwice
    case .duplicateColumn: .duplicateColumn
    case .duplicateDefinition: .duplicateDefinition
    case .duplicateModel: .duplicateModel
    case .duplicateParameter: .duplicateParameter
    case .duplicateScenarioName: .duplicateScenarioName
    case .emptyLabel: .emptyLabelValue
    case .emptyPart: .emptyTextValue
    case .exactCellCount: .exactCellCount
    case .expandedTextTooLarge: .expandedTextTooLarge
    case .expansionTooLarge: .expansionTooLarge
    case .fixedWait: .fixedWait
    case .invalidCount: .invalidCountValue
    case .invalidDuration: .invalidDurationValue
    case .invalidRegex: .invalidRegex
    case .lateSetting: .lateSetting
    case .modelNameTaken: .modelNameTaken
    case .noCheck: .noCheck
    case .nothingCheckedAfter: .nothingCheckedAfter
    case .onlyPresenceChecks: .onlyPresenceChecks
    case .recursion: .recursion
    case .regexTooLarge: .regexTooLarge
    case .tooManySteps: .tooManySteps
    case .tooManyUses: .tooManyUses
    case .unknownDefinition: .unknownDefinition
    case .unknownDevice: .unknownDevice
    case .unknownLanguage: .unknownLanguage
    case .unknownModel: .unknownModel
    case .unknownName: .unknownName
    case .unreadableUse: .unreadableUse
    case .unusedBlock: .unusedBlock
    case .unusedColumn: .unusedColumn
    case .unusedModel: .unusedModel
    case .unusedParameter: .unusedParameter
    case .useCycle: .useCycle
    case .useTooDeep: .useTooDeep
    case .wrongArgumentCount: .wrongArgumentCount
    case .wrongCellCount: .wrongCellCount
    }
  }

  /// The stable name for tools and `probe-run explain`, in kebab case.
  public var id: String { code.rawValue }
}
