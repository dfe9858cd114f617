import Testing

struct LanguageTests {
  @Test(arguments: basicSnippets)
  func givesWhatSwiftGives(_ snippet: Snippet) throws {
    #expect(try snippet.run() == snippet.expected)
  }

  @Test(arguments: moreSnippets)
  func givesWhatSwiftGivesForMore(_ snippet: Snippet) throws {
    #expect(try snippet.run() == snippet.expected)
  }

  @Test(arguments: typeSnippets)
  func givesWhatSwiftGivesForTypes(_ snippet: Snippet) throws {
    #expect(try snippet.run() == snippet.expected)
  }

  @Test(arguments: numberSnippets)
  func givesWhatSwiftGivesForNumbers(_ snippet: Snippet) throws {
    #expect(try snippet.run() == snippet.expected)
  }

  @Test(arguments: nameSnippets)
  func givesWhatSwiftGivesForNames(_ snippet: Snippet) throws {
    #expect(try snippet.run() == snippet.expected)
  }

  @Test(arguments: foundationSnippets)
  func givesWhatFoundationGives(_ snippet: Snippet) throws {
    #expect(try snippet.run() == snippet.expected)
  }

  @Test(arguments: unknownSnippets)
  func endsTheAppRatherThanInventAValue(_ snippet: Snippet) throws {
    #expect(try snippet.run() == snippet.expected)
  }
}
