import AuditModel
import Localization
import Testing
import ViewTree

@testable import AuditEngine

/// The announcements for VoiceOver while a state is played are audited beside the screen.
@Suite struct AnnouncementTests {
  private static let texts: [LocaleIdentifier: [String: String]] = [
    "en": ["done": "Done", "gap": " "],
    "de": ["done": "Fertig", "gap": ""],
    "fi": ["done": "", "gap": ""],
  ]

  private func findings(
    announcing announcements: [String: [TextContent]], texts: [LocaleIdentifier: [String: String]],
    every seconds: Int = 5
  ) throws -> [Finding] {
    let states = announcements.sorted { $0.key < $1.key }.map { name, texts in
      ScreenState.played(name: name) { _ in
        PlayedState(
          announcements: texts, announcementTimes: texts.indices.map { .seconds($0 * seconds) }
        ) { _ in Text(.verbatim("Ok")).node }
      }
    }
    var options = AuditOptions.fourVariants
    options.drawings = true
    let report = try report(
      Screen(id: "home", states: states), project: LocalizationProject(texts), options: options)
    #expect(report.drawings.findings.isEmpty)
    return report.findings
  }

  @Test func findsThoseThatArePostedAtOnce() throws {
    let announcements = ["saved": [localized("done"), localized("stored")]]
    let texts: [LocaleIdentifier: [String: String]] = ["en": ["done": "Done", "stored": "Stored"]]
    let found = try findings(announcing: announcements, texts: texts, every: 0)
    #expect(found.map(\.rule) == ["announcement-disruptive"])
    #expect(found.first?.stringKey == "stored")
    #expect(try findings(announcing: announcements, texts: texts, every: 3).isEmpty)
  }

  @Test func findsAnAnnouncementThatNoTableHas() throws {
    let findings = try findings(
      announcing: ["idle": [], "saved": [localized("done"), localized("stored")]],
      texts: ["en": ["done": "Done"], "de": ["done": "Fertig"]])
    let finding = try #require(findings.first)
    #expect(findings.map(\.rule) == ["text-key-missing"])
    #expect(finding.path == "announcement" && finding.stringKey == "stored")
    #expect(
      finding.message.hasPrefix(
        "no table has the key “stored”, so VoiceOver announces the key itself"))
    #expect(finding.states == ["saved"] && finding.locales == ["de", "en"])
    #expect(finding.variants?.count == 8)
    #expect(finding.evidence.number("announcement") == 2)
  }

  @Test func makesOneFindingOfOneKeyWhereverItIsAnnounced() throws {
    let findings = try findings(
      announcing: [
        "first": [localized("stored")],
        "second": [localized("done"), localized("stored"), localized("stored")],
        "third": [localized("lost")],
      ], texts: Self.texts.filter { $0.key == "en" })
    #expect(findings.map(\.stringKey) == ["lost", "stored"])
    #expect(findings.map(\.states) == [["third"], ["first", "second"]])
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test func leavesAMissingTranslationToTheTable() throws {
    let findings = try findings(
      announcing: ["saved": [localized("done"), localized("stored")]],
      texts: ["en": ["done": "Done"], "de": [:]])
    #expect(findings.map(\.rule) == ["text-key-missing", "missing-translation"])
    #expect(findings.map(\.stringKey) == ["stored", "done"])
    #expect(findings.map(\.locales) == [["de", "en"], ["de"]])
  }

  @Test func leavesAnEmptyTranslationToTheTable() throws {
    let findings = try findings(announcing: ["saved": [localized("done")]], texts: Self.texts)
    #expect(findings.map(\.rule) == ["empty-value"])
    #expect(findings.map(\.locales) == [["fi"]])
  }

  @Test func findsAnAnnouncementThatSaysNothingInAnyLanguage() throws {
    let texts = Self.texts.mapValues { $0.filter { $0.key != "done" } }
    let findings = try findings(
      announcing: ["saved": [localized("gap")], "sent": [.verbatim("")]], texts: texts)
    #expect(findings.map(\.rule) == ["announcement-empty", "announcement-empty"])
    #expect(findings.map(\.stringKey) == [nil, "gap"])
    #expect(findings.map(\.states) == [["sent"], ["saved"]])
    #expect(findings.allSatisfy { $0.locales == ["de", "en", "fi"] && $0.path == "announcement" })
    #expect(findings[1].node?.string?.location?.file == "en.lproj/Localizable.strings")
  }

  @Test func makesOneFindingOfAKeyThatIsShownAndAnnounced() throws {
    let state = ScreenState.played(name: "saved") { _ in
      PlayedState(announcements: [localized("stored")]) { _ in
        Text(localized("stored")).id("message").node
      }
    }
    let findings = try report(Screen(id: "home", states: [state])).findings
    #expect(findings.map { $0.node?.occurrences.map(\.path) } == [["announcement", "message"]])
  }
}
