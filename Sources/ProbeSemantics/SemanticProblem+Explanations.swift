import ProbeSyntax

extension SemanticProblem {
  /// What each mistake in the meaning of a script is, in the order of their names.
  public static var explanations: [Explanation] {
    Code.allCases.map { code in
      let (meaning, example) = code.words
      return Explanation(id: code.rawValue, meaning: meaning, wrong: example?.wrong, right: example?.right)
    }
  }
}

extension SemanticProblem.Code {
  /// A script with a mistake and one without.
  fileprivate typealias Example = (wrong: String, right: String)

  fileprivate var words: (meaning: String, example: Example?) {
    switch self {
    case .atOnceWithoutAction:
      (
        "'at once' judges a check right after the last action's own turn, so an action must be the step before it. "
          + "Several such checks stand in one block.",
        (
          "tap Share A\nat once expect text A\nat once expect text B",
          "tap Share A\nat once { expect text A; expect text B }"
        )
      )
    case .brokenUse:
      ("A used file has a mistake of its own, which is shown below. Names that it would define are not reported.", nil)
    case .definedTwice:
      ("Two files that a script uses define the same name, so a call could mean either. Both places are shown.", nil)
    case .duplicateColumn:
      (
        "Two columns of the examples have the same name, so their values could not be told apart.",
        (
          "expect text \\(a)\nexamples\n  | a | a |\n  | 1 | 2 |",
          "expect text \\(a)\nexpect text \\(b)\nexamples\n  | a | b |\n  | 1 | 2 |"
        )
      )
    case .duplicateDefinition:
      (
        "A file defines the same name twice.",
        (
          "define share { tap Share A }\ndefine share { tap Share B }\nscenario 'a' { do share; expect caption A }",
          "define shareA { tap Share A }\ndefine shareB { tap Share B }\nscenario 'a' { do shareA; expect caption A }"
        )
      )
    case .duplicateModel:
      (
        "A model is declared twice under one name.",
        (
          "model cart from 'A.swift' view A\nmodel cart from 'B.swift' view B\non cart\nexpect text A",
          "model cart from 'A.swift' view A\nmodel shop from 'B.swift' view B\non cart, shop\nexpect text A"
        )
      )
    case .duplicateParameter:
      (
        "Two parameters of a definition have the same name.",
        (
          "define put(a, a) { tap \\(a) }\nexpect text A",
          "define put(a, b) { tap \\(a); tap \\(b) }\nexpect text A"
        )
      )
    case .duplicateScenarioName:
      (
        "Two scenarios of a file have the same name: a report's reader could not tell which one failed.",
        (
          "scenario 'a' { expect text A }\nscenario 'a' { expect text B }",
          "scenario 'a' { expect text A }\nscenario 'b' { expect text B }"
        )
      )
    case .emptyLabelValue:
      (
        "With the value of a row or of an argument a label becomes empty, and no control has an empty label.",
        (
          "tap \\(label)\nexpect text A\nexamples\n  | label |\n  |       |",
          "tap \\(label)\nexpect text A\nexamples\n  | label |\n  | Share |"
        )
      )
    case .emptyTextValue:
      (
        "With the value of a row or of an argument the text behind 'contains', 'starts with' or 'ends with' becomes "
          + "empty. Every text holds the empty text, so the check would prove nothing.",
        (
          "expect text contains \\(part)\nexamples\n  | part |\n  |      |",
          "expect text contains \\(part)\nexamples\n  | part |\n  | A    |"
        )
      )
    case .exactCellCount:
      (
        "How many cells a share sheet has depends on the device profile and its apps. A scenario that asks for an "
          + "exact number fails on another profile although the app is right.",
        ("tap Share A\nexpect cells 4", "tap Share A\nexpect cells > 0")
      )
    case .expandedTextTooLarge:
      ("Values are put into texts, and these into others, until one test has more text than is sensible.", nil)
    case .expansionTooLarge:
      ("Definitions call each other so often that one test comes to more steps than is sensible.", nil)
    case .fixedWait:
      (
        "A fixed delay does not prove that something has happened. 'within' moves the clock only as far as it must, "
          + "and fails if the time is not enough.",
        ("tap Load\nwait 2s\nexpect text Loaded", "tap Load\nwithin 2s expect text Loaded")
      )
    case .invalidCountValue:
      (
        "The value of a row or of an argument stands where a count is needed: a number in digits.",
        (
          "expect cells > \\(n)\nexamples\n  | n   |\n  | few |", "expect cells > \\(n)\nexamples\n  | n |\n  | 2 |"
        )
      )
    case .invalidDurationValue:
      (
        "The value of a row or of an argument stands where a duration is needed: a number with 'ms' or 's'.",
        (
          "within \\(time) expect text A\nexamples\n  | time |\n  | 2    |",
          "within \\(time) expect text A\nexamples\n  | time |\n  | 2s   |"
        )
      )
    case .invalidRegex:
      (
        "What stands between the slashes is not a regular expression that Swift accepts.",
        ("expect text matches /Share (A/", "expect text matches /Share \\(A/")
      )
    case .lateSetting:
      (
        "The device, the language and the arguments of the launch are there before the app is, so they stand in "
          + "'setup' or as the first steps of a scenario, and not in a block or a definition.",
        ("tap Share A\ndevice ipad\nexpect text A", "device ipad\ntap Share A\nexpect text A")
      )
    case .modelNameTaken:
      (
        "A model that ships with the tool has this name.",
        (
          "model item from 'Cart.swift' view Cart\non item\nexpect text A",
          "model cart from 'Cart.swift' view Cart\non cart\nexpect text A"
        )
      )
    case .noCheck:
      (
        "A scenario without a check passes as long as its actions can be done, whatever is on the screen. Checks in "
          + "'setup' do not count.",
        ("scenario 'a' { tap Share A }", "scenario 'a' { tap Share A; expect caption 'Share A: 12' }")
      )
    case .onlyPresenceChecks:
      (
        "The only checks are that something is presented, or how often. They pass on a sheet with nothing in it.",
        ("tap Share A\nexpect share sheet", "tap Share A\nexpect share sheet\nexpect caption 'Share A: 12'")
      )
    case .recursion:
      (
        "A definition calls itself, over others perhaps. There are no conditions, so the call would never end.",
        (
          "define a { do b }\ndefine b { do a }\nexpect text A",
          "define a { do b }\ndefine b { tap B }\nexpect text A"
        )
      )
    case .regexTooLarge:
      ("A regular expression is longer, or its groups stand deeper in each other, than is sensible.", nil)
    case .tooManySteps:
      ("A scenario, a definition or 'setup' has more steps than one test may have.", nil)
    case .tooManyUses:
      ("A script uses more files, over other files too, than is sensible.", nil)
    case .unknownDefinition:
      (
        "'do' names something that neither this file nor a file that it uses defines.",
        (
          "define share { tap Share A }\ndo shaer\nexpect text A",
          "define share { tap Share A }\ndo share\nexpect text A"
        )
      )
    case .unknownDevice:
      ("There is no device profile of that name.", ("device ipda\nexpect text A", "device ipad\nexpect text A"))
    case .unknownLanguage:
      ("There is no system language of that code.", ("language kr\nexpect text A", "language ko\nexpect text A"))
    case .unknownModel:
      (
        "No model of that name ships with the tool, and neither this file nor a file that it uses declares one.",
        ("on bol\nexpect text A", "on bool\nexpect text A")
      )
    case .unknownName:
      (
        "Only the columns of a scenario's 'examples' and the parameters of a definition have values that '\\(…)' can "
          + "put into a text.",
        (
          "define share(button) { tap \\(buton); tap \\(button) }\nexpect text A",
          "define share(button) { tap \\(button) }\nexpect text A"
        )
      )
    case .unreadableUse:
      (
        "A used file cannot be read. Its path is relative to the file with the 'use'.",
        ("use 'no such file.probe'\nexpect text A", "define open { tap Open }\nexpect text A")
      )
    case .unusedColumn:
      (
        "No text of the scenario names this column, so its cells change nothing.",
        (
          "expect text \\(a)\nexamples\n  | a | b |\n  | 1 | 2 |",
          "expect text \\(a)\nexamples\n  | a |\n  | 1 |"
        )
      )
    case .unusedModel:
      (
        "A model is declared, and no scenario runs on it.",
        (
          "model cart from 'Cart.swift' view Cart\nexpect text A",
          "model cart from 'Cart.swift' view Cart\non cart\nexpect text A"
        )
      )
    case .unusedParameter:
      (
        "No text of the definition names this parameter, so its argument changes nothing.",
        (
          "define share(button, text) { tap \\(button) }\nexpect text A",
          "define share(button) { tap \\(button) }\nexpect text A"
        )
      )
    case .useCycle:
      ("A file uses itself, over others perhaps. The whole way around is shown.", nil)
    case .useTooDeep:
      ("Files use each other in a longer row than is sensible.", nil)
    case .wrongArgumentCount:
      (
        "A call has another number of arguments than the definition has parameters. A comma parts two arguments; an "
          + "argument with a comma in it is quoted.",
        (
          "define share(button) { tap \\(button) }\ndo share(A, B)\nexpect text A",
          "define share(button) { tap \\(button) }\ndo share('A, B')\nexpect text A"
        )
      )
    case .wrongCellCount:
      (
        "A row has another number of cells than the first row. A '|' inside a cell is written '\\|'.",
        (
          "expect text \\(a)\nexamples\n  | a     |\n  | 1 | 2 |",
          "expect text \\(a)\nexamples\n  | a      |\n  | 1 \\| 2 |"
        )
      )
    }
  }
}
