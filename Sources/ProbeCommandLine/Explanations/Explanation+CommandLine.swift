extension Explanation {
  /// What the ids of mistakes on the command line, and of inputs and outputs, mean.
  static let ofCommandLine: [Explanation] = [
    Explanation(
      id: "empty-model-name", summary: "'--model' takes names with commas between them: --model item,bool."),
    Explanation(
      id: "empty-mutant-name",
      summary: "'--mutants' takes ids or names with commas between them: --mutants M07,swapped."),
    Explanation(
      id: "empty-record", summary: "'replay' reads what '--report jsonl=FILE' wrote; this file has no events."),
    Explanation(id: "empty-report-path", summary: "'--report FORMAT=PATH' needs a path behind the '='."),
    Explanation(id: "exclusive-options", summary: "Two options ask for opposite things; leave one of them out."),
    Explanation(id: "fault", summary: "The tool broke a rule of its own. This is a bug of the tool; please report it."),
    Explanation(
      id: "baseline-failing",
      summary:
        "An audit begins with scenarios that pass on the unbroken app; here one fails, so that nothing was audited."
    ),
    Explanation(
      id: "below-threshold",
      summary: "Fewer broken apps were noticed than '--threshold' or '--strength-threshold' asks for."),
    Explanation(
      id: "brittle-scenario",
      summary: "With '--strict' no scenario may fail on a healthy device, as one with more cells or another language."),
    Explanation(
      id: "useless-scenario",
      summary: "With '--strict' each scenario has to notice at least one of the broken apps that count in it."),
    Explanation(
      id: "nothing-noticed",
      summary: "Not one broken app made a scenario fail: the scenarios check nothing that matters."),
    Explanation(id: "invalid-threshold", summary: "A threshold is a percentage: a whole number from 0 to 100."),
    Explanation(
      id: "unknown-mutant",
      summary: "No broken app of the models has that id or name; 'probe-run audit --list-mutants PATH' lists them all."),
    Explanation(id: "invalid-color", summary: "'--color' takes auto, always or never."),
    Explanation(id: "invalid-jobs", summary: "'--jobs' takes the number of threads to work on, from one."),
    Explanation(
      id: "invalid-shard",
      summary: "'--shard I/N' takes the number of this job and the number of all jobs, as in --shard 2/4."),
    Explanation(
      id: "invalid-tag-expression",
      summary: "'--tag' takes tags joined by 'and', 'or', 'not' and parentheses: --tag 'smoke and not ipad'."),
    Explanation(
      id: "line-of-directory", summary: "FILE:LINE selects a scenario of a file; a directory has no lines."),
    Explanation(
      id: "line-outside-scenarios",
      summary:
        "FILE:LINE selects the scenario that the line belongs to, tags and examples included; this line is in none."),
    Explanation(id: "missing-file", summary: "Nothing is to be found at that path."),
    Explanation(
      id: "invalid-record-line", summary: "A record of a run has one JSON object on each line; this line is none."),
    Explanation(
      id: "invalid-record-member", summary: "A line of a record lacks something; 'probe-run schema' says what it needs."
    ),
    Explanation(
      id: "not-a-record", summary: "A record of a run begins with the event 'run-started', and holds one run."),
    Explanation(id: "record-ended", summary: "The record ends before its run has: the run was cut off."),
    Explanation(
      id: "repeated-report", summary: "Two reports would be written to the same place; give each a path of its own."),
    Explanation(
      id: "repeated-test", summary: "'replay' joins the shards of one run, and two of these records tell of one test."),
    Explanation(
      id: "unknown-record-version",
      summary: "A later version of the tool wrote the record, in a format that has changed."),
    Explanation(
      id: "unknown-report", summary: "There is no report format of that name; 'probe-run help run' lists them."),
    Explanation(
      id: "unwritable-report",
      summary: "A report could not be written; nothing of it is left, and the others were written."),
    Explanation(id: "missing-value", summary: "The option needs a value behind it: --jobs 4, or --jobs=4."),
    Explanation(
      id: "view-file",
      summary: "A Swift file was named where a script should be; a script names the file whose view it runs."),
    Explanation(id: "no-rows", summary: "FILE:LINE[ROW] selects a row of examples, and the scenario has none."),
    Explanation(id: "no-such-row", summary: "FILE:LINE[ROW] counts rows from one, and there are fewer."),
    Explanation(
      id: "nothing-matches",
      summary: "A shell hands a pattern over as it stands if no file fits it; the tool does not read patterns itself."),
    Explanation(
      id: "nothing-selected",
      summary: "No test was chosen, which is an error, so that a wrong name or path cannot pass for a success."),
    Explanation(id: "nothing-to-read", summary: "A run needs a PATH, '-' for standard input, or '-e SCRIPT'."),
    Explanation(
      id: "option-of-another-command", summary: "The option exists, but not for this command; see its help."),
    Explanation(id: "repeated-option", summary: "The option takes one value and was given twice."),
    Explanation(id: "unexpected-argument", summary: "The command takes no further argument."),
    Explanation(id: "unexpected-value", summary: "The option is a switch and takes no value."),
    Explanation(id: "unknown-command", summary: "There is no command of that name; 'probe-run help' lists them."),
    Explanation(id: "unknown-id", summary: "No diagnostic and no failure has that id; 'probe-run explain' lists them."),
    Explanation(id: "unknown-option", summary: "There is no option of that name; 'probe-run help run' lists them."),
    Explanation(id: "unreadable-file", summary: "The system does not let the file or the directory be read."),
    Explanation(
      id: "unwritable-output", summary: "What the tool says could not be written, because the disk is full, say."),
  ]
}
