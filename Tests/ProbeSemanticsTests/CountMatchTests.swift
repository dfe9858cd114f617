import ProbeSemantics
import Testing

@Suite struct CountMatchTests {
  @Test(arguments: [
    (CountMatch.Relation.equal, [false, true, false]),
    (.notEqual, [true, false, true]),
    (.less, [true, false, false]),
    (.lessOrEqual, [true, true, false]),
    (.greater, [false, false, true]),
    (.greaterOrEqual, [false, true, true]),
  ])
  func comparesWithItsNumber(_ relation: CountMatch.Relation, _ expected: [Bool]) {
    let match = CountMatch(relation, 4)

    #expect([3, 4, 5].map(match.holds(for:)) == expected)
  }
}
