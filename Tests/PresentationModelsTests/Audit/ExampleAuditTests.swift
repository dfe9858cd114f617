import PresentationModels
import ProbeAudit
import Testing

/// What the long example scenario notices of the list, and what it does not.
struct ExampleAuditTests {
  private static func opened(_ button: String, _ text: String) -> String {
    """
    tap \(button)
    require share sheet
    expect cells > 0
    expect caption '\(text)'
    expect activity copy
    copy
    expect clipboard '\(text)'

    """
  }

  private static let report = audit(opened("Share A", "Share A: 12") + opened("Share B", "Share B: 34"))

  @Test func theExampleKillsMostOfTheList() {
    let report = Self.report

    #expect(report.baselineFailures.isEmpty)
    #expect(
      report.known(.killed) == [
        "M01", "M02", "M03", "M04", "M05", "M07", "M08", "M09", "M11", "M12", "M13", "M14", "M15", "M17", "M21", "M22",
        "M23", "M24", "M26",
      ])
    #expect(report.known(.killedByAction) == ["M19", "M20"])
    #expect(report.known(.ignored) == ["M06", "M16", "M18", "M27", "M29", "M30"])
    #expect(report.knownVerdicts["M10"] == .survived)
    #expect(report.knownVerdicts.count { $0.value.isDetected } == 21)
    #expect(report.known(.noCoverage) == ["M25", "M28"])
    #expect(report.brittle.isEmpty)
  }

  struct Kill: CustomTestStringConvertible, Sendable {
    var id: String
    var statement: String
    var testDescription: String { id }
  }

  static let kills = [
    Kill(id: "M02", statement: "expect cells > 0"), Kill(id: "M04", statement: "expect caption 'Share B: 34'"),
    Kill(id: "M05", statement: "expect caption 'Share B: 34'"),
    Kill(id: "M07", statement: "expect clipboard 'Share A: 12'"),
    Kill(id: "M08", statement: "expect caption 'Share A: 12'"),
    Kill(id: "M09", statement: "expect clipboard 'Share A: 12'"), Kill(id: "M11", statement: "expect activity copy"),
    Kill(id: "M12", statement: "expect activity copy"), Kill(id: "M17", statement: "require share sheet"),
    Kill(id: "M19", statement: "tap Share B"), Kill(id: "M20", statement: "tap Share B"),
  ]

  @Test(arguments: kills) func eachIsKilledByItsCheck(_ kill: Kill) {
    let mutants = Self.report.subjects.flatMap(\.mutants)

    #expect(mutants.first { $0.mutant.id == kill.id }?.kills.first?.place.statement == kill.statement)
  }

  @Test func aSheetAloneNoticesOnlyThatNothingOpens() {
    let report = audit("tap Share A; expect share sheet")

    #expect(report.known(.killed) == ["M17"])
    #expect(report.known(.killedByAction).isEmpty)
  }

  @Test func anEmptyScenarioNoticesNothing() {
    let report = audit("wait 1s")

    #expect(report.subjects.flatMap(\.mutants).allSatisfy { !$0.verdict.isDetected })
  }

  @Test func whatNeedsMoreThanTheExampleIsKilledToo() {
    let report = audit(
      """
      scenario 'before Copy' { tap Share A; expect clipboard unchanged; copy; expect clipboard 'Share A: 12' }
      scenario 'closing' { tap Share A; close; expect clipboard unchanged }
      scenario 'on an iPad' { device ipad; tap Share A; expect share sheet; expect caption 'Share A: 12' }
      scenario 'opened again' on bool { tap Share A; close; tap Share B; expect share sheet }
      """)

    #expect(report.baselineFailures.isEmpty)
    for id in ["M10", "M18", "M25"] { #expect(report.knownVerdicts[id] == .killed, "\(id)") }
    #expect(report.knownVerdicts["M28"] == .killedByAction)
  }

  @Test func aPayloadThatIsReplacedWhileOpenShowsTheSameIdentity() {
    let report = audit(
      """
      model reload from 'Reload.swift' view ReloadView
      scenario 'reloading' on reload { tap Share; expect caption 'first'; within 2s expect caption 'second' }
      """, files: ["Reload.swift": Self.reload])

    #expect(report.baselineFailures.isEmpty)
    #expect(report.knownVerdicts["M06"] == .killed)
  }

  private static let reload = """
    import SwiftUI

    struct Payload: Identifiable { let id: Int; let text: String }

    struct ReloadView: View {
      @State private var payload: Payload?

      var body: some View {
        Button("Share") {
          Task {
            payload = Payload(id: 1, text: "first")
            try? await Task.sleep(for: .seconds(1))
            payload = Payload(id: 2, text: "second")
          }
        }
        .sheet(item: $payload) { payload in TextSheet(text: payload.text) }
      }
    }

    struct TextSheet: UIViewControllerRepresentable {
      let text: String

      func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [text], applicationActivities: nil)
      }

      func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }
    """

  @Test func theNeedsOfAViewDecideWhatApplies() {
    let report = audit(
      """
      model notes from 'Notes.swift' view NotesView
      on notes
      scenario 'help' { tap Help; expect text 'help'; swipe down; tap More; expect text 'more'; swipe down; tap Help; expect text 'help' }
      scenario 'pad' { device ipad; tap Note; expect popover; expect text 'note' }
      scenario 'end' { tap Share; copy; expect completion completed; expect clipboard '한글 é 🌿' }
      """, files: ["Notes.swift": Self.notes])

    #expect(report.baselineFailures.isEmpty)
    for id in ["M16", "M17", "M18", "M27", "M29", "M30"] { #expect(report.knownVerdicts[id] == .killed, "\(id)") }
  }

  private static let notes = """
    import SwiftUI

    struct NotesView: View {
      @State private var isHelping = false
      @State private var isMore = false
      @State private var isNoting = false
      @State private var isSharing = false

      var body: some View {
        VStack {
          Button("Help") { isHelping = true }
          Button("More") { isMore = true }
          Button("Note") { isNoting = true }
          Button("Share") { isSharing = true }
        }
        .sheet(isPresented: $isHelping) { Text("help") }
        .sheet(isPresented: $isMore) { Text("more") }
        .popover(isPresented: $isNoting) { Text("note") }
        .sheet(isPresented: $isSharing) { NoteSheet() }
      }
    }

    struct NoteSheet: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: ["한글 é 🌿"], applicationActivities: nil)
        controller.completionWithItemsHandler = { _, _, _, _ in }
        return controller
      }

      func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }
    """
}
