import Foundation
import Testing

@testable import ViewTree

/// A file with every kind of mistake.
@Suite struct BrokenScreenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/Screens").standardizedFileURL
  private static let name = "Broken.screen.json"

  @Test func reportsAllMistakesInTheOrderOfTheFile() throws {
    let errors = try errors(of: Array(Data(contentsOf: Self.folder.appending(path: Self.name))))
    let text = errors.map { "\($0)\n" }.joined()
    let golden = Self.folder.appending(path: "Broken.errors.txt")
    if ProcessInfo.processInfo.environment["LEGIBLE_RECORD"] != nil {
      try Data(text.utf8).write(to: golden)
      Issue.record("recorded \(golden.lastPathComponent)")
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
    #expect(errors.map(\.location) == errors.map(\.location).sorted())
    #expect(Set(errors).count == errors.count)
  }

  @Test func listsAHundredMistakesAndCountsTheOthers() throws {
    let views = Array(repeating: #"{"type": "text", "tex": "a"}"#, count: 250)
    let errors = errors(of: file(of: views.joined(separator: ",\n")))
    #expect(errors.count == 101)
    #expect(errors.prefix(100).map(\.location.line) == Array(2...101))
    let last = try #require(errors.last)
    #expect(last.message == "150 more errors follow, which are not listed")
    #expect(last.location.line == 101)
  }

  /// Siblings with one name are detected behind all that is inside of them.
  @Test func listsTheFirstMistakesOfTheFileWhateverTheOrderOfTheChecks() {
    let inner = Array(repeating: #"{"type": "text", "tex": "a"}"#, count: 500)
    let outer = """
      {"type": "list", "id": "a"},
      {"type": "list", "id": "a", "children": [
      \(inner.joined(separator: ",\n"))]}
      """
    let errors = errors(of: file(of: outer))
    #expect(errors.first?.message == "two siblings have the id “a”")
    #expect(errors.count == 101)
  }

  @Test func readsOnBehindEachMistake() {
    let errors = errors(
      of: Array(
        """
        {"screen": 5, "states": [{"name": "a", "view": {"type": "text", "opacity": 2}},
        {"name": 5, "view": {"type": "list", "children": [{"type": "list", "children": [
        {"type": "nothing"}]}]}}]}
        """.utf8))
    #expect(
      errors.map { "\($0.location.line):\($0.location.column)" } == [
        "1:12", "1:76", "2:10", "3:10",
      ])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      #"{"type": "text", "unknown": "field"}"#, #"{"type": "unknown"}"#, #"{"typ": "text"}"#,
      #"{}"#, #"5"#,
      #"{"type": "text", "opacity": 2}"#, #"{"type": "list", "id": "a"}"#,
    ])
  func isQuickWhenAllOfALargeFileIsMistaken(view: String) {
    let views = Array(repeating: view, count: 3000).joined(separator: ",")
    let errors = errors(of: file(of: views))
    #expect(errors.count == 101)
  }

  @Test(.timeLimit(.minutes(1)))
  func isQuickWhenOneViewHasManyUnknownFields() {
    let fields = (0..<8000).map { #""field\#($0)": 1"# }.joined(separator: ", ")
    #expect(errors(of: file(of: "{\(fields)}")).count == 101)
  }

  @Test(arguments: [#"{"type": "list", "children": ["#, "[", #"{"a": "#])
  func reportsAHundredThousandLevelsOnce(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(errors(of: Array(text.utf8)).map(\.message) == ["values are nested more than 512 deep"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B]] as [[UInt8]])
  func namesUTF16(bytes: [UInt8]) {
    #expect(errors(of: bytes).map(\.message) == ["the file is in UTF-16"])
  }

  private func file(of views: String) -> [UInt8] {
    Array(
      """
      {"screen": "s", "states": [{"name": "n", "view": {"type": "list", "children": [
      \(views)]}}]}
      """.utf8)
  }

  private func errors(of bytes: [UInt8]) -> [ScreenFileError] {
    do throws(ScreenFileErrors) {
      _ = try ScreenFile.read(bytes, file: Self.name)
      return []
    } catch {
      return error.errors
    }
  }
}
