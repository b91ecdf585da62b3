import AuditModel
import Testing

@testable import Configuration

/// Comments that accept findings beside their cause.
@Suite struct CommentedFileTests {
  private func entries(_ text: String, _ path: String) -> [AcceptedEntry] {
    CommentedFile(Array(text.utf8), path: path).entries
  }

  private func lines(_ text: String, _ path: String) -> [ClosedRange<Int>] {
    entries(text, path).compactMap(\.scope.span).map { $0.start.line...$0.end.line }
  }

  /// Whether the comment is about the first character of a word.
  private func isAbout(_ word: String, in text: String, _ path: String) -> Bool {
    let before = text.components(separatedBy: word)[0]
    let location = SourceLocation(
      file: path, line: 1 + before.count { $0 == "\n" },
      column: 1
        + (before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
        .unicodeScalars.count)
    return entries(text, path).compactMap(\.scope.span).contains { $0.contains(location) }
  }

  @Test func nameARuleAndAReason() throws {
    let text = "// legible:disable:next text-truncated the name of a product\nText(\"Legible\")\n"
    let entry = try #require(entries(text, "App/Home.swift").first)
    #expect(entry.rule == "text-truncated" && entry.reason == "the name of a product")
    #expect(entry.location.description == "App/Home.swift:1:4" && entry.isComment)
    let span = try #require(entry.scope.span)
    #expect(span.start == SourceLocation(file: "App/Home.swift", line: 2, column: 1))
    #expect(span.end == SourceLocation(file: "App/Home.swift", line: 2, column: 16))
  }

  @Test(arguments: [
    ("Text(a)  // legible:disable:this r why\nb", 1...1),
    ("// legible:disable r why\n\nText(a)", 3...3),
    ("// legible:disable:next r why\n// more\n/* and\nmore */ Text(a)\n", 4...4),
    ("/*\n legible:disable:next r why\n more\n*/\nText(a)\n", 5...5),
    ("/*\n * legible:disable:next r - why\n */\nText(a)\n", 4...4),
  ])
  func areAboutTheirLineOrTheNext(text: String, expected: ClosedRange<Int>) {
    #expect(lines(text, "a.swift") == [expected])
    #expect(entries(text, "a.swift").map(\.reason) == ["why"])
  }

  @Test func mayFollowTheWordsOfACommentForTranslators() {
    let table = "/* Count label. legible:disable:next r why */\n\"a\" = \"b\";\n"
    #expect(entries(table, "en.lproj/A.strings").map(\.reason) == ["why"])
    #expect(lines(table, "en.lproj/A.strings") == [2...2])
    let string = "\"a\" = \"legible:disable:next r why\";\n\"b\" = \"c\";\n"
    #expect(entries(string, "en.lproj/A.strings").isEmpty)
    // Code may speak of it.
    #expect(entries("/* Write legible:disable:next r why */\nText(a)\n", "a.swift").isEmpty)
  }

  @Test func areAboutAnEntryOfATable() {
    let text = """
      "first" = "One";
      /* Title of home.
         legible:disable r why */
      "second" = "Two;
      lines";
      "third" = "Three";
      """
    #expect(lines(text, "de.lproj/A.strings") == [4...5])
  }

  @Test func areAboutAStringOfACatalog() {
    let text = """
      {"strings": {
        "a": {"localizations": {}},
        "b": {
          "comment": "Name. legible:disable same-as-source a brand",
          "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "B"}}
          }
        }
      }}
      """
    #expect(lines(text, "A.xcstrings") == [3...8])
    #expect(entries(text, "A.xcstrings").map(\.reason) == ["a brand"])
  }

  @Test func areAboutAUnitOfAnXLIFFFile() {
    let text = """
      <file>
      <trans-unit id="a"><source>A</source></trans-unit>
      <trans-unit id="b">
      <source>B</source><target>B</target>
      <note>legible:disable r why</note>
      </trans-unit>
      </file>
      """
    #expect(lines(text, "de.xliff") == [3...6])
    #expect(entries(text, "de.xliff").map(\.reason) == ["why"])
  }

  @Test func areAboutAViewAndItsViews() {
    let text = """
      {"screen": "a", "states": [{"name": "b", "view":
        {"type": "stack", "children": [
          {"type": "text", "text": "x",
           "comment": "legible:disable r why"},
          {"type": "text", "text": "y"}]}}]}
      """
    #expect(lines(text, "a.screen.json") == [3...4])
  }

  @Test(arguments: [
    (#"/* legible:disable:next r why é */ "own" = "1"; "other" = "2";"#, "de.lproj/A.strings"),
    (
      #"{"strings": {"own": {"comment": "é legible:disable r why", "x": 1}, "other": {"x": 1}}}"#,
      "A.xcstrings"
    ),
    (
      "<unit id='own'><note>legible:disable r why</note></unit><unit id='other'></unit>", "de.xliff"
    ),
    (
      #"{"view": [{"own": "a", "comment": "legible:disable r why"}, {"other": "b"}]}"#,
      "a.screen.json"
    ),
  ])
  func areNotAboutOthersInTheSameLine(text: String, path: String) {
    #expect(isAbout("own", in: text, path))
    #expect(!isAbout("other", in: text, path))
  }

  @Test func areAboutAnEntryOfAPOFile() {
    let text = "#: a.c\n# legible:disable r why\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\n"
    #expect(lines(text, "de.po") == [3...4])
  }

  @Test(arguments: [
    "let text = \"legible:disable r why\"", "/// `legible:disable r why`",
    "// see legible:disable r why",
    "// illegible:disable x",
  ])
  func areNoStringsOfCode(_ text: String) {
    #expect(entries(text, "a.swift").isEmpty)
  }

  @Test func mayLackAReason() {
    #expect(entries("// legible:disable:next r\nx", "a.swift").map(\.reason) == [""])
    #expect(entries("// legible:disable:next", "a.swift").map(\.rule) == [""])
    #expect(lines("// legible:disable:next r why", "a.swift") == [1...1])
  }

  @Test(arguments: ["{", "{\"a\": \"legible:disable", "/* legible:disable", "legible:disable", ""])
  func areReadFromDamagedFiles(_ text: String) {
    for path in ["a.swift", "a.xcstrings", "a.xliff", "a.po", "a.strings", "a.stringsdict"] {
      _ = entries(text, path)
    }
  }
}
