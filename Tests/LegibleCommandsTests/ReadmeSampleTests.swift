import Foundation
import TestSupport
import Testing

/// The finding about a string that the README shows is what the command prints.
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
}
