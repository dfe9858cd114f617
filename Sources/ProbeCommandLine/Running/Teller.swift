/// Tells a person what happens in a run, in the order of the scripts.
protocol Teller {
  /// Tells one piece of news; false ends the run.
  mutating func tell(_ news: RunSchedule.News) throws(SystemError) -> Bool

  /// Shows what has been told so far, because the next news may take a while.
  mutating func pause() throws(SystemError)
}
