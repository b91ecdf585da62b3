import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct ClassicStyleTests {
  private static let guided: [FlowStep] = [
    .begin, .finishBoardNaming, .finishListNaming, .finishCardNaming,
  ]
  private static let beforeCreating = FlowStep.allCases.filter { $0 < .createBoard }
  private let style = Stylesheet.classic

  private func showing(
    _ step: FlowStep, _ classes: SizeClasses = .compactRegular, _ size: DynamicTypeSize = .large
  ) throws -> Showing {
    try Showing(step, classes, size, "de", of: CorkboardScreens.classic)
  }

  @Test func hasTheseColours() {
    #expect(style.secondaryText.light == RGBColor(131, 140, 145))
    #expect(style.background.light == .white)
    #expect(style.action.light == RGBColor(81, 152, 57))
    #expect(style.actionText.light == .white)
    #expect(style.list.light == RGBColor(226, 228, 230))
    #expect(style.text.light == RGBColor(77, 77, 77))
  }

  @Test(
    arguments: zip(
      BoardColor.allCases,
      [
        RGBColor(195, 119, 224), RGBColor(0, 121, 191), RGBColor(97, 189, 79),
        RGBColor(255, 171, 74),
        RGBColor(131, 140, 145),
      ]))
  func hasTheseBoardColours(_ board: BoardColor, _ color: RGBColor) {
    #expect(style.color(board).light == color)
    #expect(BoardTemplate.all.contains { $0.color == board })
  }

  @Test func hasTheseMeasures() {
    #expect((style.listWidth, style.zoomedListWidth) == (280, 140))
    #expect((style.cardHeight, style.disabledCardHeight) == (48, 88))
    #expect((style.sidebarWidth, style.overlayShare) == (300, 0.6))
  }

  @Test(arguments: SizeClasses.allCases, beforeCreating)
  func hasListsOf280PointsAnd140WhenZoomedOut(_ classes: SizeClasses, _ step: FlowStep) throws {
    let isZoomedOut = step == .finishBoardNaming && classes.horizontal == .compact
    for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let tree = try showing(step, classes, size).layOut()
      for list in 1...3 {
        #expect(try tree.frame("list-\(list)").width == (isZoomedOut ? 140 : 280))
      }
    }
  }

  @Test(arguments: [SizeClasses.compactRegular, .compactCompact], DynamicTypeSize.allCases)
  func hasGuidanceOfAtMost60PercentOfTheHeightInCompactWidth(
    _ classes: SizeClasses, _ size: DynamicTypeSize
  ) throws {
    for step in Self.guided {
      let tree = try showing(step, classes, size).layOut()
      let (overlay, content) = (try tree.frame("overlay"), try tree.frame("content"))
      #expect(overlay.height <= 0.6 * content.height)
      #expect(overlay.maxY == content.maxY)
      #expect(overlay.width == content.width)
    }
  }

  @Test func hasGuidanceThatIsNoHigherThanItsTextInCompactWidth() throws {
    let small = try showing(.begin, .compactRegular, .xSmall).layOut()
    let large = try showing(.begin, .compactRegular, .accessibility5).layOut()
    #expect(try small.frame("overlay").height < large.frame("overlay").height)
    #expect(
      try abs(large.frame("overlay").height - 0.6 * large.frame("content").height) < 1)
  }

  @Test(arguments: [SizeClasses.regularCompact, .regularRegular], beforeCreating)
  func hasASidebarOf300PointsInRegularWidth(_ classes: SizeClasses, _ step: FlowStep) throws {
    let tree = try showing(step, classes, .accessibility5).layOut()
    let (overlay, content) = (try tree.frame("overlay"), try tree.frame("content"))
    #expect(overlay == Rect(x: 0, y: content.y, width: 300, height: content.height))
    #expect(try tree.frame("board/name").x == 316)
  }

  @Test func putsTheBoard8PointsFromTheEdgeInCompactWidth() throws {
    #expect(try showing(.begin).layOut().frame("board/name").x == 8)
  }

  @Test func hasCardsOf88PointsAndOf48OnceTheyCanBeNamed() throws {
    let before = try showing(.begin).layOut()
    let after = try showing(.finishListNaming).layOut()
    for card in 1...3 {
      #expect(try before.frame("card-\(card)").height == 88)
      #expect(try after.frame("card-\(card)").height == 48)
    }
  }
}
