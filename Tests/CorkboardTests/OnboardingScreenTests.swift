import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct OnboardingScreenTests {
  private static let guided: [FlowStep] = [
    .begin, .finishBoardNaming, .finishListNaming, .finishCardNaming,
  ]

  @Test(arguments: SizeClasses.allCases, FlowStep.allCases.filter { $0 < .createBoard })
  func hasListsOf280PointsAnd140WhenZoomedOut(_ classes: SizeClasses, _ step: FlowStep) throws {
    let tree = try Showing(step, classes).layOut()
    let isZoomedOut = step == .finishBoardNaming && classes.horizontal == .compact
    for list in 1...3 {
      #expect(try tree.frame("list-\(list)").width == (isZoomedOut ? 140 : 280))
    }
  }

  @Test(arguments: [DynamicTypeSize.xSmall, .accessibility5])
  func hasListsOfOneWidthAtAllTextSizes(_ size: DynamicTypeSize) throws {
    let zoomed = try Showing(.finishBoardNaming, .compactRegular, size, "de").layOut()
    #expect(try zoomed.frame("list-1").width == 140)
    let full = try Showing(.nameLists, .compactRegular, size, "de").layOut()
    #expect(try full.frame("list-1").width == 280)
  }

  @Test(arguments: [SizeClasses.compactRegular, .compactCompact], DynamicTypeSize.allCases)
  func hasGuidanceOfAtMost60PercentOfTheHeightInCompactWidth(
    _ classes: SizeClasses, _ size: DynamicTypeSize
  ) throws {
    for step in Self.guided {
      let tree = try Showing(step, classes, size, "de").layOut()
      let (overlay, content) = (try tree.frame("overlay"), try tree.frame("content"))
      #expect(overlay.height <= 0.6 * content.height)
      #expect(overlay.maxY == content.maxY)
      #expect(overlay.width == content.width)
    }
  }

  @Test func hasGuidanceThatIsNoHigherThanItsTextInCompactWidth() throws {
    let small = try Showing(.begin, .compactRegular, .xSmall).layOut()
    let large = try Showing(.begin, .compactRegular, .accessibility5).layOut()
    #expect(try small.frame("overlay").height < large.frame("overlay").height)
    #expect(
      try abs(large.frame("overlay").height - 0.6 * large.frame("content").height) < 1)
  }

  @Test(
    arguments: [SizeClasses.regularCompact, .regularRegular],
    FlowStep.allCases.filter { $0 < .createBoard })
  func hasASidebarOf300PointsInRegularWidth(_ classes: SizeClasses, _ step: FlowStep) throws {
    let tree = try Showing(step, classes, .accessibility5, "de").layOut()
    let (overlay, content) = (try tree.frame("overlay"), try tree.frame("content"))
    #expect(overlay == Rect(x: 0, y: content.y, width: 300, height: content.height))
    #expect(try tree.frame("board/name").x == 316)
  }

  @Test func putsTheBoard8PointsFromTheEdgeInCompactWidth() throws {
    let tree = try Showing(.begin).layOut()
    #expect(try tree.frame("board/name").x == 8)
  }

  @Test(arguments: SizeClasses.allCases, FlowStep.allCases.filter { $0 < .createBoard })
  func hidesTheGuidanceInCompactWidthBehindTheKeyboard(
    _ classes: SizeClasses, _ step: FlowStep
  ) throws {
    let showing = try Showing(step, classes)
    let isHidden = classes.horizontal == .compact && showing.played.showsKeyboard
    #expect(try showing.layOut().shows("overlay") == !isHidden)
  }

  @Test(arguments: zip([FlowStep.nameBoard, .nameLists, .nameCards], guided))
  func disablesTheGoButtonOnceItsStepHasBegun(_ begun: FlowStep, _ before: FlowStep) throws {
    let disabled = try Showing(begun, .regularRegular).layOut().element("go")
    #expect(disabled.traits.contains(.button))
    #expect(disabled.traits.contains(.notEnabled))
    let enabled = try Showing(before, .regularRegular).layOut().element("go")
    #expect(!enabled.traits.contains(.notEnabled))
  }

  @Test(arguments: [FlowStep.nameBoard, .nameLists, .nameCards])
  func keepsTheBoardAboveTheKeyboard(_ step: FlowStep) throws {
    let showing = try Showing(step)
    let keyboard = showing.device.viewport.height - showing.device.keyboardHeight
    #expect(try showing.layOut().frame("board/lists").maxY == keyboard - 8)
  }

  @Test(
    arguments: zip(
      FlowStep.allCases,
      [NavigationButton.skip, .done, .skip, .nextList, .skip, .nextCard, .finish, nil]))
  func showsOneButtonAtTheRight(_ step: FlowStep, _ button: NavigationButton?) throws {
    let tree = try Showing(step).layOut()
    let all: [NavigationButton] = [.done, .nextList, .nextCard, .skip, .finish]
    let shown = all.filter { tree.shows("bar/\($0.rawValue)") }
    #expect(shown == [button].compactMap { $0 })
  }

  @Test func showsListNamesOnceTheBoardHasAName() throws {
    #expect(try !Showing(.nameBoard).layOut().shows("list-1/name"))
    #expect(try Showing(.finishBoardNaming).layOut().shows("list-1/name"))
  }

  @Test func hasCardsOf88PointsAndOf48OnceTheyCanBeNamed() throws {
    let before = try Showing(.begin).layOut()
    let after = try Showing(.finishListNaming).layOut()
    for card in 1...3 {
      #expect(try before.frame("card-\(card)").height == 88)
      #expect(try after.frame("card-\(card)").height == 48)
    }
  }
}
