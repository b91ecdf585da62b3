import AuditEngine
import AuditModel
import Localization
import Testing
import ViewTree

/// One cause is one finding with exactly the variants in which it shows.
@Suite struct CauseTests {
  @Test func gathersAllVariantsOfACause() throws {
    let report = try report(.titled(), project: .titles, options: .fourVariants)
    let findings = report.findings(of: "text-truncated")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.screen == "home" && finding.path == "title" && finding.stringKey == "title")
    // German, the first language, never fits; Finnish, the third, fits at Large.
    let german = (0..<4).map { cell(locale: 0, size: $0 / 2, classes: $0 % 2) }
    let finnish = (0..<2).map { cell(locale: 2, size: 1, classes: $0) }
    #expect(Set(try #require(finding.variants).cells) == Set(german + finnish))
  }

  @Test func listsEachAxisInTheOrderOfTheMatrix() throws {
    let report = try report(.titled(), project: .titles, options: .fourVariants)
    let finding = try #require(report.findings(of: "text-truncated").first)
    #expect(report.matrix.locales == ["de", "en", "fi"])
    #expect(finding.states == ["idle"])
    #expect(finding.locales == ["de", "fi"])
    #expect(finding.dynamicTypeSizes == [.large, .accessibility5])
    #expect(finding.sizeClasses == [.compactRegular, .compactCompact])
  }

  @Test func namesOnlyTheStatesInWhichItShows() throws {
    let screen = Screen(
      id: "home",
      states: [
        ScreenState(name: "wide") { _ in titleView(width: 300) },
        ScreenState(name: "narrow") { _ in titleView(width: 100) },
        ScreenState(name: "narrower") { _ in titleView(width: 80) },
      ])
    let findings = try report(screen, project: .titles).findings(of: "text-truncated")
    #expect(findings.map(\.states) == [["narrow", "narrower"]])
    #expect(findings.first?.worst?.state == "narrower")
  }

  @Test func namesOnlyTheSizeClassesInWhichItShows() throws {
    let screen = Screen { environment in
      titleView(width: environment.sizeClasses == .compactCompact ? 100 : 300)
    }
    let finding = try #require(
      try report(screen, project: .titles, options: .fourVariants)
        .findings(of: "text-truncated").first { $0.dynamicTypeSizes.contains(.large) })
    let atLarge = finding.variants?.cells.filter { $0.dynamicTypeSize == 0 } ?? []
    #expect(Set(atLarge.map(\.device)) == [1])
  }

  @Test func makesOneFindingOfEachColourOfIOSOnAScreen() throws {
    func screen(_ id: String, _ names: [String]) -> Screen {
      Screen(id) { _ in
        VStack {
          for name in names { Button(.verbatim(name), action: {}).id(name) }
          Text(verbatim: "Note").foregroundColor(Color.secondary).id("note")
          Text(verbatim: "More").foregroundColor(Color.secondary).id("more")
        }
      }
    }
    func findings(_ names: [String]) throws -> [Finding] {
      try report(screen("home", names), project: .titles, options: .fourVariants)
        .findings(of: "text-contrast")
    }
    let found = try findings(["Save", "Send"])
    #expect(found.count == 2 && found.allSatisfy { $0.node?.occurrences.count == 2 })
    #expect(found.contains { $0.node?.cause == .setting("secondaryLabel") })
    let tinted = try #require(found.first { $0.node?.cause == .setting("accentColor") })
    #expect(tinted.message.contains("the tint") && tinted.severity == .warning)
    // A further button in the tint is no new finding.
    let more = try findings(["Add", "Save", "Send"])
    #expect(more.contains { $0.fingerprint == tinted.fingerprint })
  }

  @Test func makesOneFindingOfControlsThatAnotherLayoutLacks() throws {
    func findings(_ count: Int) throws -> [Finding] {
      let screen = Screen { environment in
        VStack {
          if environment.sizeClasses == .compactCompact {
            Text(verbatim: "Turn your phone").id("turn")
          } else {
            Button(.verbatim("Pay"), action: {}).id("pay")
            Button(.verbatim("Share"), action: {}).id("share")
            if count > 2 { Button(.verbatim("Refund"), action: {}).id("refund") }
          }
        }
      }
      return try report(screen, project: .titles, options: .fourVariants).findings(
        of: "action-lost")
    }
    #expect(try findings(2).count == 2)
    let joined = try findings(3)
    #expect(joined.map { $0.node?.occurrences.map(\.path) } == [["pay", "refund", "share"]])
  }

  @Test func makesOneFindingOfOneKeyOnOneScreen() throws {
    let duplicates = Screen("pair") { _ in
      titleView(width: 80)
      titleView(width: 80).id("subtitle")
    }
    let findings = try report(duplicates, .titled(width: 80), project: .titles)
      .findings(of: "text-truncated")
    #expect(
      findings.map { [$0.screen, $0.path] } == [
        ["home", "title"], ["pair", "subtitle"],
      ])
    #expect(
      findings.map { $0.node?.occurrences.map(\.path) } == [["title"], ["subtitle", "title"]])
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test func keepsTheFingerprintWhenWidthsAndWordsChange() throws {
    let texts = LocalizationProject(["en": ["title": "Preparations for another long journey"]])
    let before = try report(.titled(width: 100), project: .titles)
    let after = try report(.titled(width: 60), project: texts)
    let old = try #require(before.findings(of: "text-truncated").first)
    let new = try #require(after.findings(of: "text-truncated").first)
    #expect(old.message != new.message)
    #expect(old.fingerprint == new.fingerprint)
  }

  private func cell(locale: Int, size: Int, classes: Int) -> MatrixCell {
    MatrixCell(state: 0, locale: locale, dynamicTypeSize: size, device: classes)
  }
}
