import Testing

@testable import ProbeCommandLine

struct PatchPathTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var path: String
    var found: String?
    var testDescription: String { path }
  }

  static let rows = [
    Row(path: "a.probe", found: "a.probe"), Row(path: "./a.probe", found: "a.probe"),
    Row(path: "b/../c/a.probe", found: "c/a.probe"), Row(path: "../app/a.probe", found: "a.probe"),
    Row(path: "/projects/app/b//a.probe", found: "b/a.probe"), Row(path: "../a.probe", found: nil),
    Row(path: "/projects/apple/a.probe", found: nil), Row(path: "/etc/a.probe", found: nil),
  ]

  @Test(arguments: rows) func leadsFromTheWorkingDirectory(_ row: Row) {
    #expect(PatchPath.relative(row.path, to: "/projects/app") == row.found)
  }

  @Test(arguments: ["<standard input>", "<script 1>"]) func noFileHasNoPath(_ name: String) {
    #expect(PatchPath.path(of: name) == nil)
  }
}
