import ProbeSyntax

extension Explanation {
  /// What the id of a mistake in the syntax means.
  init(_ code: SyntaxProblem.Code) {
    self = Self.explanation(of: code)
  }

  private static func explanation(of code: SyntaxProblem.Code) -> Explanation {
    let id = code.rawValue
    return switch code {
    case .blockOnNextLine:
      Explanation(
        id: id,
        summary:
          "A block is opened on the line of the statement that it belongs to: a line of its own would end the "
          + "statement.",
        wrong: #"""
          scenario 'one'
          { tap Share A; expect caption 'Share A: 12' }
          """#,
        right: "scenario 'one' { tap Share A; expect caption 'Share A: 12' }")
    case .catchesBeforeOn:
      Explanation(
        id: id,
        summary:
          "In a scenario's header the models that it runs on come first, and those that it must fail on come behind "
          + "them.",
        wrong: "scenario 'one' catches bool on item { tap Share A; expect caption 'Share A: 12' }",
        right: "scenario 'one' on item catches bool { tap Share A; expect caption 'Share A: 12' }")
    case .curlyQuote:
      Explanation(
        id: id,
        summary:
          "A word processor has made a typographic quote out of a straight one. Only straight quotes open a text.",
        wrong: "expect text “Loaded”",
        right: "expect text 'Loaded'")
    case .duplicateStatement:
      Explanation(
        id: id, summary: "'tags', 'on' and 'setup' stand once in a file, and 'examples' once in a scenario.",
        wrong: #"""
          on item
          on bool
          tap Share A; expect caption 'Share A: 12'
          """#,
        right: #"""
          on item, bool
          tap Share A; expect caption 'Share A: 12'
          """#)
    case .emptyLabel:
      Explanation(
        id: id, summary: "A label has at least one character: nothing on a screen can be found by an empty one.",
        wrong: "tap ''; expect text 'Loaded'",
        right: "tap 'Load'; expect text 'Loaded'")
    case .emptyName:
      Explanation(
        id: id, summary: "A scenario is named by what it shows, so that a report can say which one failed.",
        wrong: "scenario '' { tap Share A; expect caption 'Share A: 12' }",
        right: "scenario 'the caption shows what was tapped' { tap Share A; expect caption 'Share A: 12' }")
    case .emptyPath:
      Explanation(
        id: id, summary: "'use', 'model … from' and the command line name files, and an empty path names none.",
        wrong: #"""
          use ''
          tap Share A; expect cells > 0
          """#,
        right: #"""
          use 'common.probe'
          do share(Share A); expect cells > 0
          """#)
    case .emptyText:
      Explanation(
        id: id,
        summary:
          "Every text contains, starts with and ends with the empty text, so the check would prove nothing.",
        wrong: "expect field Name contains ''",
        right: "expect field Name is ''")
    case .examplesWithoutRows:
      Explanation(
        id: id, summary: "'examples' has a line of column names and at least one row below it: each row is a test.",
        wrong: #"""
          scenario 'one' {
            tap Share A; expect caption 'Share A: 12'
            examples
          }
          """#,
        right: #"""
          scenario "sharing \(button)" {
            tap \(button); expect cells > 0
            examples
              | button  |
              | Share A |
          }
          """#)
    case .expectedWord:
      Explanation(
        id: id, summary: "The statement goes on with one of a few words, and none of them stands there.",
        wrong: "expect button 'Share A' is enabld",
        right: "expect button 'Share A' is enabled")
    case .fileTooLarge:
      Explanation(
        id: id,
        summary:
          "A script has an upper size, so that a wrong file is noticed before it fills the memory. Split it.")
    case .insufficientIndentation:
      Explanation(
        id: id,
        summary:
          "The blanks before the closing quotes are cut off every line of the text, so every line must have them.",
        wrong: #"""
          expect caption """
            one
           two
            """
          """#,
        right: #"""
          expect caption """
            one
            two
            """
          """#)
    case .interpolationInCell:
      Explanation(
        id: id, summary: "Cells are the values that are put into texts; nothing is put into them.",
        wrong: #"""
          scenario 'one' {
            tap \(button); expect cells > 0
            examples
              | button    |
              | "\(name)" |
          }
          """#,
        right: #"""
          scenario 'one' {
            tap \(button); expect cells > 0
            examples
              | button  |
              | Share A |
          }
          """#)
    case .interpolationInLiteral:
      Explanation(
        id: id, summary: "Between single quotes every character stands for itself. Double quotes put in the value.",
        wrong: #"""
          define share(button) { tap '\(button)'; tap \(button) }
          do share(Share A); expect cells > 0
          """#,
        right: #"""
          define share(button) { tap "\(button)" }
          do share(Share A); expect cells > 0
          """#)
    case .invalidColumn:
      Explanation(
        id: id,
        summary: #"A column is named so that '\(name)' can name it: letters, digits, '_' and '-', a letter first."#,
        wrong: #"""
          scenario 'one' {
            tap Share A; expect cells > 0
            examples
              | 1st |
              | A   |
          }
          """#,
        right: #"""
          scenario 'one' {
            tap Share \(first); expect cells > 0
            examples
              | first |
              | A     |
          }
          """#)
    case .invalidCount:
      Explanation(
        id: id, summary: "A count is a number, or a comparison with one.",
        wrong: "tap Share A; expect cells many",
        right: "tap Share A; expect cells > 0")
    case .invalidDuration:
      Explanation(
        id: id, summary: "A duration is a whole number of milliseconds or seconds.",
        wrong: "within 2 expect text Loaded",
        right: "within 2s expect text Loaded")
    case .invalidEscape:
      Explanation(
        id: id, summary: "In double quotes a backslash begins an escape. In single quotes it is a backslash.",
        wrong: #"""
          expect text "C:\dir"
          """#,
        right: #"""
          expect text 'C:\dir'
          """#)
    case .invalidInterpolation:
      Explanation(
        id: id, summary: #"'\(' in a text begins the name of a value, which ends with ')'."#,
        wrong: #"""
          expect text "\(a b)"
          """#,
        right: #"""
          expect text '\(a b)'
          """#)
    case .invalidUTF8:
      Explanation(id: id, summary: "Scripts are UTF-8. The file was saved in another encoding, or is no text.")
    case .invalidValue:
      Explanation(
        id: id,
        summary:
          "A stub or an argument of a launch is a text in quotes, a number, true, false, nothing, or a list of them.")
    case .keywordAsText:
      Explanation(
        id: id,
        summary:
          "'clipboard empty' is a state; after 'is' the word is a text that the clipboard would have to hold.",
        wrong: "expect clipboard is empty",
        right: "expect clipboard empty")
    case .misplacedExamples:
      Explanation(
        id: id, summary: "'examples' belongs to a scenario and stands at its end.",
        wrong: #"""
          setup {
            clear clipboard
            examples
              | a |
              | 1 |
          }
          tap Share A; expect caption 'Share A: 12'
          """#,
        right: #"""
          scenario 'one' {
            tap \(button); expect cells > 0
            examples
              | button  |
              | Share A |
          }
          """#)
    case .misplacedStatement:
      Explanation(
        id: id,
        summary:
          "'tags', 'use', 'model', 'on', 'setup' and 'define' are said of the whole file, before its scenarios.",
        wrong: #"""
          scenario 'one' { tap Share A; expect caption 'Share A: 12' }
          tags @smoke
          """#,
        right: #"""
          tags @smoke
          scenario 'one' { tap Share A; expect caption 'Share A: 12' }
          """#)
    case .missingBlock:
      Explanation(
        id: id, summary: "The statement is followed by its steps in braces.",
        wrong: "scenario 'one'",
        right: "scenario 'one' { tap Share A; expect caption 'Share A: 12' }")
    case .missingBrace:
      Explanation(
        id: id, summary: "A block that was opened is not closed anywhere below it.",
        wrong: #"""
          scenario 'one' {
            tap Share A; expect caption 'Share A: 12'
          """#,
        right: #"""
          scenario 'one' {
            tap Share A; expect caption 'Share A: 12'
          }
          """#)
    case .missingName:
      Explanation(
        id: id, summary: "Something is defined, called or named, and the name is missing.",
        wrong: #"""
          define { tap Share A }
          tap Share A; expect caption 'Share A: 12'
          """#,
        right: #"""
          define share { tap Share A }
          do share; expect cells > 0
          """#)
    case .missingOperand:
      Explanation(
        id: id, summary: "The step needs a text, a count or a duration behind it.",
        wrong: "tap; expect text Loaded",
        right: "tap Load; expect text Loaded")
    case .missingParenthesis:
      Explanation(
        id: id, summary: "A list of parameters or arguments is not closed.",
        wrong: #"""
          define share(button) { tap \(button) }
          do share(Share A
          expect cells > 0
          """#,
        right: #"""
          define share(button) { tap \(button) }
          do share(Share A); expect cells > 0
          """#)
    case .missingReason:
      Explanation(
        id: id,
        summary:
          "'ignore' says which broken app an audit does not count, and 'because' says why: for whoever reads it.",
        wrong: #"""
          ignore M06
          tap Share A; expect caption 'Share A: 12'
          """#,
        right: #"""
          ignore M06 because 'the payload never changes while it is shown'
          tap Share A; expect caption 'Share A: 12'
          """#)
    case .missingRegex:
      Explanation(
        id: id, summary: "'matches' takes a regular expression between slashes.",
        wrong: "expect text matches Item",
        right: "expect text matches /Item [0-9]+/")
    case .missingStep:
      Explanation(
        id: id, summary: "A modifier stands before the step, or the block, that it is about.",
        wrong: "tap Load; within 2s",
        right: "tap Load; within 2s expect text Loaded")
    case .missingSubject:
      Explanation(
        id: id,
        summary:
          "'expect' and 'require' say what is looked at: a text, a button, a sheet, a caption, the clipboard, …",
        wrong: "tap Load; expect",
        right: "tap Load; expect text Loaded")
    case .modifierOrder:
      Explanation(
        id: id, summary: "'within', 'for' and 'at once' stand innermost, and one check has one of them.",
        wrong: "within 2s on bool { expect text Loaded }",
        right: "on bool { within 2s expect text Loaded }")
    case .multilineOpening:
      Explanation(
        id: id, summary: "The text of several lines begins on the line below its opening quotes.",
        wrong: #"""
          tap Share A; expect caption """one
            """
          """#,
        right: #"""
          tap Share A; expect caption """
            one
            """
          """#)
    case .nestingTooDeep:
      Explanation(
        id: id,
        summary:
          "Blocks and modifiers may stand in each other only so deep; no script that a person reads comes near it.")
    case .nulByte:
      Explanation(id: id, summary: "A NUL byte is no part of a text. The file is no text, or was saved as UTF-16.")
    case .numberTooLarge:
      Explanation(
        id: id, summary: "No app shows that many things.",
        wrong: "tap Share A; expect cells > 99999999999",
        right: "tap Share A; expect cells > 9")
    case .relationWithoutWith:
      Explanation(
        id: id,
        summary:
          "'starts with' and 'ends with' are two words; with one of them alone all of it is the text that must be shown.",
        wrong: "expect text starts 'Item'",
        right: "expect text starts with 'Item'")
    case .wordBeforeQuote:
      Explanation(
        id: id,
        summary:
          "Bare text is taken as it stands: a sign or a word of another language before a quote is a part of the text.",
        wrong: "expect text = 'Item'",
        right: "expect text is 'Item'")
    case .rowOutsideExamples:
      Explanation(
        id: id, summary: "A line that begins with '|' is a row, and rows stand under 'examples'.",
        wrong: #"""
          scenario 'one' {
            tap Share A; expect cells > 0
            | a |
          }
          """#,
        right: #"""
          scenario 'one' {
            tap \(button); expect cells > 0
            examples
              | button  |
              | Share A |
          }
          """#)
    case .statementAfterExamples:
      Explanation(
        id: id, summary: "'examples' comes last in its scenario.",
        wrong: #"""
          scenario 'one' {
            tap \(button)
            examples
              | button  |
              | Share A |
            expect cells > 0
          }
          """#,
        right: #"""
          scenario 'one' {
            tap \(button)
            expect cells > 0
            examples
              | button  |
              | Share A |
          }
          """#)
    case .stepBesideScenarios:
      Explanation(
        id: id, summary: "A file is either one scenario or has scenarios; a step beside them would belong to none.",
        wrong: #"""
          tap Share A
          scenario 'one' { tap Share A; expect caption 'Share A: 12' }
          """#,
        right: #"""
          setup { clear clipboard }
          scenario 'one' { tap Share A; expect caption 'Share A: 12' }
          """#)
    case .strayBrace:
      Explanation(
        id: id,
        summary:
          "A '}' closes a block that was never opened. A '{' behind bare text may have become a part of that text.",
        wrong: #"""
          tap Share A; expect caption 'Share A: 12'
          }
          """#,
        right: #"""
          scenario 'one' {
            tap Share A; expect caption 'Share A: 12'
          }
          """#)
    case .tagsWithoutScenario:
      Explanation(
        id: id, summary: "A line of tags belongs to the scenario below it.",
        wrong: #"""
          @smoke
          tap Share A; expect caption 'Share A: 12'
          """#,
        right: #"""
          @smoke
          scenario 'one' { tap Share A; expect caption 'Share A: 12' }
          """#)
    case .textAfterQuote:
      Explanation(
        id: id, summary: "A quoted text ends at its closing quote; more words belong into the quotes.",
        wrong: "tap 'Share' A; expect cells > 0",
        right: "tap 'Share A'; expect cells > 0")
    case .timedAction:
      Explanation(
        id: id, summary: "Only checks can wait for something or hold for a time. An action is done at once.",
        wrong: "within 2s tap Share A; expect cells > 0",
        right: "tap Share A; within 2s expect cells > 0")
    case .tooManyRows:
      Explanation(id: id, summary: "One scenario has only so many rows. Split it.")
    case .unexpectedBlock:
      Explanation(
        id: id,
        summary: "The statement takes no block. Braces group the steps of scenarios, definitions and modifiers.",
        wrong: "copy { expect clipboard 'a' }",
        right: "scenario 'one' { tap Share A; copy; expect clipboard 'Share A: 12' }")
    case .unexpectedText:
      Explanation(
        id: id, summary: "The statement is complete, and more stands behind it.",
        wrong: "tap Share A; copy now; expect clipboard 'Share A: 12'",
        right: "tap Share A; copy; expect clipboard 'Share A: 12'")
    case .unknownStep:
      Explanation(
        id: id,
        summary:
          "No step and no statement begins with that word. Actions are tap, swipe, copy, choose, close, type, clear, "
          + "turn, pick, set, wait and relaunch; checks begin with expect or require; do runs a definition.",
        wrong: "tpa Share A; expect cells > 0",
        right: "tap Share A; expect cells > 0")
    case .unknownSubject:
      Explanation(
        id: id,
        summary:
          "A check can look only at what the language has a word for. A text on the screen is looked at with 'text'.",
        wrong: "tap Share A; expect captoin 'Share A: 12'",
        right: "tap Share A; expect caption 'Share A: 12'")
    case .unquotedCell:
      Explanation(
        id: id,
        summary: "A ';', a '}' and a '#' at the start of a cell would end the row, so such a cell is quoted.",
        wrong: #"""
          scenario 'one' {
            tap \(button); expect caption contains \(part)
            examples
              | button  | part |
              | Share A | ; 12 |
          }
          """#,
        right: #"""
          scenario 'one' {
            tap \(button); expect caption contains \(part)
            examples
              | button  | part   |
              | Share A | '; 12' |
          }
          """#)
    case .unquotedText:
      Explanation(
        id: id, summary: "Here something follows the text, so quotes say where it ends.",
        wrong: "type Anna into Name; expect field Name is Anna",
        right: "type 'Anna' into Name; expect field Name is Anna")
    case .unterminatedRegex:
      Explanation(
        id: id, summary: #"A regular expression ends with a slash; a slash in it is written '\/'."#,
        wrong: "expect text matches /Item",
        right: "expect text matches /Item/")
    case .unterminatedRow:
      Explanation(
        id: id, summary: "Every row of 'examples' begins and ends with '|'.",
        wrong: #"""
          scenario 'one' {
            tap \(button); expect cells > 0
            examples
              | button
              | Share A |
          }
          """#,
        right: #"""
          scenario 'one' {
            tap \(button); expect cells > 0
            examples
              | button  |
              | Share A |
          }
          """#)
    case .unterminatedString:
      Explanation(
        id: id, summary: "A text is closed with the quote that opened it, on the same line.",
        wrong: "expect text 'Loaded",
        right: "expect text 'Loaded'")
    }
  }
}
