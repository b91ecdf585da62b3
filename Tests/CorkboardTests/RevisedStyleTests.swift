import Accessibility
import AuditModel
import AuditRules
import Layout
import Testing
import ViewTree

@testable import Corkboard

@Suite struct RevisedStyleTests {
  private static let compact: [SizeClasses] = [.compactRegular, .compactCompact]
  private static let beforeCreating = FlowStep.allCases.filter { $0 < .createBoard }

  @Test(arguments: texts.locales) func hasNoErrorAtTheLargestSize(
    _ locale: LocaleIdentifier
  ) throws {
    let picker = try #require(CorkboardScreens.all.first { $0.id == "template-picker" })
    for classes in [SizeClasses.compactRegular, .regularCompact] {
      var screens = try [FlowStep.finishBoardNaming, .nameCards, .createBoard].map {
        try Showing($0, classes, .accessibility5, locale)
      }
      screens.append(
        Showing(try #require(picker.states.first), classes, .accessibility5, locale))
      for screen in screens {
        #expect(try screen.errors() == [])
      }
    }
  }

  @Test func hasEnoughContrastInEveryAppearance() {
    let style = Stylesheet.revised
    let texts = [style.text, style.secondaryText, style.link]
    let grounds = [style.background, style.list, style.card, style.guidance]
    for appearance in Appearance.all {
      for ground in grounds.map({ $0.color(in: appearance) }) {
        for text in texts.map({ $0.color(in: appearance) }) {
          #expect(text.contrast(with: ground) >= 4.5, "\(text) on \(ground), \(appearance)")
        }
        #expect(style.activeBorder.color(in: appearance).contrast(with: ground) >= 3)
      }
      let action = style.action.color(in: appearance)
      #expect(style.actionText.color(in: appearance).contrast(with: action) >= 4.5)
    }
  }

  @Test func hasMoreContrastForThoseWhoAskForIt() {
    let style = Stylesheet.revised
    for color in [style.text, style.secondaryText, style.link] {
      let (list, plain) = (style.list.light, color.light)
      #expect(color.lightIncreasedContrast.contrast(with: list) > plain.contrast(with: list))
      #expect(
        color.darkIncreasedContrast.contrast(with: style.list.dark)
          > color.dark.contrast(with: style.list.dark))
    }
  }

  @Test(arguments: compact) func growsListsWithTheTextAsFarAsTheScreenGoes(
    _ classes: SizeClasses
  ) throws {
    let room = Device.narrowest(with: classes).viewport.width - 24
    let widths = try DynamicTypeSize.allCases.map {
      try Showing(.nameLists, classes, $0).layOut().frame("list-1").width
    }
    #expect(widths == widths.sorted())
    #expect(widths.first == 280)
    #expect(widths.last == room)
  }

  @Test func putsListsUnderEachOtherWhenTheTextIsLarge() throws {
    let side = try Showing(.finishBoardNaming, .compactRegular, .xLarge).layOut()
    #expect(try side.frame("list-2").y == side.frame("list-1").y)
    let stack = try Showing(.finishBoardNaming, .compactRegular, .xxLarge).layOut()
    #expect(try stack.frame("list-2").y == stack.frame("list-1").maxY + 8)
    #expect(try stack.frame("list-2").x == stack.frame("list-1").x)
  }

  @Test(arguments: texts.locales)
  func breaksNoWordOfAListNameWhenAllListsAreSeen(_ locale: LocaleIdentifier) throws {
    for size in [DynamicTypeSize.large, .xLarge] {
      let tree = try Showing(.finishBoardNaming, .compactRegular, size, locale).layOut()
      let names = tree.texts.filter { tree.path(of: $0.node).hasSuffix("/name") }
      #expect(names.count == 4)
      #expect(names.allSatisfy { !$0.breaksWord })
    }
  }

  @Test func letsNamesTakeAsManyLinesAsTheyNeed() throws {
    let tree = try Showing(.finishListNaming, .compactRegular, .accessibility5, "de").layOut()
    for name in ["board/name", "list-1/name", "card-1"] {
      let text = try #require(tree.node(name).text.map { tree.texts[$0] })
      #expect(text.lineLimit == 0)
      #expect(!text.isTruncated)
    }
    #expect(try tree.frame("card-1").height > 100)
  }

  @Test(arguments: compact, DynamicTypeSize.allCases)
  func neverCoversTheBoardWithTheGuidance(
    _ classes: SizeClasses, _ size: DynamicTypeSize
  ) throws {
    let tree = try Showing(.begin, classes, size, "de").layOut()
    #expect(try tree.frame("content/board").maxY == tree.frame("overlay").y)
    #expect(try tree.frame("overlay").maxY == tree.frame("content").maxY)
    #expect(try tree.frame("overlay").height <= 0.6 * tree.frame("content").height + 0.1)
  }

  @Test(arguments: [SizeClasses.regularCompact, .regularRegular])
  func endsTheGuidanceAboveTheKeyboardInRegularWidth(_ classes: SizeClasses) throws {
    let showing = try Showing(.nameBoard, classes, .accessibility5, "de")
    let keyboard = showing.device.viewport.height - showing.device.keyboardHeight
    #expect(try showing.layOut().frame("guidance").maxY <= keyboard)
  }

  @Test func saysTheStepInTheBarAndTheTemplateInTheGuidance() throws {
    let tree = try Showing(.finishBoardNaming).layOut()
    let title = try tree.element("bar/title")
    #expect(
      tree.catalog.string(of: .verbatim("2/4")) == title.visibleTexts.string(in: tree.catalog))
    #expect(title.label.string(in: tree.catalog) == "Step 2 of 4")
    #expect(
      try tree.element("guidance/template").label.string(in: tree.catalog)
        == tree.catalog.string(of: BoardTemplate.all[0].title))
  }

  @Test func putsARowOfThePickerIntoAColumnWhenTheTextIsLarge() throws {
    let picker = try #require(CorkboardScreens.all.first { $0.id == "template-picker" })
    let state = try #require(picker.states.first)
    let row = try Showing(state, .compactRegular, .xLarge).layOut()
    let column = try Showing(state, .compactRegular, .xxLarge).layOut()
    #expect(try row.frame("trip/title").x > column.frame("trip/title").x)
    #expect(try column.node("trip/summary").text.map { column.texts[$0].lineLimit } == 0)
  }
}

extension Showing {
  /// The most severe findings of rules.
  fileprivate func errors() throws -> [String] {
    let screen = try listen()
    return ScreenRuleList.all.filter { $0.description.severity == .error }.flatMap { rule in
      rule.init().check(screen).filter { $0.outcome == .found }.map { violation in
        let place = violation.path(in: screen.tree)
        return "\(rule.description.id) \(place)"
      }
    }
  }
}
