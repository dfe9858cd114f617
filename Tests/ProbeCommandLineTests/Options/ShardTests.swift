import Testing

@testable import ProbeCommandLine

struct ShardTests {
  @Test func putsEachTestIntoExactlyOnePart() {
    for file in 0..<5 {
      for test in 0..<7 {
        let parts = (1...3).filter { Shard(number: $0, count: 3).contains(test: test, ofFile: file) }
        #expect(parts.count == 1)
      }
    }
  }

  @Test func spreadsManyFilesOfOneTest() {
    let first = (0..<100).filter { Shard(number: 1, count: 4).contains(test: 0, ofFile: $0) }

    #expect(first.count == 25)
  }
}
