import AuditModel
import Localization
import Testing
import TextShaping
import ViewTree

@testable import AuditEngine

/// The widths that translations may have.
@Suite struct WidthBudgetTests {
  private let project = LocalizationProject([
    "en": ["title": "A title", "free": "Any text"], "th": ["title": "ชื่อ", "free": "ข้อความ"],
  ])

  private func budget(_ key: String, in locale: LocaleIdentifier) throws -> WidthBudget? {
    let fonts = try FontLibrary()
    let screen = Screen { _ in
      ScrollView {
        Text(localized("title")).lineLimit(1).frame(width: 200)
        Text(localized("free"))
      }
    }
    let survey = TextSurvey(screens: [screen], project: project, fonts: fonts, jobs: 1).run()
    let characters = CharacterWidths(of: locale, in: project, fonts: fonts)
    return try #require(
      survey.context(key: key, table: "Localizable", characters: characters)
    ).widthBudget
  }

  @Test func leaveSpareWidthForTheUncertaintyOfTheirLetters() throws {
    // At accessibility5 200 points hold 3.774 em of 53 points, which are 64.15 points at Large; half a per
    // cent less for Latin letters, six per cent less for Thai ones.
    #expect(try budget("title", in: "en")?.points == 63)
    #expect(try budget("title", in: "th")?.points == 60)
    #expect(try budget("title", in: "en")?.tightest.contains("accessibility5") == true)
  }

  @Test func areNoneForTextsThatMayTakeMoreLines() throws {
    #expect(try budget("free", in: "en") == nil)
  }
}
