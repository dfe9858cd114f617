extension Explanation {
  /// What the ids of mistakes in names, definitions, rows and models mean.
  static let ofSemantics: [Explanation] = [
    Explanation(
      id: "at-once-without-action",
      summary: "'at once' looks right after the last action's own turn, so that action is the step before it.",
      wrong: "tap Share A; expect cells > 0; at once expect caption 'Share A: 12'",
      right: "tap Share A; at once expect caption 'Share A: 12'; expect cells > 0"),
    Explanation(
      id: "broken-use",
      summary: "A used file has mistakes, so its definitions are not known. The note shows the first of them.",
      wrong: #"""
        use 'broken.probe'
        tap Share A; expect caption 'Share A: 12'
        """#,
      right: #"""
        use 'common.probe'
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "defined-twice", summary: "Two used files define the same name, and nothing says which is meant.",
      wrong: #"""
        use 'common.probe'
        use 'other.probe'
        tap Share A; expect caption 'Share A: 12'
        """#,
      right: #"""
        use 'common.probe'
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "duplicate-column", summary: "Each column of 'examples' has a name of its own.",
      wrong: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button  | button  |
            | Share A | Share B |
        }
        """#,
      right: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button  |
            | Share A |
        }
        """#),
    Explanation(
      id: "duplicate-definition", summary: "A name is defined once in a file.",
      wrong: #"""
        define share { tap Share A }
        define share { tap Share B }
        do share; expect cells > 0
        """#,
      right: #"""
        define share { tap Share A }
        do share; expect cells > 0
        """#),
    Explanation(
      id: "duplicate-model", summary: "A model is declared once in a file.",
      wrong: #"""
        model cart from 'Cart.swift' view Cart
        model cart from 'Cart.swift' view Cart
        on cart; expect text Cart
        """#,
      right: #"""
        model cart from 'Cart.swift' view Cart
        on cart; expect text Cart
        """#),
    Explanation(
      id: "duplicate-parameter", summary: "Each parameter of a definition has a name of its own.",
      wrong: #"""
        define share(a, a) { tap \(a) }
        do share(Share A, Share A); expect cells > 0
        """#,
      right: #"""
        define share(a) { tap \(a) }
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "duplicate-scenario-name",
      summary:
        "Two scenarios of one file have the same name: a report's reader cannot tell which of them failed.",
      wrong: #"""
        scenario 'one' { tap Share A; expect caption 'Share A: 12' }
        scenario 'one' { tap Share A; expect caption 'Share A: 12' }
        """#,
      right: #"""
        scenario 'one' { tap Share A; expect caption 'Share A: 12' }
        scenario 'two' { tap Share A; expect caption 'Share A: 12' }
        """#),
    Explanation(
      id: "empty-label-value",
      summary: "With the values of a row or a call a label is empty, and nothing can be found by it.",
      wrong: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button |
            |        |
        }
        """#,
      right: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button  |
            | Share A |
        }
        """#),
    Explanation(
      id: "empty-text-value",
      summary: "With the values of a row or a call a part is empty, and every text holds the empty one.",
      wrong: #"""
        scenario 'one' {
          tap Share A; expect caption contains \(part)
          examples
            | part |
            |      |
        }
        """#,
      right: #"""
        scenario 'one' {
          tap Share A; expect caption contains \(part)
          examples
            | part |
            | 12   |
        }
        """#),
    Explanation(
      id: "check-cannot-fail",
      summary: "Every count is at least 0, so the check passes on every app.",
      wrong: "tap Share A; expect cells >= 0",
      right: "tap Share A; expect cells > 0"),
    Explanation(
      id: "clipboard-set-before",
      summary:
        "The clipboard held that text before something was copied, so the check passes also if Copy does nothing.",
      wrong: "set clipboard 'Share A: 12'; tap Share A; copy; expect clipboard 'Share A: 12'",
      right: "set clipboard 'mine'; tap Share A; copy; expect clipboard 'Share A: 12'"),
    Explanation(
      id: "exact-cell-count",
      summary:
        "How many cells a share sheet has follows from the device and its apps. A count that is not zero, or a lower "
        + "bound, is a fact of the app.",
      wrong: "tap Share A; expect cells 12",
      right: "tap Share A; expect cells > 0"),
    Explanation(
      id: "expanded-text-too-large",
      summary:
        "Definitions that put texts into each other have made a text that is too large. Split the scenario."),
    Explanation(
      id: "expansion-too-large",
      summary: "Definitions that call each other come to more steps than a test may have. Split the scenario."),
    Explanation(
      id: "fixed-wait",
      summary:
        "A fixed delay is too short on one device and too long on another. 'within' waits for what is wanted.",
      wrong: "tap Load; wait 2s; expect text Loaded",
      right: "tap Load; within 2s expect text Loaded"),
    Explanation(
      id: "invalid-count-value", summary: "With the values of a row or a call this is no count.",
      wrong: #"""
        scenario 'one' {
          tap Share A; expect cells > \(count)
          examples
            | count |
            | many  |
        }
        """#,
      right: #"""
        scenario 'one' {
          tap Share A; expect cells > \(count)
          examples
            | count |
            | 0     |
        }
        """#),
    Explanation(
      id: "invalid-duration-value", summary: "With the values of a row or a call this is no duration.",
      wrong: #"""
        scenario 'one' {
          within \(time) expect text Loaded
          examples
            | time |
            | soon |
        }
        """#,
      right: #"""
        scenario 'one' {
          within \(time) expect text Loaded
          examples
            | time |
            | 2s   |
        }
        """#),
    Explanation(
      id: "invalid-regex", summary: "What stands between the slashes is no Swift regular expression.",
      wrong: "expect text matches /Item [/",
      right: "expect text matches /Item [0-9]/"),
    Explanation(
      id: "late-setting",
      summary: "The device and the language are those of the launch, so they are set before anything else.",
      wrong: "tap Share A; device ipad; expect cells > 0",
      right: "device ipad; tap Share A; expect cells > 0"),
    Explanation(
      id: "model-name-taken", summary: "'item', 'bool' and 'empty' are the models that ship.",
      wrong: #"""
        model item from 'Cart.swift' view Cart
        tap Share A; expect caption 'Share A: 12'
        """#,
      right: #"""
        model cart from 'Cart.swift' view Cart
        on cart; expect text Cart
        """#),
    Explanation(
      id: "no-check", summary: "A scenario that checks nothing passes on every app that lets its steps be done.",
      wrong: "tap Share A",
      right: "tap Share A; expect caption 'Share A: 12'"),
    Explanation(
      id: "nothing-checked-after",
      summary: "The last step is an action, and no check says what came of it: only that it could be done.",
      wrong: "tap Share A; expect caption 'Share A: 12'; copy",
      right: "tap Share A; expect caption 'Share A: 12'; copy; expect clipboard 'Share A: 12'"),
    Explanation(
      id: "only-presence-checks",
      summary:
        "All checks ask whether something came up, and none what is in it. They would pass on an empty sheet.",
      wrong: "tap Share A; expect share sheet",
      right: "tap Share A; expect caption 'Share A: 12'"),
    Explanation(
      id: "recursion", summary: "A definition calls itself, directly or through others, and would never end.",
      wrong: #"""
        define share { do share }
        do share; expect cells > 0
        """#,
      right: #"""
        define share { tap Share A }
        do share; expect cells > 0
        """#),
    Explanation(
      id: "regex-too-large",
      summary:
        "The regular expression is longer, or nests deeper, than what can be matched in a reasonable time."),
    Explanation(
      id: "too-many-steps", summary: "One test has more steps than can be reported. Split the scenario."),
    Explanation(
      id: "too-many-uses", summary: "One script uses more files than a person can know."),
    Explanation(
      id: "unknown-definition", summary: "'do' calls what neither this file nor a file that it uses defines.",
      wrong: #"""
        define share { tap Share A }
        do shaer; expect cells > 0
        """#,
      right: #"""
        define share { tap Share A }
        do share; expect cells > 0
        """#),
    Explanation(
      id: "unknown-device", summary: "The tool knows no device profile of that name.",
      wrong: "device ipda; tap Share A; expect cells > 0",
      right: "device ipad; tap Share A; expect cells > 0"),
    Explanation(
      id: "unknown-language", summary: "The tool knows the system's texts in some languages only.",
      wrong: "language xx; tap Share A; expect cells > 0",
      right: "language ko; tap Share A; expect cells > 0"),
    Explanation(
      id: "unknown-model", summary: "No model of that name ships, and the file declares none.",
      wrong: #"""
        on bol
        tap Share A; expect caption 'Share A: 12'
        """#,
      right: #"""
        on bool
        tap Share A; expect caption 'Share A: 12'
        """#),
    Explanation(
      id: "unknown-name",
      summary: #"'\(name)' names no parameter of the definition and no column of the examples around it."#,
      wrong: #"""
        define share(button) { tap \(buton); tap \(button) }
        do share(Share A); expect cells > 0
        """#,
      right: #"""
        define share(button) { tap \(button) }
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "unreadable-use",
      summary: "A used file is missing or cannot be read. Its path is relative to the file that uses it.",
      wrong: #"""
        use 'comon.probe'
        tap Share A; expect caption 'Share A: 12'
        """#,
      right: #"""
        use 'common.probe'
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "unused-block", summary: "Steps are there for a model on which the scenario does not run, so they never run.",
      wrong: #"""
        scenario 'one' on item {
          on item { tap Share A; expect cells > 0 }
          on bool { tap Share A; expect cells 0 }
        }
        """#,
      right: #"""
        scenario 'one' on item, bool {
          on item { tap Share A; expect cells > 0 }
          on bool { tap Share A; expect cells 0 }
        }
        """#),
    Explanation(
      id: "unused-column", summary: "No step of the scenario takes its value from this column.",
      wrong: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button  | text |
            | Share A | 12   |
        }
        """#,
      right: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button  |
            | Share A |
        }
        """#),
    Explanation(
      id: "unused-model", summary: "A model is declared, and no scenario runs on it.",
      wrong: #"""
        model cart from 'Cart.swift' view Cart
        tap Share A; expect caption 'Share A: 12'
        """#,
      right: #"""
        model cart from 'Cart.swift' view Cart
        on cart; expect text Cart
        """#),
    Explanation(
      id: "unused-parameter", summary: "No step of the definition takes its value from this parameter.",
      wrong: #"""
        define share(button) { tap Share A }
        do share(Share A); expect cells > 0
        """#,
      right: #"""
        define share(button) { tap \(button) }
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "use-cycle", summary: "Files use each other in a circle.",
      wrong: #"""
        use 'circle.probe'
        tap Share A; expect caption 'Share A: 12'
        """#,
      right: #"""
        use 'common.probe'
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "use-too-deep", summary: "Files use each other in a longer row than a person can follow."),
    Explanation(
      id: "wrong-argument-count", summary: "A call gives as many arguments as the definition has parameters.",
      wrong: #"""
        define share(button) { tap \(button) }
        do share(Share A, 12); expect cells > 0
        """#,
      right: #"""
        define share(button) { tap \(button) }
        do share(Share A); expect cells > 0
        """#),
    Explanation(
      id: "wrong-cell-count", summary: "Every row has as many cells as there are columns.",
      wrong: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button  |
            | Share A | 12 |
        }
        """#,
      right: #"""
        scenario 'one' {
          tap \(button); expect cells > 0
          examples
            | button  |
            | Share A |
        }
        """#),
  ]
}
