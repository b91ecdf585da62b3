import AuditEngine
import AuditModel
import Localization
import Synchronization
import Testing
import ViewTree

/// The right-to-left pseudolanguage, which audits an app mirrored.
@Suite struct PseudolanguageTests {
  private static let options = AuditOptions(
    locales: [.rightToLeftPseudolanguage], dynamicTypeSizes: [.large],
    sizeClasses: [.compactRegular])

  /// A screen that records its environment.
  private static func screen(
    _ seen: @escaping @Sendable (RenderEnvironment) -> Void, width: Double = 140
  ) -> Screen {
    Screen { environment in
      let _ = seen(environment)
      titleView(width: width)
    }
  }

  @Test func mirrorsTheLayoutOfTheSourceLanguage() throws {
    let seen = Mutex<[RenderEnvironment]>([])
    let report = try report(
      Self.screen { environment in seen.withLock { $0.append(environment) } },
      project: .titles, options: Self.options)
    let environments = seen.withLock { $0 }
    #expect(!environments.isEmpty)
    #expect(environments.allSatisfy { $0.layoutDirection == .rightToLeft && $0.locale == "en" })
    #expect(report.matrix.locales == ["ar-XB"])
    #expect(report.findings(of: "text-truncated").isEmpty)
  }

  @Test func missesNoTranslation() throws {
    let report = try report(.titled(), project: .titles, options: Self.options)
    #expect(report.findings.allSatisfy { $0.string == nil })
    #expect(report.notMeasured.isEmpty)
    #expect(report.languages.map(\.locale) == ["ar-XB"])
    #expect(report.summary.strings == 0)
  }

  @Test func opensTheSourceStringOfWhatIsTruncated() throws {
    let report = try report(
      Self.screen({ _ in }, width: 12), project: .titles, options: Self.options)
    let finding = try #require(report.findings(of: "text-truncated").first)
    #expect(finding.locales == ["ar-XB"])
    #expect(finding.node?.string?.location?.file == "en.lproj/Localizable.strings")
  }

  @Test func isALanguageOfItsOwnWhereItHasTables() throws {
    let seen = Mutex<Set<LocaleIdentifier>>([])
    let project = LocalizationProject([
      "en": ["title": "Ok"], "ar-XB": ["title": "A much longer title than in English"],
    ])
    let report = try report(
      Self.screen { environment in seen.withLock { _ = $0.insert(environment.locale) } },
      project: project, options: Self.options)
    #expect(seen.withLock { $0 } == ["ar-XB"])
    #expect(report.findings(of: "text-truncated").first?.locales == ["ar-XB"])
  }
}
