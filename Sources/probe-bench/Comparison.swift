/// The times of two pieces of work, taken in turns, so that a slow moment of the machine meets both.
struct Comparison {
  /// The median time of the first.
  var first: Duration
  /// The median time of the second.
  var second: Duration

  /// How much longer the first takes.
  var ratio: Double { first / second }

  /// Times both works `rounds` times, after one round that does not count if `warmsUp` says so.
  init(rounds: Int = 15, warmsUp: Bool = true, _ first: () -> Void, _ second: () -> Void) {
    let clock = ContinuousClock()
    var firsts: [Duration] = []
    var seconds: [Duration] = []
    for round in (warmsUp ? 0 : 1)...rounds {
      let firstTime = clock.measure(first)
      let secondTime = clock.measure(second)
      guard round > 0 else { continue }
      firsts.append(firstTime)
      seconds.append(secondTime)
    }
    self.first = Self.median(of: firsts)
    self.second = Self.median(of: seconds)
  }

  private static func median(of times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
}

/// Keeps a result, so that the work for it is not left out.
@inline(never)
func keep<Result>(_ result: Result) { withExtendedLifetime(result) {} }
