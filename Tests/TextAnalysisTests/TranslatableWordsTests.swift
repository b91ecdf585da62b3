import Testing

@testable import TextAnalysis

/// The words that can be translated.
@Suite struct TranslatableWordsTests {
  @Test(arguments: [
    ("Save the %d files", ["Save", "the", "files"]), ("%@ – %1$lld%%", []),
    ("See https://a.org/b", ["See"]), ("Write to a@b.org", ["Write", "to"]),
    ("iPhone, GitHub, PDF, MP3", []), ("<b>Go</b> {name}", ["Go"]), ("a < b", []),
    ("Don’t", ["Don’t"]), ("/usr/bin", []), ("保存", ["保存"]), ("example.org", []),
    ("'%s' &nbsp; to", ["to"]), ("{ never closed", ["never", "closed"]),
    ("Das Ende.Punkt", ["Das"]),
  ])
  func areFoundIn(text: String, words: [String]) {
    #expect(TranslatableWords(AuditedText(text)).words == words)
  }

  @Test(arguments: [
    ("Your boards have been saved.", true), ("New York Times Square", false),
    ("Save all", false), ("chat;talk;message;irc;mail", false), ("The Lord of the Rings", false),
    ("%d of %d", false),
  ])
  func makeASentence(text: String, isSentence: Bool) {
    #expect(TranslatableWords(AuditedText(text)).isSentence == isSentence)
  }
}
