import AuditModel
import Layout
import Localization
import TextShaping
import Testing
import ViewTree

@testable import Accessibility
@testable import AuditRules

/// Rules that read no frames are asked once for all text sizes at which a screen says the same.
@Suite struct FrameReadingTests {
  static let all: [RuleExampleTests.Case] = RuleExampleTests.all.filter { !$0.rule.readsFrames }

  @Test(arguments: all)
  func findsTheSameWhereTheScreenSaysTheSame(_ example: RuleExampleTests.Case) throws {
    let screens = try example.screensAtSeveralSizes()
    let found = screens.map { screen in
      example.rule.init().check(screen).map { "\($0.subject) \($0.message.text)" }
    }
    for (index, screen) in screens.enumerated() where screen.saysTheSame(as: screens[0]) {
      #expect(found[index] == found[0])
    }
  }

  @Test func saysTheSameAtAnotherTextSize() throws {
    let view = VStack {
      Text(.verbatim("Boards"))
      Button(.verbatim("Save"))
    }.node
    #expect(try saysTheSame(view, view))
  }

  @Test func saysTheSameWhereAFrameGrowsWithTheText() throws {
    func card(_ width: Length, _ name: String = "Boards") -> ViewNode {
      VStack { Text(.verbatim(name)).frame(width: width) }.node
    }
    #expect(try saysTheSame(card(120), card(240)))
    #expect(try !saysTheSame(card(120), card(.infinity)))
    #expect(try !saysTheSame(card(120), card(240, "Lists")))
  }

  @Test func saysSomethingElseWithOtherWords() throws {
    #expect(try !saysTheSame(Text(.verbatim("Boards")).node, Text(.verbatim("Lists")).node))
  }

  @Test func saysSomethingElseWhereThePlacesChangeTheOrderOfCombinedTexts() throws {
    // At the largest size the texts are under each other, so that the second is read first.
    let view = ViewThatFits {
      HStack {
        Text(.verbatim("Every week")).accessibilitySortPriority(1)
        Text(.verbatim("Boards of the team"))
      }
      VStack {
        Text(.verbatim("Boards of the team"))
        Text(.verbatim("Every week"))
      }
    }.accessibilityElement(children: .combine).node
    #expect(try !saysTheSame(view, view))
  }

  /// Whether one screen at the usual text size says the same as another at the largest one.
  private func saysTheSame(_ one: ViewNode, _ other: ViewNode) throws -> Bool {
    let engine = try engine()
    let usual = try engine.layOut(one, in: RenderEnvironment())
    let largest = try engine.layOut(
      other, in: RenderEnvironment(dynamicTypeSize: .accessibility5))
    return AccessibleScreen(usual).saysTheSame(as: AccessibleScreen(largest))
  }

  private func engine() throws -> LayoutEngine {
    LayoutEngine(
      fonts: try FontLibrary(), project: LocalizationProject(tables: []), locale: "en")
  }
}
