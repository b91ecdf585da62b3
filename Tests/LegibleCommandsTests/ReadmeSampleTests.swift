import Foundation
import TestSupport
import Testing

/// The samples of the README are what the command prints and reads.
@Suite struct ReadmeSampleTests {
  private static let readme = Result {
    try String(
      contentsOfFile: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        + "/README.md", encoding: .utf8)
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

  @Test func readsTheConfigurationOfTheReadme() throws {
    let section = try Self.readme.get().components(separatedBy: "## Configuration\n").last ?? ""
    let sample = section.components(separatedBy: "```jsonc\n").dropFirst().first ?? ""
    let text = try #require(sample.components(separatedBy: "```").first)
    let files = MemoryFiles([".legible.json": Data(text.utf8)])
    let outcome = run("config show", in: files)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("languages.required         de, fr, ja"))
    #expect(outcome.output.contains("accepted.same-as-source"))
  }
}
