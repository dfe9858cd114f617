extension AuditReport {
  /// Tells of each scenario what it noticed, and which scenario notices all of that too.
  mutating func judgeScenarios() {
    var kills = Array(repeating: KillSet(), count: scenarios.count)
    var verdicts: [[Verdict]] = Array(repeating: [], count: scenarios.count)
    var number = 0
    for subject in subjects {
      for mutant in subject.mutants {
        for (scenario, verdict) in mutant.cells.enumerated() {
          guard let verdict else { continue }
          verdicts[scenario].append(verdict)
          if verdict.isDetected { kills[scenario].insert(number) }
        }
        number += 1
      }
    }
    for scenario in scenarios.indices {
      scenarios[scenario].score = MutationScore(verdicts[scenario])
      guard !kills[scenario].isEmpty, !scenarios[scenario].isAboutFailing else { continue }
      scenarios[scenario].coveredBy = scenarios.indices.first { other in
        guard other != scenario, kills[scenario].isSubset(of: kills[other]) else { return false }
        // Of two that notice the same, the first one stays.
        return other < scenario || kills[scenario] != kills[other]
      }
    }
  }
}

/// Numbers of mutants, one bit for each.
private struct KillSet: Equatable {
  private var words: [UInt64] = []

  var isEmpty: Bool { words.isEmpty }

  mutating func insert(_ number: Int) {
    while words.count <= number / 64 { words.append(0) }
    words[number / 64] |= 1 << UInt64(number % 64)
  }

  func isSubset(of other: KillSet) -> Bool {
    words.count <= other.words.count && words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
  }
}
