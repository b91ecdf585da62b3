import AuditModel
import Foundation
import Testing
import ViewTree

@testable import Layout

/// Bars, alerts and controls, which UIKit gives their sizes.
@Suite struct ControlTests {
  @Test(
    arguments: [
      ("LabeledContent", LabeledContent("Account", value: "tom.baker@example.com").node),
      ("a menu", List { picker(.menu) }.node), ("a link", List { picker(.navigationLink) }.node),
    ] as [(String, ViewNode)])
  func givesAValueTheSpaceThatItsTitleLeaves(_ name: String, row: ViewNode) throws {
    let tree = try layOut { row.frame(width: 380) }
    let texts = tree.texts.filter { tree[$0.node].isSeen }
    #expect(
      texts.count == 2 && texts.allSatisfy { $0.lineCount == 1 && !$0.isTruncated }, "\(name)")
    #expect(texts.allSatisfy { tree[$0.node].frame.y == tree[texts[0].node].frame.y })
  }

  private static func picker(_ style: some PickerStyle) -> ViewNode {
    Picker(.verbatim("Account"), selection: .constant("a")) {
      Text(.verbatim("tom.baker@example.com")).tag("a")
    }
    .pickerStyle(style)
  }

  @Test func centersAShortTitleInItsBar() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("Boards")) {
        Button(.verbatim("Add")).id("add").barPlacement(.trailing)
      }.id("bar")
    }
    #expect(try tree.frame("bar").size == Size(width: 300, height: 54))
    #expect(try abs(tree.frame("title").center.x - 150) < 1e-9)
    #expect(try tree.frame("add").maxX == 284 && tree.frame("add").height == 44)
    #expect(try tree.frame("add").width >= 44)
  }

  @Test func keepsALongTitleBetweenTheItemsOfItsBar() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("Preparations for the journey to the islands")) {
        Button(.verbatim("Back")).id("back").barPlacement(.leading)
        Button(.verbatim("Add")).id("add").barPlacement(.trailing)
      }
    }
    let title = try tree.frame("title")
    #expect(try title.x >= tree.frame("back").maxX && title.maxX <= tree.frame("add").x)
    #expect(try tree.text("title").isTruncated)
  }

  @Test func keepsTheDayAndTheTimeOfADatePickerOnOneLine() throws {
    let noon = Date(timeIntervalSince1970: 12 * 60 * 60)
    let tree = try layOut(in: .screen(width: 320, height: 600)) {
      DatePicker(
        .verbatim("Departure of the first ferry in the morning to the islands"),
        selection: .constant(noon))
    }
    let texts = tree.texts.filter { tree[$0.node].isSeen }
    #expect(texts.count == 3)
    #expect(texts.map(\.lineCount).first ?? 0 > 1)
    #expect(texts.dropFirst().allSatisfy { $0.lineCount == 1 && !$0.isTruncated })
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility1, .accessibility5])
  func keepsADatePickerOnTheScreenAtEverySize(_ size: DynamicTypeSize) throws {
    let noon = Date(timeIntervalSince1970: 12 * 60 * 60)
    let tree = try layOut(in: .screen(width: 320, height: 800, dynamicTypeSize: size)) {
      DatePicker(.verbatim("Departure of the ferry"), selection: .constant(noon))
    }
    let texts = tree.texts.filter { tree[$0.node].isSeen }
    #expect(texts.count == 3 && texts.allSatisfy { !$0.isTruncated })
    #expect(texts.allSatisfy { tree[$0.node].frame.x >= 0 && tree[$0.node].frame.maxX <= 320 })
    let capsules = tree.nodes.positions.filter {
      tree[$0].isSeen && tree[$0].kind == .button(isEnabled: true)
    }
    #expect(capsules.count == 2 && capsules.allSatisfy { tree[$0].frame.height >= 36 })
  }

  @Test func addsARowForALargeTitle() throws {
    let tree = try layOut { NavigationBar(title: .verbatim("Boards"), isLarge: true).id("bar") }
    // 54 points for the items, the line of Large Title (40.574, so 41) and 11 points around it.
    #expect(try tree.frame("bar").height == 106)
    #expect(try tree.frame("title").x == 16 && !tree.text("title").isTruncated)
  }

  @Test func makesTabBarsLowerWhereThereIsLittleHeight() throws {
    let device = Device.narrowest(with: .compactCompact)
    let tree = try layOut(in: RenderEnvironment(device: device)) {
      VStack(spacing: 0) {
        NavigationBar(title: .verbatim("Boards")).id("top")
        Spacer()
        TabBar { Tab(.verbatim("Boards"), symbol: "board") }.id("tabs")
      }
    }
    #expect(try tree.frame("top").height == 54 && tree.frame("tabs").height == 58)
  }

  @Test func putsTheTitlesOfTabsBesideTheirSymbolsWhereThereIsLittleHeight() throws {
    // One engine lays both out: what it keeps of the first does not change the second.
    let engine = try engine()
    let bar = TabBar { Tab(.verbatim("Boards"), symbol: "board").id("tab") }.node
    func isBeside(_ sizes: SizeClasses) throws -> Bool {
      let device = Device.narrowest(with: sizes)
      let tree = try engine.layOut(bar, in: RenderEnvironment(device: device))
      let title = try #require(tree.texts.first)
      let symbol = try #require(
        tree.nodes.first { if case .image = $0.kind { true } else { false } })
      return tree[title.node].frame.x >= symbol.frame.maxX
    }
    #expect(try !isBeside(.compactRegular))
    #expect(try isBeside(.compactCompact))
  }

  @Test func makesAllTabsEquallyWide() throws {
    let tree = try layOut {
      TabBar {
        for name in ["one", "two", "three"] { Tab(.verbatim(name), symbol: name).id(name) }
      }
    }
    // 300 points without 21 + 8 on each side, for three tabs.
    let frames = try ["one", "two", "three"].map { try tree.frame($0) }
    #expect(frames.allSatisfy { abs($0.width - 242.0 / 3) < 0.01 && $0.height == 54 })
    #expect(frames[0].x == 29 && abs(frames[2].maxX - 271) < 0.01)
  }

  @Test func keepsAnAlertAwayFromTheSidesOfANarrowScreen() throws {
    let tree = try layOut {
      Alert(title: .verbatim("Delete the board?"), message: .verbatim("It cannot be undone.")) {
        Button(.verbatim("Delete")).id("delete")
        Button(.verbatim("Cancel")).id("cancel")
      }.id("alert")
    }
    #expect(try tree.frame("alert").width == 268 && tree.frame("alert").center.x == 150)
    #expect(try tree.frame("delete").size == Size(width: 114, height: 48))
    #expect(try tree.frame("cancel").x == tree.frame("delete").maxX + 8)
    #expect(try !tree.text("message").isTruncated)
  }

  @Test func letsTheTextOfAHighAlertScrollAboveItsButtons() throws {
    let long = String(repeating: "It cannot be undone. ", count: 80)
    let tree = try layOut {
      Alert(title: .verbatim("Delete?"), message: .verbatim(long)) {
        Button(.verbatim("Delete")).id("delete")
      }.id("alert")
    }
    #expect(try tree.frame("alert").height <= 600 && tree.frame("delete").maxY <= 600)
    #expect(try tree.node("message").scrollView != nil && !tree.text("message").isTruncated)
  }

  @Test func leavesRoomForTheSwitchOfAToggle() throws {
    let tree = try layOut {
      Toggle(isOn: true) { Text(.verbatim("Remind me of all the cards")).id("label") }.id("toggle")
    }
    #expect(try tree.frame("toggle").width == 300 && tree.frame("toggle").height >= 28)
    #expect(try tree.frame("label").x == 0 && tree.frame("label").maxX <= 300 - 61 - 8)
  }

  @Test func setsATextFieldOnOneLineInsideItsInset() throws {
    let tree = try layOut {
      TextField(text: .verbatim("Preparations for the journey to the islands"))
        .textFieldStyle(.roundedBorder).id("field")
    }
    // The line of Body (20.287) and an inset of 7 points on every side.
    #expect(try tree.frame("field").size == Size(width: 300, height: 34))
    #expect(try tree.text("field").availableWidth == 286 && tree.text("field").isTruncated)
  }

  @Test func aFieldIsAsHighAsItsLineInPixels() throws {
    var environment = RenderEnvironment.plain
    environment.displayScale = 3
    let tree = try layOut(in: environment) { TextField(text: .verbatim("Ideas")).id("field") }
    // 20.287 points are 60.86 pixels.
    #expect(try abs(tree.frame("field").height - 61.0 / 3) < 1e-9)
  }

  @Test func showsThePlaceholderOfAnEmptyField() throws {
    let tree = try layOut {
      VStack {
        TextField(text: .verbatim(""), placeholder: .verbatim("Name")).id("empty")
        TextField(text: .verbatim("Ideas"), placeholder: .verbatim("Name")).id("full")
        TextField(text: nil).id("bare")
      }
    }
    #expect(try tree.text("empty").isPlaceholder && !tree.text("full").isPlaceholder)
    #expect(try tree.node("bare").text == nil && tree.frame("bare").height == 21)
  }

  @Test func growsSymbolsWithTheTextSize() throws {
    let large = try layOut(in: .screen(width: 300, height: 600, dynamicTypeSize: .accessibility5)) {
      Image(symbol: "plus", size: 22).id("plus")
    }
    // The leading of Body is 22 points at Large and 62 at the largest size.
    #expect(try abs(large.frame("plus").width - 62) < 1e-9)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility2])
  func beginsTheTextOfASearchFieldAfterItsGlass(_ size: DynamicTypeSize) throws {
    let environment = RenderEnvironment.screen(width: 300, height: 600, dynamicTypeSize: size)
    for environment in [environment, environment.mirrored] {
      let tree = try layOut(in: environment) {
        TextField(text: .verbatim("Rome"), state: TextFieldState(isSearch: true)).id("search")
      }
      let (field, content) = try (tree.frame("search"), tree.node("search").content)
      let isMirrored = environment.layoutDirection == .rightToLeft
      #expect(content.width == field.width - 39.5 - 14)
      #expect((isMirrored ? field.maxX - content.maxX : content.x - field.x) == 39.5)
      #expect(content.y - field.y == 8 && (field.height > 36) == (size != .large))
    }
  }
}
