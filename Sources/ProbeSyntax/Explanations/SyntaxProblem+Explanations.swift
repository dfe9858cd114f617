extension SyntaxProblem {
  /// What each mistake in the syntax of a script means, in the order of their names.
  public static var explanations: [Explanation] {
    Code.allCases.map { code in
      let (meaning, example) = code.words
      return Explanation(id: code.rawValue, meaning: meaning, wrong: example?.wrong, right: example?.right)
    }
  }
}

extension SyntaxProblem.Code {
  /// A script with a mistake and one without.
  fileprivate typealias Example = (wrong: String, right: String)

  fileprivate var words: (meaning: String, example: Example?) {
    switch self {
    case .blockOnNextLine:
      (
        "A statement ends at the end of its line, so the '{' of its block stands on the same line.",
        (
          "scenario 'sharing'\n{\n  copy\n}",
          "scenario 'sharing' {\n  copy\n}"
        )
      )
    case .catchesBeforeOn:
      (
        "The models that a scenario runs on are named before those that it must fail on.",
        (
          "scenario 'sharing' catches bool on item {\n  copy\n}",
          "scenario 'sharing' on item catches bool {\n  copy\n}"
        )
      )
    case .curlyQuote:
      (
        "Texts stand between straight quotes. A word processor or a keyboard has put a curly one at the start "
          + "of a text. Inside a text, and inside bare text, curly quotes are ordinary characters.",
        (
          "tap ‘Share A’",
          "tap 'Share A'"
        )
      )
    case .duplicateStatement:
      (
        "A file has at most one 'tags', one 'on' and one 'setup', and a scenario one 'examples'.",
        (
          "on item\non bool\ncopy",
          "on item, bool\ncopy"
        )
      )
    case .emptyLabel:
      (
        "A control is found by its label, and nothing has an empty one. Texts that are compared may be empty: "
          + "'clipboard '''.",
        (
          "tap ''",
          "tap Share A"
        )
      )
    case .emptyName:
      (
        "A scenario is named in reports by its name, so the name has at least one character.",
        (
          "scenario '' {\n  copy\n}",
          "scenario 'sharing' {\n  copy\n}"
        )
      )
    case .emptyText:
      (
        "Every text contains the empty text, begins and ends with it, so such a check would always pass. To "
          + "expect an empty text, compare with 'is'.",
        (
          "expect caption contains ''",
          "expect caption is ''"
        )
      )
    case .examplesWithoutRows:
      (
        "'examples' is followed by one line that names the columns and at least one row of values.",
        (
          "tap \\(button)\nexamples\n  | button |",
          "tap \\(button)\nexamples\n  | button  |\n  | Share A |"
        )
      )
    case .expectedWord:
      (
        "The grammar has only a few words at this place, and another one stands there. The message lists "
          + "them.",
        (
          "swipe up Row 1",
          "swipe left Row 1"
        )
      )
    case .fileTooLarge:
      (
        "A script has a bound on its size, which grammar.md states under 'Limits'.",
        nil
      )
    case .insufficientIndentation:
      (
        "The blanks before the closing \"\"\" are taken off each line of the text, so each line begins with "
          + "them, and the closing quotes stand on a line of their own.",
        (
          "set clipboard \"\"\"\n  one\n two\n  \"\"\"",
          "set clipboard \"\"\"\n  one\n  two\n  \"\"\""
        )
      )
    case .interpolationInCell:
      (
        "Cells are the values that names stand for; they are taken as they are written, and hold no names "
          + "themselves.",
        (
          "tap \\(a)\nexamples\n  | a        |\n  | \"\\(b)\" |",
          "tap \\(a)\nexamples\n  | a       |\n  | Share A |"
        )
      )
    case .interpolationInLiteral:
      (
        "Between single quotes every character stands for itself, so '\\(name)' is not replaced there. Double "
          + "quotes replace it.",
        (
          "expect caption 'sharing \\(button)'",
          "expect caption \"sharing \\(button)\"\nexamples\n  | button  |\n  | Share A |"
        )
      )
    case .invalidColumn:
      (
        "The values of a column are used as '\\(name)', so a column's title is a name: letters, digits, '_' "
          + "and '-', beginning with a letter.",
        (
          "tap \\(button)\nexamples\n  | button | the text |\n  | A      | 12       |",
          "tap \\(button)\nexamples\n  | button | text |\n  | A      | 12   |"
        )
      )
    case .invalidCount:
      (
        "A count is a non-negative whole number, perhaps behind a comparison: 4, > 0, >= 1, < 5, <= 4, = 4, "
          + "!= 0. It may be a name: '\\(n)'.",
        (
          "expect cells many",
          "expect cells > 3"
        )
      )
    case .invalidDuration:
      (
        "A duration is a whole number with 'ms' or 's' right behind it.",
        (
          "within 1.5s expect sheet",
          "within 1500ms expect sheet"
        )
      )
    case .invalidEscape:
      (
        "In double quotes a backslash begins one of \\\\ \\\" \\n \\t \\r \\u{…} and \\(name). In single "
          + "quotes it is an ordinary character.",
        (
          "expect text \"C:\\files\"",
          "expect text 'C:\\files'"
        )
      )
    case .invalidInterpolation:
      (
        "A backslash and a parenthesis begin a name whose value belongs there; a closing parenthesis ends it, "
          + "without blanks.",
        (
          "tap \\(the button)",
          "tap \\(button)"
        )
      )
    case .invalidUTF8:
      (
        "Scripts are UTF-8. A byte here is no part of a character: the file was saved in another encoding, or "
          + "is no text.",
        nil
      )
    case .invalidValue:
      (
        "A value is a quoted text, a whole number, true, false, nothing, or a list of values: ['a', 'b'].",
        (
          "stub report() returns Q3",
          "stub report() returns 'Q3'"
        )
      )
    case .keywordAsText:
      (
        "Behind 'is' there is always a text to compare with, so this check compares the clipboard with the "
          + "word itself. Without 'is' the word names the state.",
        (
          "expect clipboard is empty",
          "expect clipboard empty"
        )
      )
    case .misplacedExamples:
      (
        "The rows of 'examples' run a whole scenario, so they stand at the end of the scenario and not in a "
          + "block inside it, in a definition or in 'setup'.",
        (
          "on bool {\n  examples\n    | a |\n    | 1 |\n}",
          "on bool {\n  tap \\(a)\n}\nexamples\n  | a |\n  | 1 |"
        )
      )
    case .misplacedStatement:
      (
        "'tags', 'use', 'model', 'on' (with models only), 'setup' and 'define' belong to the whole file: they "
          + "stand before its scenarios, outside of all blocks.",
        (
          "scenario 'sharing' {\n  use 'common.probe'\n}",
          "use 'common.probe'\nscenario 'sharing' {\n  copy\n}"
        )
      )
    case .missingBlock:
      (
        "A scenario, a definition and 'setup' have their steps in a block: '{ … }'.",
        (
          "scenario 'sharing'",
          "scenario 'sharing' {\n  copy\n}"
        )
      )
    case .missingBrace:
      (
        "The block that begins at this '{' is not closed.",
        (
          "on bool {\n  copy",
          "on bool {\n  copy\n}"
        )
      )
    case .missingName:
      (
        "A name is missing: of a model, a definition, a parameter, a tag or a view. A name has letters, "
          + "digits, '_' and '-', and begins with a letter.",
        (
          "do (Share A)",
          "do share(Share A)"
        )
      )
    case .missingOperand:
      (
        "The statement needs something behind this word and has nothing there. A label that happens to be a "
          + "keyword is written in quotes.",
        (
          "tap",
          "tap Share A"
        )
      )
    case .missingParenthesis:
      (
        "The arguments or parameters that begin at this '(' are not closed.",
        (
          "do share(Share A",
          "do share(Share A)"
        )
      )
    case .missingRegex:
      (
        "'matches' takes a regular expression between slashes. Everything up to the closing slash belongs to "
          + "it; a slash inside is written '\\/'.",
        (
          "expect text matches Loaded .*",
          "expect text matches /Loaded .*/"
        )
      )
    case .missingStep:
      (
        "'on', 'fails on', 'within', 'for' and 'at once' stand before a step or a block of steps.",
        (
          "within 2s",
          "within 2s expect sheet"
        )
      )
    case .missingSubject:
      (
        "A check names what it looks at: a sheet, the caption, a text on the screen …",
        (
          "expect 'Loaded'",
          "expect text 'Loaded'"
        )
      )
    case .modifierOrder:
      (
        "'within', 'for' and 'at once' take checks only. They stand behind 'on' and 'fails on', and exclude "
          + "each other.",
        (
          "within 2s on bool expect sheet",
          "on bool within 2s expect sheet"
        )
      )
    case .multilineOpening:
      (
        "A text of several lines begins on the line after its opening \"\"\".",
        (
          "set clipboard \"\"\"one\n  two\n  \"\"\"",
          "set clipboard \"\"\"\n  one\n  two\n  \"\"\""
        )
      )
    case .nestingTooDeep:
      (
        "Blocks and modifiers may stand in each other only so deep; grammar.md states the bound under "
          + "'Limits'. What follows is not read.",
        (
          String(repeating: "on item { ", count: Limits.nestingDepth + 1),
          "on item {\n  copy\n}"
        )
      )
    case .nulByte:
      (
        "A NUL character is in the script: the file was saved in another encoding, such as UTF-16, or is no "
          + "text.",
        (
          "tap A\0B",
          "tap AB"
        )
      )
    case .numberTooLarge:
      (
        "Counts and durations have a bound, which grammar.md states under 'Limits'.",
        (
          "expect cells 99999999999",
          "expect cells 9"
        )
      )
    case .rowOutsideExamples:
      (
        "A line that begins with '|' is a row of 'examples', and no 'examples' stands above it.",
        (
          "tap \\(a)\n| a |\n| 1 |",
          "tap \\(a)\nexamples\n  | a |\n  | 1 |"
        )
      )
    case .statementAfterExamples:
      (
        "'examples' is the last statement of its scenario.",
        (
          "tap \\(a)\nexamples\n  | a |\n  | 1 |\ncopy",
          "tap \\(a)\ncopy\nexamples\n  | a |\n  | 1 |"
        )
      )
    case .stepBesideScenarios:
      (
        "A file is either one scenario, written as plain steps, or it has scenarios, and then every step "
          + "stands in one of them, in 'setup' or in a definition.",
        (
          "tap Share A\nscenario 'copying' {\n  copy\n}",
          "scenario 'copying' {\n  tap Share A\n  copy\n}"
        )
      )
    case .strayBrace:
      (
        "No block is open here. Often the '{' that should have opened it has become part of a bare text, "
          + "which the note shows then: a step such as 'tap' has no block.",
        (
          "tap Share A {\n  copy\n}",
          "tap Share A\ncopy"
        )
      )
    case .tagsWithoutScenario:
      (
        "A line of tags belongs to the scenario after it, and something else follows here.",
        (
          "@smoke\ncopy",
          "tags @smoke\ncopy"
        )
      )
    case .textAfterQuote:
      (
        "A quoted text is a whole operand. Behind its closing quote only the next word of the statement or "
          + "its end can stand.",
        (
          "tap 'Don't Save'",
          "tap 'Don''t Save'"
        )
      )
    case .timedAction:
      (
        "'within', 'for' and 'at once' say when a check is judged; an action or a 'do' stands before them, in "
          + "a statement of its own.",
        (
          "within 2s tap Share A",
          "tap Share A\nwithin 2s expect sheet"
        )
      )
    case .tooManyRows:
      (
        "'examples' has a bound on its rows, which grammar.md states under 'Limits'.",
        nil
      )
    case .unexpectedBlock:
      (
        "Only scenarios, definitions, 'setup' and modifiers have a block.",
        (
          "tap 'Share A' {\n  copy\n}",
          "tap 'Share A'\ncopy"
        )
      )
    case .unexpectedText:
      (
        "The statement takes nothing more. Two statements on one line are divided by ';'.",
        (
          "copy Share A",
          "copy; tap Share A"
        )
      )
    case .unknownStep:
      (
        "A statement begins with a verb, a modifier or a word of the file, in lower case, and this is none. "
          + "Comments begin with '#'.",
        (
          "tpa Share A",
          "tap Share A"
        )
      )
    case .unknownSubject:
      (
        "'expect' and 'require' are followed by what they look at, perhaps with 'no' before it, and this is "
          + "nothing that they know. A text on the screen is 'text …'.",
        (
          "expect shet",
          "expect sheet"
        )
      )
    case .unquotedText:
      (
        "This text is followed by more of its statement, or names a file or a scenario: it stands in quotes "
          + "so that its end can be seen.",
        (
          "type Fern into Title",
          "type 'Fern' into Title"
        )
      )
    case .unterminatedRegex:
      (
        "A regular expression ends with a slash on the same line.",
        (
          "expect text matches /Loaded",
          "expect text matches /Loaded/"
        )
      )
    case .unterminatedRow:
      (
        "A row begins and ends with '|'.",
        (
          "tap \\(a)\nexamples\n  | a |\n  | 1\n  | 2 |",
          "tap \\(a)\nexamples\n  | a |\n  | 1 |\n  | 2 |"
        )
      )
    case .unterminatedString:
      (
        "A text in quotes ends on its line with the quote that it began with. Two single quotes inside single "
          + "quotes are one apostrophe.",
        (
          "tap 'Share A",
          "tap 'Share A'"
        )
      )
    }
  }
}
