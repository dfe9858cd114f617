import ProbeSyntax
import Testing

@Suite struct LineIndexTests {
  @Test func countsCharactersAndEachKindOfLineEnd() {
    let file = SourceFile(path: "a.probe", text: "한국 x\r\ny\rz\n👩‍👩‍👧 q")
    let index = LineIndex(file)

    #expect(index.lineCount == 4)
    #expect(index.location(at: 7) == SourceLocation(line: 1, column: 4))
    #expect(index.location(at: file.bytes.count - 1) == SourceLocation(line: 4, column: 3))
    #expect(file.text(in: index.span(ofLine: 1)) == "한국 x")
  }

  @Test func givesAByteOrderMarkNoColumn() {
    let index = LineIndex(SourceFile(path: "a.probe", text: "\u{FEFF}tap A"))

    #expect(index.location(at: 3) == SourceLocation(line: 1, column: 1))
  }
}
