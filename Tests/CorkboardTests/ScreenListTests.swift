import AuditModel
import Localization
import Testing
import ViewTree

@testable import Corkboard

@Suite struct ScreenListTests {
  private static let states = CorkboardScreens.all.flatMap(\.states)

  @Test func has41StatesOnTwoScreens() {
    #expect(CorkboardScreens.all.map(\.id) == ["template-picker", "onboarding"])
    #expect(CorkboardScreens.all.map(\.states.count) == [1, 40])
    #expect(Set(Self.states.map(\.name)).count == 41)
  }

  @Test(arguments: states.indices) func rendersAStateTheSameEachTime(_ state: Int) {
    let showing = Showing(Self.states[state], .compactRegular)
    #expect(showing.node == showing.node)
  }

  @Test(arguments: states.indices) func tellsAllNodesOfAStateApart(_ state: Int) throws {
    for classes in SizeClasses.allCases {
      let tree = try Showing(Self.states[state], classes).layOut()
      #expect(tree.paths.filter { $0.contains("#") }.isEmpty)
    }
  }

  @Test func rendersNoTwoStatesAlike() {
    let nodes = Self.states.map { Showing($0, .regularRegular).node }
    #expect(Set(nodes).count == nodes.count)
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
    let nodes = Self.states.flatMap { state in
      SizeClasses.allCases.flatMap { Showing(state, $0).node.all }
    }
    let shown = Set(nodes.flatMap(\.contents).flatMap(\.localizedTexts))
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
