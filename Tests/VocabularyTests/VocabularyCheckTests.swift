import Testing

@Suite struct VocabularyCheckTests {
  private static let vocabulary = Vocabulary(
    words: [
      Vocabulary.Entry(
        avoid: ["mend", "mended"], use: "fix",
        exceptions: [.init(phrase: "mend fences", reason: "An idiom.")]),
      Vocabulary.Entry(avoid: ["cut off"], use: "truncated", exceptions: nil),
      Vocabulary.Entry(avoid: ["^ who"], use: "the person", exceptions: nil),
    ],
    identifiers: [], data: [.init(path: "Data/", reason: "Names of the sample.")])

  private func violations(_ source: String, in file: String = "a.swift") -> [String] {
    VocabularyCheck(Self.vocabulary).matches(inSwift: Array(source.utf8), file: file)
      .filter { $0.exception == nil }.map { "\($0)" }
  }

  @Test func namesLocationPhraseSentenceAndReplacement() {
    let source = "\n/// Reads a file. Mended strings\n/// are kept.\nfunc read() {}\n"
    #expect(violations(source) == ["a.swift:2: “mended” in “Mended strings are kept.”; write: fix"])
  }

  @Test func readsStringLiteralsOfEveryForm() {
    #expect(violations(#"let a = "it is mended""#).count == 1)
    #expect(violations(##"let a = #"it is "mended" here"#"##).count == 1)
    #expect(violations("let a = \"\"\"\n  It is cut\n  off.\n  \"\"\"").count == 1)
    #expect(violations(#"let a = "\(count("(")) mended \"strings\"""#).count == 1)
  }

  @Test func readsPhrasesOverTheLinesOfAComment() {
    #expect(violations("  // The text is cut\n  // off there.").count == 1)
    #expect(violations("  // The text is cut\n\n  // off there.").isEmpty)
  }

  @Test func leavesCodeAlone() {
    #expect(violations("let mended = mend(text)").isEmpty)
    #expect(violations("/// Calls `mend` for it.").isEmpty)
    #expect(violations("/// ```\n/// mend(text)\n/// ```").isEmpty)
    #expect(violations(#"let a = "is \(mended) now""#).isEmpty)
    #expect(violations(#"let key = "mended""#).isEmpty)
    #expect(violations("let a = #/ it is mended \"/#").isEmpty)
  }

  @Test func permitsThePhrasesOfExceptions() {
    #expect(violations("/// They mend fences.").isEmpty)
    #expect(violations("/// They mend fences and mend strings.").count == 1)
  }

  @Test func comparesWholeWordsOnly() {
    #expect(violations("/// We recommend amendments.").isEmpty)
    #expect(violations("/// A cut-off value.").isEmpty)
  }

  @Test func knowsWhereASentenceBegins() {
    #expect(violations("/// Who reads it, knows it.").count == 1)
    #expect(violations("/// It ends. Who reads it, knows it.").count == 1)
    #expect(violations("/// People who read it know it.").isEmpty)
  }

  @Test func leavesOutStringsThatAreData() {
    let source = "/// It is mended.\nlet a = \"it is mended\""
    #expect(violations(source, in: "Data/a.swift").count == 1)
    #expect(violations(source, in: "a.swift").count == 2)
  }

  @Test func readsParagraphsCellsAndItemsOfMarkdown() {
    let text = """
      # Mended

      It is cut
      off. `mend` is not.

      ```
      mend
      ```
      | a | mended |
      - mended
      """
    let check = VocabularyCheck(Self.vocabulary)
    let lines = Passage.markdown(text, file: "a.md").flatMap { check.matches(in: $0) }
      .map(\.passage.line)
    #expect(lines == [1, 3, 9, 10])
  }
}
