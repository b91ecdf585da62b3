import Foundation
import Testing

/// The project's identifiers use the words of the field.
@Suite struct IdentifierTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let entries = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "words.json")
    return try JSONDecoder().decode(Vocabulary.self, from: Data(contentsOf: file)).identifiers
  }

  private static let matches = Result {
    let check = IdentifierCheck(entries: try entries.get())
    let sources = root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .flatMap { file in
        check.matches(
          in: try String(contentsOf: sources.appending(path: file), encoding: .utf8),
          file: "Sources/\(file)")
      }
  }

  @Test func identifiersUseTheWordsOfTheField() throws {
    for match in try Self.matches.get() where match.exception == nil { Issue.record("\(match)") }
  }

  @Test func everyExceptionIsNeeded() throws {
    let needed = Set(try Self.matches.get().compactMap(\.exception))
    let all = try Self.entries.get().flatMap { $0.exceptions ?? [] }
    #expect(Set(all).subtracting(needed) == [])
  }

  @Test func wordsArePartsOfIdentifiers() throws {
    let check = IdentifierCheck(entries: try Self.entries.get())
    let source = """
      let textPlace = 1  // place
      let placeholder = "the place"
      var inPlace: Place
      func replace() {}
      """
    #expect(
      check.matches(in: source, file: "a.swift").map(\.identifier) == [
        "textPlace", "inPlace", "Place",
      ])
  }
}
