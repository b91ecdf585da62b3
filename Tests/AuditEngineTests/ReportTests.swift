import AuditModel
import Localization
import Testing
import ViewTree

/// The contents of a report beside the causes on screens.
@Suite struct ReportTests {
  @Test func putsTheMostSevereFirst() throws {
    let project = LocalizationProject([
      "en": ["title": "A title", "more": "More"], "de": ["title": "A title"],
    ])
    let report = try report(
      RepeatabilityTests.mixed, .titled(width: 30), project: project, options: .fourVariants)
    let severities = report.findings.map(\.severity)
    #expect(severities == severities.sorted(by: >))
    #expect(Set(severities) == [.error, .warning, .note])
    #expect(report.summary.errors == severities.count { $0 == .error })
    #expect(report.summary.warnings == severities.count { $0 == .warning })
    #expect(report.summary.notes == severities.count { $0 == .note })
    let errors = report.findings.prefix(report.summary.errors).map { $0.screen ?? "~" }
    #expect(errors == errors.sorted())
  }

  @Test func doesNotCallATextTightThatIsTruncatedElsewhere() throws {
    let screen = Screen { _ in
      Text(localized("title")).lineLimit(1).id("title").frame(maxWidth: 119)
    }
    let tight = LocalizationProject(["en": ["title": "Ideas and plans"]])
    #expect(try report(screen, project: tight).findings.map(\.rule) == ["text-tight"])
    let both = LocalizationProject([
      "en": ["title": "Ideas and plans"], "de": ["title": "Einfälle und weitere Pläne"],
    ])
    #expect(try report(screen, project: both).findings.map(\.rule) == ["text-truncated"])
  }

  @Test func listsTextsThatNoFontHas() throws {
    let project = LocalizationProject([
      "en": ["title": "Home"], "de": ["title": "Haus \u{10FFFD}"],
      "fi": ["title": "Haus \u{10FFFD}"],
    ])
    let report = try report(.titled(), project: project)
    let item = try #require(report.notMeasured.first)
    #expect(report.notMeasured.count == 1)
    #expect(item.subject == "Haus \u{10FFFD}" && item.stringKey == "title")
    #expect(item.reason.contains("U+10FFFD"))
    #expect(item.locales == ["de", "fi"])
  }

  @Test func listsATextOnceWhateverItsArguments() throws {
    let project = LocalizationProject(["en": ["title": "\u{10FFFD}", "other": "\u{10FFFC}"]])
    let screen = Screen { _ in
      Text(localized("title", 1))
      Text(localized("other"))
      Text(localized("title", 2))
    }
    let report = try report(screen, project: project)
    #expect(report.notMeasured.map(\.stringKey) == ["other", "title"])
    #expect(report.notMeasured.map(\.locales) == [["en"], ["en"]])
  }

  @Test func listsWhatARuleCouldNotMeasureAndFindsNothingThere() throws {
    let screen = Screen { _ in
      ZStack {
        Text(localized("title")).foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        ).id("title")
      }.id("photo")
    }
    let report = try report(screen, project: .titles)
    let item = try #require(report.notMeasured.first)
    #expect(report.notMeasured.count == 1)
    #expect(item.subject == "text-contrast" && item.screen == "home")
    #expect(item.node == "photo/title" && item.locales == ["de", "en", "fi"])
    #expect(report.findings(of: "text-contrast").isEmpty)
  }

  @Test func reportsATreeThatIsTooDeepAndAuditsTheRest() throws {
    let deep = Screen("deep") { _ in nested(levels: 10_000) }
    let report = try report(deep, .titled(width: 60), project: .titles)
    let finding = try #require(report.findings(of: "screen-invalid").first)
    #expect(finding.screen == "deep" && finding.severity == .error)
    #expect(finding.message.contains("200 levels"))
    #expect(report.findings(of: "text-truncated").map(\.screen) == ["home"])
  }

  @Test func reportsATreeThatIsTooDeepInOneVariantOnly() throws {
    let view: @Sendable (RenderEnvironment) -> [ViewNode] = { environment in
      [nested(levels: environment.locale == "fi" ? 300 : 3)]
    }
    let states = ["first", "second"].map { ScreenState(name: $0, view: view) }
    let flat = ScreenState(name: "flat") { _ in nested(levels: 2) }
    let report = try report(Screen(id: "deep", states: [flat] + states), project: .titles)
    let findings = report.findings(of: "screen-invalid")
    #expect(findings.map(\.states) == [["first", "second"]])
    #expect(findings.map(\.locales) == [["fi"]])
  }

  @Test func listsStatesThatShowNothing() throws {
    let empty = ScreenState(name: "empty") { _ in VStack { Spacer() } }
    let hidden = ScreenState(name: "hidden") { _ in Text(localized("title")).opacity(0) }
    let whole = ScreenState(name: "whole") { _ in Text(localized("title")) }
    let report = try report(
      Screen(id: "home", states: [empty, hidden, whole]), project: .titles)
    #expect(
      report.notMeasured.map(\.reason) == [
        "the state “empty” shows nothing", "the state “hidden” shows nothing",
      ])
    #expect(report.notMeasured.map(\.screen) == ["home", "home"])
    #expect(report.notMeasured.allSatisfy { $0.locales == report.matrix.locales })
  }

  @Test func reportsEachStateWhoseEventsCannotBePlayed() throws {
    let states = ["first", "second"].map { name in
      ScreenState.played(name: name) { _ in PlayedState(failure: "no \(name) button") }
    }
    let whole = ScreenState(name: "whole") { _ in Text(localized("title")) }
    let report = try report(Screen(id: "home", states: states + [whole]), project: .titles)
    let findings = report.findings(of: "screen-invalid")
    #expect(
      findings.map(\.message) == [
        "the state “first” cannot be played: no first button",
        "the state “second” cannot be played: no second button",
      ])
    #expect(findings.map(\.states) == [["first"], ["second"]])
    #expect(report.notMeasured.map(\.reason) == findings.map(\.message))
    #expect(!report.isComplete)
  }

  @Test func reportsTheErrorOfAStateThatCannotBePlayedAndAuditsTheOthers() throws {
    struct NotOffered: Error, CustomStringConvertible {
      let description = "“save” is not offered; “open” and “close” are"
    }
    let broken = ScreenState.played(name: "broken") { _ in throw NotOffered() }
    let wide = ScreenState(name: "wide") { _ in Text(localized("title")).frame(width: 10) }
    let report = try report(Screen(id: "home", states: [broken, wide]), project: .titles)
    #expect(
      report.notMeasured.map(\.reason) == [
        "the state “broken” cannot be played: “save” is not offered; “open” and “close” are"
      ])
    #expect(report.findings(of: "word-broken").map(\.states) == [["wide"]])
    #expect(!report.isComplete)
  }
}

/// A text in so many stacks.
private func nested(levels: Int) -> ViewNode {
  (0..<levels).reduce(Text(localized("title")).node) { inner, _ in VStack { inner }.node }
}
