import Testing

@testable import ProbeCommandLine

struct PathArgumentTests {
  @Test(
    arguments: [
      ("a.probe:12", "a.probe", 12, nil),
      ("a.probe:12[2]", "a.probe", 12, 2),
      ("a.probe:12:5", "a.probe", 12, nil),
      ("dir/a:b.probe:7", "dir/a:b.probe", 7, nil),
      ("a[1].probe:7", "a[1].probe", 7, nil),
    ] as [(String, String, Int, Int?)])
  func splitsAPathFromItsPlace(_ text: String, _ path: String, _ line: Int, _ row: Int?) throws {
    let argument = try #require(PathArgument(text))

    #expect(argument.path == path)
    #expect(argument.place == LineReference(line: line, row: row))
  }

  @Test(arguments: [
    "a.probe", "a.probe:", "a.probe:x", ":12", "a.probe[2]", "a.probe:12[]", "a.probe:12[x]", "a.probe:-1",
  ])
  func leavesAPlainPathAlone(_ text: String) {
    #expect(PathArgument(text) == nil)
  }
}
