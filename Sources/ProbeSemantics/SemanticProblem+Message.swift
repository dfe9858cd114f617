extension SemanticProblem {
  /// One sentence: lower case, no full stop, source words in single quotes, expected before found.
  public var message: String {
    switch self {
    case .atOnceWithoutAction: "'at once' needs an action as the step before it"
    case .atOnceWithoutActionInCall(let name):
      "'\(name)' begins with 'at once' and needs an action as the step before it"
    case .brokenUse(let path): "'\(path)' has a mistake"
    case .checkCannotFail: "this check cannot fail: no count is less than 0"
    case .clipboardSetBefore(let text):
      "'\(text)' was on the clipboard before: this check passes also if nothing is copied"
    case .definedTwice(let name, let first, let second): "'\(name)' is defined in '\(first)' and in '\(second)'"
    case .duplicateColumn(let name): "a column '\(name)' stands in these examples already"
    case .duplicateDefinition(let name): "'\(name)' is defined already"
    case .duplicateModel(let name): "a model '\(name)' is declared already"
    case .duplicateParameter(let name): "a parameter '\(name)' stands in this definition already"
    case .duplicateScenarioName(let name): "another scenario of this file is named '\(name)' too"
    case .emptyLabel: "a label cannot be empty"
    case .emptyPart(let relation): "'\(relation)' needs a text: every text holds the empty one"
    case .exactCellCount(let count): "exactly \(count) cells is a fact of the device profile and not of the app"
    case .expandedTextTooLarge(let limit): "with their values the texts of one test come to more than \(limit) bytes"
    case .expansionTooLarge(let limit): "with this 'do' one test comes to more than \(limit) steps out of definitions"
    case .fixedWait: "a fixed delay proves nothing"
    case .invalidCount(let text): "expected a count, found '\(text)'"
    case .invalidDuration(let text): "expected a duration such as '250ms' or '2s', found '\(text)'"
    case .invalidRegex(let reason): "not a Swift regular expression: \(reason)"
    case .lateSetting(let keyword): "'\(keyword)' may stand only in 'setup' or as one of the first steps of a scenario"
    case .modelNameTaken(let name): "'\(name)' is the name of a model that ships with the tool"
    case .noCheck: "this scenario checks nothing"
    case .nothingCheckedAfter: "nothing is checked after this: only that it can be done"
    case .onlyPresenceChecks: "the checks of this scenario would pass on an empty sheet"
    case .recursion(let path): "'\(path.first ?? "")' calls itself: \(path.joined(separator: " -> "))"
    case .regexTooLarge(let length, let depth):
      "expected a regular expression of at most \(length) bytes and \(depth) groups in each other, found a larger one"
    case .tooManySteps(let limit): "one test has more than \(limit) steps"
    case .tooManyUses(let limit): "one script uses more than \(limit) files"
    case .unknownDefinition(let name, _): "'\(name)' is not defined"
    case .unknownDevice(let name, _, _): "there is no device profile '\(name)'"
    case .unknownLanguage(let name, _, _): "there is no language '\(name)'"
    case .unknownModel(let name, _, _): "there is no model '\(name)'"
    case .unknownName(let name, .columns, _): "there is no column '\(name)' in the examples"
    case .unknownName(let name, .definition(let definition), _): "'\(definition)' has no parameter '\(name)'"
    case .unknownName(let name, .nobody, _): "'\(name)' has no value here"
    case .unreadableUse(let path, let problem):
      switch problem {
      case .directory: "'\(path)' is a directory"
      case .missing: "there is no file '\(path)'"
      case .unreadable(let reason): "'\(path)' cannot be read: \(reason)"
      }
    case .unusedBlock(let model): "the scenario does not run on '\(model)'"
    case .unusedColumn(let name): "the column '\(name)' is not used"
    case .unusedModel(let name): "no scenario runs on the model '\(name)'"
    case .unusedParameter(let name): "the parameter '\(name)' is not used"
    case .useCycle(let path): "'\(path.first ?? "")' uses itself: \(path.joined(separator: " -> "))"
    case .useTooDeep(let limit): "more than \(limit) files use each other in a row"
    case .wrongArgumentCount(let definition, let expected, let found):
      "'\(definition)' takes \(Self.number(expected, "argument")), found \(found)"
    case .wrongCellCount(let expected, let found):
      "expected \(Self.number(expected, "cell")) in this row, found \(found)"
    }
  }

  /// What to do about it, if that can be said.
  public var hint: String? {
    switch self {
    case .atOnceWithoutAction: "several checks right after one action stand in one 'at once { … }'"
    case .atOnceWithoutActionInCall: nil
    case .brokenUse: nil
    case .checkCannotFail: "'> 0' asks for at least one"
    case .clipboardSetBefore: "set another text before, so that the check tells the two apart"
    case .definedTwice: "rename one of them"
    case .duplicateColumn, .duplicateDefinition, .duplicateModel, .duplicateParameter: "rename one of them"
    case .duplicateScenarioName: "a name of its own tells a report's reader which one failed"
    case .emptyLabel: nil
    case .emptyPart: "'is' compares with the whole text, an empty one too"
    case .exactCellCount: "'cells > 0' says that the sheet is not empty"
    case .expandedTextTooLarge, .expansionTooLarge, .tooManySteps: "split the scenario"
    case .fixedWait: "'within 2s expect …' moves the clock until the check holds"
    case .invalidCount: "a count is written in digits"
    case .invalidDuration: nil
    case .invalidRegex: "a plain text is written in quotes: 'contains' takes one"
    case .lateSetting: nil
    case .modelNameTaken: "give the model another name"
    case .noCheck: "say what must be seen: 'expect caption …', 'expect text …'"
    case .nothingCheckedAfter: "say what must be seen then: 'expect no share sheet', 'expect clipboard …'"
    case .onlyPresenceChecks: "check what is in it: 'expect caption …', 'expect text …', 'expect cells > 0'"
    case .recursion: nil
    case .regexTooLarge: nil
    case .tooManyUses, .useTooDeep: nil
    case .unknownDefinition(_, let nearest): nearest.map { "did you mean '\($0)'?" }
    case .unknownDevice(_, let nearest, let known), .unknownLanguage(_, let nearest, let known),
      .unknownModel(_, let nearest, let known):
      nearest.map { "did you mean '\($0)'?" } ?? Self.list(of: known)
    case .unknownName(_, .nobody, _): "only columns of 'examples' and parameters of a definition have values"
    case .unknownName(_, .columns, let nearest), .unknownName(_, .definition, let nearest):
      nearest.map { "did you mean '\($0)'?" }
    case .unreadableUse(_, .missing(let nearest)): nearest.map { "did you mean '\($0)'?" }
    case .unreadableUse(_, .directory), .unreadableUse(_, .unreadable): nil
    case .unusedBlock(let model): "name '\(model)' behind 'on' in the scenario's header, too"
    case .unusedColumn(let name), .unusedParameter(let name): "'\\(\(name))' puts its value into a text"
    case .unusedModel(let name): "'on \(name)' runs the scenarios on it"
    case .useCycle: nil
    case .wrongArgumentCount, .wrongCellCount: nil
    }
  }

  private static func list(of names: [String]) -> String? {
    names.isEmpty ? nil : "known are \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

}
