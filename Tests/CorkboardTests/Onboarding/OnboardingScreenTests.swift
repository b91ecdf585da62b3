import Accessibility
import AuditModel
import Layout
import Testing
import ViewTree

@testable import Corkboard

@Suite struct OnboardingScreenTests {
  private static let beforeCreating = FlowStep.allCases.filter { $0 < .createBoard }
  private static let naming: [FlowStep] = [.nameBoard, .nameLists, .nameCards]

  /// Both looks behave alike.
  enum Look: CaseIterable {
    case classic, revised

    var screens: [Screen] {
      self == .classic ? CorkboardScreens.classic : CorkboardScreens.all
    }
  }

  @Test(arguments: Look.allCases, beforeCreating)
  func hidesTheGuidanceInCompactWidthBehindTheKeyboard(_ look: Look, _ step: FlowStep) throws {
    for classes in SizeClasses.allCases {
      let showing = try Showing(step, classes, of: look.screens)
      let isHidden = classes.horizontal == .compact && showing.played.showsKeyboard
      #expect(try showing.layOut().shows("overlay") == !isHidden)
    }
  }

  @Test(arguments: Look.allCases, [FlowStep.nameBoard, .nameLists, .nameCards])
  func disablesTheGoButtonOnceItsStepHasBegun(_ look: Look, _ step: FlowStep) throws {
    let go = step.overlay.goName
    let disabled = try Showing(step, .regularRegular, of: look.screens).layOut().element(go)
    #expect(disabled.traits.contains(.button))
    #expect(disabled.traits.contains(.notEnabled))
    let before = try Showing(step.overlay.firstStep, .regularRegular, of: look.screens)
    #expect(try !before.layOut().element(go).traits.contains(.notEnabled))
  }

  @Test(arguments: Look.allCases, naming)
  func keepsTheBoardAboveTheKeyboard(_ look: Look, _ step: FlowStep) throws {
    let showing = try Showing(step, of: look.screens)
    let keyboard = showing.device.viewport.height - showing.device.keyboardHeight
    #expect(try showing.layOut().node("content/board").content.maxY == keyboard - 8)
  }

  @Test func scrollsTheBoardToTheListThatWasEditedLast() throws {
    let showing = try Showing(.begin, .compactCompact)
    func frames(_ scroll: FieldID?) throws -> (list: Rect, board: Rect) {
      var state = OnboardingState(template: BoardTemplate.all[0])
      state.boardScroll = scroll
      let tree = try showing.layOut(OnboardingScreen(state, in: showing.environment).node)
      return (try tree.frame("lists/list-3"), try tree.frame("content/board"))
    }
    let (before, after) = try (frames(nil), frames(.list(2)))
    // Its end comes into view, with no more scrolling than that takes.
    #expect(before.list.maxX > before.board.maxX)
    #expect(abs(after.list.maxX - after.board.maxX) < 0.01)
  }

  @Test(arguments: Look.allCases)
  func putsTheGuidanceAtTheLeadingEdgeInEitherDirection(_ look: Look) throws {
    for step in [FlowStep.begin, .finishListNaming] {
      let left = try Showing(step, .regularRegular, of: look.screens)
      #expect(try left.layOut().frame("overlay").x == 0)
      let right = try Showing(step, .regularRegular, .large, "ar", of: look.screens)
      #expect(try right.layOut().frame("overlay").maxX == right.device.viewport.width)
      #expect(try right.layOut().frame("overlay").width == 300)
    }
  }

  @Test(arguments: Look.allCases)
  func showsOneButtonAtTheRight(_ look: Look) throws {
    let buttons = [
      "skip-board", "done", "skip-lists", "next-list", "skip-cards", "next-card", "finish",
    ]
    for step in FlowStep.allCases {
      let tree = try Showing(step, of: look.screens).layOut()
      let shown = buttons.filter { tree.shows("bar/\($0)") }
      #expect(shown == Array(buttons.dropFirst(step.rawValue).prefix(1)))
    }
  }

  @Test(arguments: Look.allCases)
  func showsListNamesOnceTheBoardHasAName(_ look: Look) throws {
    #expect(try !Showing(.nameBoard, of: look.screens).layOut().shows("list-1/name"))
    #expect(try Showing(.finishBoardNaming, of: look.screens).layOut().shows("list-1/name"))
  }

  @Test(arguments: Look.allCases, FlowStep.allCases)
  func hasEveryElementThatItNames(_ look: Look, _ step: FlowStep) throws {
    for classes in SizeClasses.allCases {
      let screen = AccessibleScreen(try Showing(step, classes, of: look.screens).layOut())
      #expect(screen.missingInOrder.map(\.id) == [])
      #expect(screen.elements.count >= 3)
    }
  }

  @Test(arguments: Look.allCases)
  func keepsWhatAStepDoesNotNeedFromAssistiveTechnologies(_ look: Look) throws {
    let showing = try Showing(.begin, of: look.screens)
    let tree = try showing.layOut()
    #expect(tree.shows("list-1/card-1"))
    let paths = AccessibleScreen(tree).elements.map { tree.path(of: $0.node) }
    #expect(!paths.contains { $0.contains("list-1") })
    #expect(paths.contains("content/board/name"))
  }

  @Test(
    arguments: zip(
      [FlowStep.begin, .nameBoard, .nameLists, .finishCardNaming],
      ["skip", "done", nil, "finish"]))
  func saysWhatTheButtonAtTheRightDoes(_ step: FlowStep, _ key: String?) throws {
    let tree = try Showing(step).layOut()
    let bar = AccessibleScreen(tree).elements.filter { $0.traits.contains(.button) }
    let right = try #require(bar.first { tree.path(of: $0.node) != "bar/back" })
    #expect(
      tree.catalog.hint(of: right)
        == key.map { texts.text(key: "navigation.\($0).hint", locale: "en").string })
  }

  @Test(arguments: Look.allCases)
  func countsTheStepsThatATemplateHas(_ look: Look) {
    let stage = Stage(template: .empty, style: look == .classic ? .classic : .revised)
    stage.tap("skip-board")
    let shown = stage.scene.rendering(RenderEnvironment()).all.flatMap(\.contents)
    #expect(shown.contains(localized("overlay.step", 2, 2)))
  }

  @Test(arguments: Look.allCases)
  func showsTheSwitchForRemindersAsItIs(_ look: Look) {
    let stage = Stage(style: look == .classic ? .classic : .revised)
    stage.tap("skip-board", "skip-lists", "skip-cards", "finish", "creating/reminders")
    let toggle = stage.scene.rendering(RenderEnvironment()).all.first { $0.id == "reminders" }
    #expect(toggle?.kind == .toggle(isOn: true, isEnabled: true))
  }
}

extension TextCatalog {
  /// The hint of an element.
  fileprivate func hint(of element: AccessibilityElement) -> String? {
    element.hint.map { self[$0].string }
  }
}
