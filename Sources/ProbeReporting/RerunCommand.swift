import ProbeInterpreter

/// The command that runs just one test again.
struct RerunCommand {
  /// How the tool was called.
  var tool: String
  /// The text of the script where it was given on the command line.
  var script: String?

  /// The command for the test `identity`.
  func text(for identity: TestIdentity) -> String {
    var words = [tool]
    if let script {
      words += ["-e", ShellText.quoted(script)]
    } else if identity.path.hasPrefix("<") {
      words += ["-", "--name", ShellText.quoted(identity.name)]
    } else {
      words.append(ShellText.quoted(identity.selector))
    }
    // With `--model` a control would be reported as a plain result.
    if !identity.isControl { words += ["--model", ShellText.quoted(identity.model)] }
    return words.joined(separator: " ")
  }
}
