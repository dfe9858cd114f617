extension SemanticProblem {
  public var replacement: String? {
    switch self {
    case .unknownDefinition(_, let nearest), .unknownDevice(_, let nearest, _), .unknownLanguage(_, let nearest, _),
      .unknownModel(_, let nearest, _):
      nearest
    case .atOnceWithoutAction, .atOnceWithoutActionInCall, .brokenUse, .checkCannotFail, .clipboardSetBefore,
      .definedTwice, .duplicateColumn,
      .duplicateDefinition, .duplicateModel, .duplicateParameter, .duplicateScenarioName, .emptyLabel, .emptyPart,
      .expandedTextTooLarge, .expansionTooLarge, .exactCellCount, .fixedWait, .invalidCount, .invalidDuration,
      .invalidRegex, .lateSetting, .modelNameTaken, .noCheck, .nothingCheckedAfter, .onlyPresenceChecks, .recursion,
      .regexTooLarge, .tooManySteps, .tooManyUses, .unknownName, .unreadableUse, .unusedBlock, .unusedColumn,
      .unusedModel, .unusedParameter, .useCycle, .useTooDeep, .wrongArgumentCount, .wrongCellCount:
      nil
    }
  }
}
