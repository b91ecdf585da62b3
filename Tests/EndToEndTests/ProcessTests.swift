import Foundation
import Testing

/// The executable on a small project of its own.
@Suite struct ProcessTests {
  private static let files = [
    "Texts/en.lproj/Localizable.strings": "/* The screen's title. */\n\"title\" = \"Trip\";\n",
    "Texts/de.lproj/Localizable.strings": "\"title\" = \"Reisevorbereitungen\";\n",
    "Trip.screen.json": """
    {"screen": "trip", "states": [{"name": "idle", "view": {"type": "text", "id": "title",
      "text": {"key": "title"}, "lineLimit": 1, "frame": {"width": 120}}}]}
    """,
  ]

  @Test func findsWhatIsTruncated() throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = try Legible(folder: folder.url).run("audit")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("[text-truncated]") && !outcome.output.contains("\u{1B}"))
    #expect(outcome.error == "wrote Reports/report.json\nwrote Reports/report.html\n")
    let report = try JSONDecoder().decode(
      Report.self, from: try folder.data(of: "Reports/report.json"))
    let finding = try #require(report.findings.first { $0.rule == "text-truncated" })
    #expect(finding.subject.screen == "trip" && finding.subject.string?.key == "title")
    #expect(finding.locales == ["de"])
    #expect(finding.location.file == "Trip.screen.json" && finding.location.line == 1)
    let string = try #require(finding.subject.string?.location)
    #expect(string.file == "Texts/de.lproj/Localizable.strings" && string.line == 1)
    #expect(try !folder.data(of: "Reports/report.html").isEmpty)
  }

  @Test func findsNothingInOneLanguage() throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = try Legible(folder: folder.url)
      .run("audit", "--locales", "en", "--sizes=large", "--format", "text")
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty)
  }

  @Test func saysWhatItLookedForInAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    let outcome = try Legible(folder: folder.url).run("audit")
    #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("legible: nothing to audit: no string files and no "))
    #expect(outcome.error.contains(folder.url.lastPathComponent))
  }

  @Test func refusesAWrongCall() throws {
    let outcome = try Legible(folder: FileManager.default.temporaryDirectory).run("audti")
    #expect(outcome.exitCode == 64)
    #expect(outcome.error == "legible: unknown command “audti”; did you mean “audit”?\n")
  }

  private struct Report: Decodable {
    struct Location: Decodable { let file: String, line: Int }
    struct Reference: Decodable {
      let key: String
      let location: Location
    }
    struct Subject: Decodable {
      let screen: String?
      let string: Reference?
    }
    struct Finding: Decodable {
      let rule: String
      let subject: Subject
      let locales: [String]
      let location: Location
    }
    let findings: [Finding]
  }
}
