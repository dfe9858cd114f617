/// What can be said of all mutants of one operator.
struct ViewMutantWords {
  /// What a person sees.
  var symptom: String
  /// What kills it at least.
  var killer: String

  /// The words of an operator; of one that is not known what holds for all of them.
  init(of operatorName: String) {
    switch operatorName {
    case "item-to-bool", "other-state", "emptied-array":
      self.init("a sheet comes up with other content, or with none", "expect caption T")
    case "swapped-payloads": self.init("the wrong text is shared", "expect caption T")
    case "changed-literal": self.init("another text or number is shown or shared", "expect text T")
    case "dropped-on-dismiss": self.init("nothing follows when the sheet is gone", "expect text T")
    case "removed-await": self.init("what follows does not wait", "within 2s expect text T")
    case _: self.init("the view does something else, or nothing", "expect text T")
    }
  }

  private init(_ symptom: String, _ killer: String) {
    self.symptom = symptom
    self.killer = killer
  }
}
