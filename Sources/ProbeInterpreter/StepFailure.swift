import ProbeSemantics

/// What went wrong in a step, as data; its words stand in `StepFailure+Message.swift`.
public enum StepFailure: Sendable {
  /// The action could not be done.
  case action(ActionFailure)
  /// The check did not hold.
  case check(CheckFailure)
  /// `catches`: all steps passed on a model on which the scenario must fail.
  case controlPassed(model: String)
  /// The app ended during this step, and the next step does not expect it; what to do where the app is not to blame.
  case crash(String, advice: String?)
  /// `fails on`: the step passed on a model on which it must fail.
  case passedUnexpectedly(model: String)
}
