import AuditEngine
import AuditModel
import Localization
import Testing
import ViewTree

/// A finding speaks of the variant in which it is worst, and of the place to open.
@Suite struct WorstVariantTests {
  @Test func choosesTheVariantThatLacksMost() throws {
    let report = try report(.titled(), project: .titles, options: .fourVariants)
    let finding = try #require(report.findings(of: "text-truncated").first)
    let expected = Variant(
      locale: "de", dynamicTypeSize: .accessibility5, sizeClasses: .compactRegular)
    #expect(finding.worst == StateInVariant(state: "idle", variant: expected))
    #expect(finding.evidence.number("hasWidth") == 140)
    #expect(try #require(finding.evidence.number("pointSize")) == 53)
    #expect(try #require(finding.evidence.number("needsWidth")) > 140)
  }

  @Test func choosesTheSourceLanguageAndTheUsualSizeAmongEqualVariants() throws {
    let screen = Screen { _ in Button { Image(symbol: "trash") }.id("delete") }
    let options = AuditOptions(
      dynamicTypeSizes: [.xSmall, .large, .accessibility5], sizeClasses: [.compactRegular])
    let report = try report(screen, project: .titles, options: options)
    let finding = try #require(report.findings(of: "name-missing").first)
    #expect(finding.locales == ["de", "en", "fi"])
    let expected = Variant(locale: "en", dynamicTypeSize: .large, sizeClasses: .compactRegular)
    #expect(finding.worst == StateInVariant(state: "idle", variant: expected))
  }

  @Test func opensTheTranslationThatIsTooLong() throws {
    let finding = try #require(
      try report(.titled(), project: .titles).findings(of: "text-truncated").first)
    #expect(finding.node?.string?.location?.file == "de.lproj/Localizable.strings")
  }

  @Test func opensTheSourceWhenNoTranslationWouldHelp() throws {
    let screen = Screen { _ in
      Text(localized("title")).font(.fixed(size: 12)).id("title")
    }
    let finding = try #require(
      try report(screen, project: .titles, options: .fourVariants)
        .findings(of: "dynamic-type-unsupported").first)
    #expect(finding.locales == ["de", "en", "fi"])
    #expect(finding.node?.string?.location?.file == "en.lproj/Localizable.strings")
  }

  @Test func opensTheScreenWhenTheTextHasNoPlace() throws {
    let location = SourceLocation(file: "Home.screen.json", line: 2, column: 3)
    let view: @Sendable (RenderEnvironment) -> [ViewNode] = { _ in
      [Text(.verbatim("Preparations for the journey")).lineLimit(1).frame(width: 60)]
    }
    let screen = Screen(
      id: "home", states: [ScreenState(name: "idle", view: view)], location: location)
    #expect(try report(screen).findings(of: "text-truncated").map(\.location) == [location])
  }

  @Test func drawsTheWorstVariantOfEachFindingOnAScreen() throws {
    var options = AuditOptions.fourVariants
    options.drawings = true
    let project = LocalizationProject(["en": ["title": "A long title"], "de": [:]])
    let report = try report(.titled(width: 60), project: project, options: options)
    let onScreens = report.findings.filter { $0.screen != nil }.map(\.fingerprint)
    #expect(!onScreens.isEmpty && onScreens.count < report.findings.count)
    #expect(Set(report.drawings.findings.keys) == Set(onScreens))
    for finding in report.findings {
      guard let drawing = report.drawings.findings[finding.fingerprint] else { continue }
      #expect(report.drawings.pictures[drawing.worst.picture]?.shown == finding.worst)
    }
  }
}
