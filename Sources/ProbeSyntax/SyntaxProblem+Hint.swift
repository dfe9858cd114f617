extension SyntaxProblem {
  public var hint: String? {
    switch self {
    case .blockOnNextLine:
      return "move the '{' up to the end of the statement"
    case .catchesBeforeOn:
      return "write 'on …' first, then 'catches …'"
    case .curlyQuote:
      return "write a straight quote, ' or \", at both ends"
    case .duplicateStatement(let keyword):
      return keyword == "examples" ? "put all rows under the first one" : "a file has one '\(keyword)': join the two"
    case .emptyLabel:
      return "nothing on a screen can be found by an empty label"
    case .emptyText:
      return "for an empty text write: is ''"
    case .examplesWithoutRows:
      return "write the columns as '| button | text |', then a row in the same way"
    case .expectedWord(let after, let expected, let found):
      if let hint = SyntaxProblem.hint(onBlanksIn: found) { return hint }
      return found.isEmpty
        ? nil
        : nearest(to: found, among: expected.filter { $0.first?.isLetter == true }).map { "did you mean '\($0)'?" }
          ?? (after == "is" ? "a label that holds the word 'is' stands in quotes" : nil)
    case .fileTooLarge:
      return "split it into several files"
    case .insufficientIndentation:
      return "put the closing \"\"\" on a line of its own, no further to the right than the text"
    case .interpolationInCell:
      return "write the text itself, or put '…' around it"
    case .interpolationInLiteral:
      return "use double quotes for the value"
    case .invalidColumn:
      return "a name has letters, digits, '_' and '-', and begins with a letter: only a name can stand in '\\(name)'"
    case .invalidCount:
      return "write a number, or =, !=, <, <=, > or >= and a number"
    case .invalidDuration(let found):
      return found == "for" || found == "until"
        ? "to wait for something write 'within 2s expect …'" : "write whole milliseconds or seconds: '250ms', '2s'"
    case .invalidEscape:
      return "known are \\\\ \\\" \\n \\t \\r \\u{…} and \\(name); for a backslash write \\\\, or use single quotes"
    case .invalidInterpolation:
      return "write '\\(name)' without blanks; for the characters themselves use single quotes"
    case .invalidUTF8:
      return "save the file as UTF-8"
    case .invalidValue:
      return "quote a text; other values are numbers, true, false, nothing and [a, b]"
    case .keywordAsText(let word):
      return "write 'clipboard \(word)' for the state, or quote the text"
    case .misplacedStatement(_, let isInBlock):
      return isInBlock
        ? "close the block before it, or move it out" : "move it up"
    case .missingName:
      return "a name has letters, digits, '_' and '-', and begins with a letter"
    case .missingRegex:
      return "write it as /…/, or quote the whole text if 'matches' is a part of it"
    case .missingSubject(let after):
      return "for a text on the screen write '\(after) text …'"
    case .modifierOrder(let inner, let outer):
      return inner.hasSuffix("on")
        ? "write '\(inner)' first: '\(inner) … \(outer) …'" : "'within', 'for' and 'at once' exclude each other"
    case .multilineOpening:
      return "put a line end behind the opening \"\"\""
    case .nestingTooDeep:
      return "the rest of the file is not read"
    case .nulByte:
      return "save the file as UTF-8 text"
    case .relationWithoutWith(let word):
      return "write '\(word) with …', or quote the whole text"
    case .wordBeforeQuote(let word):
      return word.hasPrefix("not") || word.hasPrefix("!")
        ? "write 'expect no …' for what must not hold, or quote the whole text"
        : "write 'is', 'contains' or the quoted text alone, or quote the whole text"
    case .rowOutsideExamples:
      return "write 'examples' on the line before it"
    case .statementAfterExamples:
      return "move 'examples' to the end"
    case .stepBesideScenarios:
      return "put the steps into a scenario, or into 'setup' if each scenario begins with them"
    case .tagsWithoutScenario:
      return "for all scenarios of the file write 'tags @name'"
    case .textAfterQuote(let found):
      if found.first == "#" { return "a comment behind a statement needs a blank on both sides of its '#'" }
      let isTail = found.last == "'" && found.firstIndex(of: "'") == found.indices.last
      return isTail && found.first?.isLetter == true
        ? "an apostrophe between single quotes is written twice: ''"
        : "put quotes around all of the text, and ';' between two statements"
    case .timedAction(_, let verb):
      return "put '\(verb)' before it, in a statement of its own"
    case .tooManyRows:
      return "split the scenario"
    case .unexpectedText(let after, let found):
      if found.first == "#" { return "a comment behind a statement needs a blank after its '#'" }
      if found.first == ",", after.hasPrefix("tags") || after.hasPrefix("@") {
        return "tags stand behind each other with blanks between them"
      }
      if after.hasPrefix("do "), after.last != ")" {
        return "arguments stand in parentheses, and ';' between two statements"
      }
      return "write one statement on a line, or ';' between two"
    case .unknownStep(let name, let nearest):
      if let hint = SyntaxProblem.hint(onBlanksIn: name) { return hint }
      return nearest.map { "did you mean '\($0)'?" } ?? SyntaxProblem.hint(onForeignStep: name)
    case .unknownSubject(let name, let nearest):
      if let hint = SyntaxProblem.hint(onBlanksIn: name) { return hint }
      return nearest.map { "did you mean '\($0)'?" } ?? "for a text on the screen write 'text …'"
    case .unquotedCell(let found):
      return "without quotes '\(found)' ends the row: write '\(found) …'"
    case .unquotedText(_, let found):
      return found.unicodeScalars.contains("'") ? "write \"\(found)\"" : "write '\(found)'"
    case .unterminatedRegex:
      return "a slash inside it is written '\\/'"
    case .unterminatedString(let quote):
      return quote.utf8.count == 3
        ? "close it with \(quote) on a line of its own"
        : "a text in quotes ends on its line; one with an apostrophe inside can stand in double quotes"
    case .missingReason(let mutant):
      return "for instance ignore \(mutant) because 'the payload never changes while it is shown'"
    case .emptyName, .emptyPath, .misplacedExamples, .missingBlock, .missingBrace, .missingOperand, .missingParenthesis,
      .missingStep, .numberTooLarge, .strayBrace, .unexpectedBlock, .unterminatedRow:
      return nil
    }
  }

  /// What stands here for a word that other languages of steps have, or the words that this one has.
  private static func hint(onForeignStep word: String) -> String {
    if word.hasPrefix("//") { return "a comment begins with '#'" }
    return switch word.lowercased().filter(\.isLetter) {
    case "assert", "assertvisible", "check", "should", "verify": "write 'expect …'"
    case "click", "press", "tapon", "touch": "write 'tap …'"
    case "back", "dismiss": "write 'swipe down', 'close' for a share sheet, or 'tap …' for a button"
    case "enter", "fill", "input", "inputtext": "write: type '…' into …"
    case "and", "but", "given", "then", "when": "write the step itself: 'tap …', 'expect …'"
    default:
      "actions are tap, swipe, copy, choose, close, type, clear, turn, pick, set, wait and relaunch; "
        + "checks begin with expect or require"
    }
  }

  /// What to do about a character in `word` that looks like a blank, or like nothing, and is part of the word.
  private static func hint(onBlanksIn word: String) -> String? {
    for scalar in word.unicodeScalars where scalar.value > 0x7F {
      let properties = scalar.properties
      guard properties.isWhitespace || properties.isDefaultIgnorableCodePoint else { continue }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let name = properties.name.map { " (\($0.lowercased()))" } ?? ""
      return properties.isWhitespace
        ? "U+\(number)\(name) stands in it and separates no words: write a plain blank"
        : "U+\(number)\(name) stands in it and cannot be seen: take it out"
    }
    return nil
  }
}
