import AuditModel
import Localization
import Testing
import ViewTree

@testable import Corkboard

@Suite struct ScreenListTests {
  @Test func listsTheScreensInTheOrderInWhichTheyAreMet() {
    #expect(
      CorkboardScreens.all.map(\.id) == [
        "splash", "tutorial", "template-picker", "onboarding", "sign-up", "log-in",
        "forgotten-password", "verify-mail", "boards", "board", "cards-due", "settings",
        "edit-card",
      ])
  }

  @Test func givesEveryStateOfAScreenAnotherName() {
    for screen in CorkboardScreens.all {
      #expect(Set(screen.states.map(\.name)).count == screen.states.count, "\(screen.id)")
    }
  }

  @Test func hasTheFirstStyleBesideTheNewOneForThoseWhoAskForIt() throws {
    let steps = CorkboardScreens.classic.flatMap(\.states).map(\.name)
    #expect(
      CorkboardScreens.classic.map(\.id) == ["classic/template-picker", "classic/onboarding"])
    #expect(CorkboardScreens.classic.map(\.states.count) == [1, 40])
    #expect(CorkboardScreens.classic.allSatisfy { !$0.isAuditedByDefault })
    #expect(CorkboardScreens.all.allSatisfy { $0.isAuditedByDefault })
    #expect(Set(steps).isSubset(of: Set(CorkboardScreens.all.flatMap(\.states).map(\.name))))
  }

  @Test func speaks21Languages() {
    #expect(
      texts.locales == [
        "cs", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru",
        "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
      ])
    #expect(texts.problems.isEmpty)
  }

  @Test func hasEveryTextInEveryLanguage() {
    let shown = Set(
      Played.all.flatMap { played in
        (played.node.all.flatMap(\.contents) + played.announcements).flatMap(\.localizedTexts)
      })
    #expect(shown.count > 100)
    let keys = Set(shown.map(\.key))
    for locale in texts.locales {
      let missing = keys.filter { key in
        let text = texts.text(key: key, locale: locale)
        return text.isMissing || text.isFallback || text.string.allSatisfy(\.isWhitespace)
      }
      #expect(missing.isEmpty, "\(locale)")
    }
  }
}
