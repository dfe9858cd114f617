import PresentationModels
import ProbeAudit
import Testing

/// What becomes of a mistake after which the app never comes to rest.
struct TimeoutAuditTests {
  private static let counter = """
    import SwiftUI

    struct CounterView: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("count \\(count)")
          Button("Jump") { count = 5 }
        }
        .onChange(of: count) {
          if count < 3 { count += 1 }
        }
      }
    }
    """

  @Test func countsAsNoticedWhateverTheScenarioChecks() {
    let report = audit(
      """
      model counter from 'Counter.swift' view CounterView
      scenario 'jump' on counter { tap Jump; expect text 'count 5' }
      """, files: ["Counter.swift": Self.counter])
    let mutants = report.subjects.flatMap(\.mutants)

    #expect(report.baselineFailures.isEmpty)
    #expect(mutants.first { $0.mutant.name == "negated-condition" }?.verdict == .timeout)
    #expect(mutants.contains { $0.verdict == .killed })
  }

  @Test func aViewThatPresentsNothingHasNoneOfTheList() {
    let report = audit(
      """
      model counter from 'Counter.swift' view CounterView
      scenario 'jump' on counter { tap Jump; expect text 'count 5' }
      """, files: ["Counter.swift": Self.counter])

    #expect(report.known(.ignored).count == 30)
  }
}
