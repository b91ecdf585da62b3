import Foundation
import TestSupport
import Testing

/// The samples of the README are what the command prints and reads.
@Suite struct ReadmeSampleTests {
  private static let readme = Result { try file("README.md") }

  /// The text of a file of the repository.
  private static func file(_ path: String) throws -> String {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  @Test func printsTheFindingOfTheReadme() throws {
    let files = try ProjectFolder([
      "Package.swift": "// swift-tools-version: 6.2\n",
      "App/en.lproj/Localizable.strings": "\n\"board.cards\" = \"%d cards in “%@”\";\n",
      "App/de.lproj/Localizable.strings": "\n\"board.cards\" = \"%@: %d Karten\";\n",
    ])
    let output = run("audit App --texts --verbose --format text", in: files).output
    let finding = try #require(
      output.split(separator: "\n\n").first { $0.contains("[format-order-nonpositional]") })
    #expect(try Self.readme.get().contains(finding))
  }

  @Test(arguments: [("github", ".github/workflows/legible.yml"), ("gitlab", ".gitlab-ci.yml")])
  func writesTheFileOfACIServiceAsInTheReadme(_ service: String, path: String) throws {
    let files = MemoryFiles(["en.lproj/Localizable.strings": Data("\"a\" = \"A\";\n".utf8)])
    _ = run("init --ci \(service)", in: files)
    let written = try #require(files.written[path])
    #expect(try Self.readme.get().contains("```yaml\n\(written)```"))
  }

  @Test func usesTheActionAsItIs() throws {
    let action = try Self.file(".github/actions/legible/action.yml")
    let workflow =
      try Self.readme.get().components(separatedBy: "```yaml\n")
      .first { $0.contains("/.github/actions/legible@") } ?? ""
    #expect(workflow.contains("new-since: ") && action.contains("\n  new-since:\n"))
    #expect(workflow.contains("sarif_file: legible.sarif"))
    #expect(action.contains("\n    default: legible.sarif\n"))
  }

  @Test func readsTheConfigurationOfTheReadme() throws {
    let section = try Self.readme.get().components(separatedBy: "## Configuration\n").last ?? ""
    let sample = section.components(separatedBy: "```jsonc\n").dropFirst().first ?? ""
    let text = try #require(sample.components(separatedBy: "```").first)
    let files = MemoryFiles([".legible.json": Data(text.utf8)])
    let outcome = run("config show", in: files)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let rows = outcome.output.split(separator: "\n").map {
      $0.split(separator: " ").prefix(3).joined(separator: " ")
    }
    #expect(outcome.output.contains(" de, fr, ja "))
    #expect(rows.contains { $0.hasPrefix("rules.hit-region-small.minimum 48 ") })
    #expect(outcome.output.contains("accepted.same-as-source"))
  }
}
