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
    Row(path: "b/../c/a.probe", found: "c/a.probe"), Row(path: "../work/a.probe", found: "a.probe"),
    Row(path: "/home/work/b//a.probe", found: "b/a.probe"), Row(path: "../a.probe", found: nil),
    Row(path: "/home/works/a.probe", found: nil), Row(path: "/etc/a.probe", found: nil),
  ]

  @Test(arguments: rows) func leadsFromTheWorkingDirectory(_ row: Row) {
    #expect(PatchPath.relative(row.path, to: "/home/work") == row.found)
  }

  @Test(arguments: ["<standard input>", "<script 1>"]) func noFileHasNoPath(_ name: String) {
    #expect(PatchPath.path(of: name) == nil)
  }
}
