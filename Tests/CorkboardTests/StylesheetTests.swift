import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct StylesheetTests {
  private let style = Stylesheet.classic

  @Test func beganWithTheseColours() {
    #expect(style.secondaryText.light == Color(131, 140, 145))
    #expect(style.background.light == .white)
    #expect(style.action.light == Color(81, 152, 57))
    #expect(style.actionText.light == .white)
    #expect(style.list.light == Color(226, 228, 230))
    #expect(style.text.light == Color(77, 77, 77))
  }

  @Test func hasABoardColourForEachTemplate() {
    let colours = [
      Color(195, 119, 224), Color(0, 121, 191), Color(97, 189, 79), Color(255, 171, 74),
      Color(131, 140, 145),
    ]
    #expect(Set(BoardTemplate.all.map(\.color.light)) == Set(colours))
  }

  @Test func beganWithTheseMeasures() {
    #expect((style.listWidth, style.zoomedListWidth) == (280, 140))
    #expect((style.cardHeight, style.disabledCardHeight) == (48, 88))
    #expect((style.sidebarWidth, style.overlayShare) == (300, 0.6))
  }
}
