import Foundation
import Testing

/// The project's comments, messages and pages use the words of the field.
@Suite struct VocabularyTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let vocabulary = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "words.json")
    return try JSONDecoder().decode(Vocabulary.self, from: Data(contentsOf: file))
  }

  /// All words to avoid in the project, with those that an exception permits; read once.
  private static let matches = Result {
    let check = VocabularyCheck(try vocabulary.get())
    let swift = try ["Package.swift"] + files(below: "Sources") + files(below: "Tests")
    let pages = [
      "README.md", ".github/CONTRIBUTING.md", "Reports/rules.md", "Reports/screen-format.md",
    ]
    return try swift.flatMap { file in
      check.matches(inSwift: Array(try Data(contentsOf: root.appending(path: file))), file: file)
    }
      + pages.flatMap { file in
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        return Passage.markdown(text, file: file).flatMap { check.matches(in: $0) }
      }
  }

  /// The comments of these files are strings of the sample app, which are written for its users.
  private static let generated: Set = ["Sources/Corkboard/Texts/LocalizableKey.swift"]

  private static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      .filter { !generated.contains($0) }
  }

  @Test func theProjectUsesTheWordsOfTheField() throws {
    let violations = try Self.matches.get().filter { $0.exception == nil }
    for violation in violations { Issue.record("\(violation)") }
  }

  @Test func everyExceptionIsNeeded() throws {
    let needed = Set(try Self.matches.get().compactMap(\.exception))
    let all = try Self.vocabulary.get().words.flatMap { $0.exceptions ?? [] }
    #expect(Set(all).subtracting(needed) == [])
    #expect(all.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func everyWordToAvoidIsReported() throws {
    let vocabulary = try Self.vocabulary.get()
    let check = VocabularyCheck(vocabulary)
    for entry in vocabulary.words {
      for pattern in entry.avoid {
        let begins = pattern.hasPrefix("^")
        let source = "/// \(begins ? pattern.dropFirst(2) : "It is \(pattern)") here.\n"
        let found = check.matches(inSwift: Array(source.utf8), file: "a.swift")
        #expect(found.contains { $0.entry.use == entry.use }, "\(pattern)")
      }
    }
  }
}
