import Testing

@testable import ProbeCommandLine

struct NearestNameTests {
  @Test(arguments: [
    ("--jbos", "--jobs"),
    ("--fail-fats", "--fail-fast"),
    ("--colour", "--color"),
    ("--shards", "--shard"),
    ("--anything", nil),
  ])
  func findsTheOptionThatWasMeant(_ word: String, _ nearest: String?) {
    #expect(nearestName(to: word, among: ["--jobs", "--fail-fast", "--color", "--shard"]) == nearest)
  }
}
