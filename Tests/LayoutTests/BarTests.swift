import AuditModel
import Testing
import ViewTree

@testable import Layout

/// How a navigation bar shares its width.
@Suite struct BarTests {
  private let title = "Preparations for the journey to the islands of the south"

  @Test func putsTrailingItemsInTheOrderInWhichTheyAreDeclared() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("Boards")) {
        Button { box("a", 20, 20) }.barPlacement(.trailing).id("share")
        Button { box("b", 20, 20) }.barPlacement(.trailing).id("add")
      }
    }
    #expect(try tree.frame("add").maxX == 284)
    #expect(try tree.frame("share").maxX < tree.frame("add").x)
  }

  @Test func movesATitleThatHasNoRoomInTheMiddleToTheItemBeforeIt() throws {
    let tree = try layOut(in: .screen(width: 400, height: 600)) {
      NavigationBar(title: .verbatim("Preparations for the trip")) {
        Button { box("icon", 100, 20) }.barPlacement(.leading).id("item")
      }
    }
    let (item, moved) = try (tree.frame("item"), tree.frame("title"))
    // In the middle, it would begin before 138 + 8.
    #expect(item.maxX == 138 && moved.width > 400 - 2 * 146)
    #expect(try moved.x == 150 && !tree.text("title").isTruncated)
  }

  @Test func truncatesATitleBetweenItsItems() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim(title)) {
        Button { box("icon", 60, 20) }.barPlacement(.leading).id("left")
        Button { box("icon", 60, 20) }.barPlacement(.trailing).id("right")
      }
    }
    #expect(try tree.frame("title").x == tree.frame("left").maxX + 12)
    #expect(try tree.frame("title").maxX == tree.frame("right").x - 8)
    #expect(try tree.text("title").isTruncated && tree.text("title").lineCount == 1)
  }

  @Test func keeps16PointsBesideATitleWithoutItems() throws {
    let tree = try layOut { NavigationBar(title: .verbatim(title)) }
    #expect(try tree.frame("title").x == 16 && tree.frame("title").maxX == 284)
  }

  @Test func keepsTheSizeOfAnItemThatNamesATextStyle() throws {
    func bar(_ size: DynamicTypeSize) throws -> LaidOutTree {
      try layOut(in: .screen(width: 300, height: 600, dynamicTypeSize: size)) {
        NavigationBar(title: .verbatim("")) {
          Button { Text(verbatim: "Edit").font(.subheadline).id("text") }.barPlacement(.trailing)
        }
        Text(verbatim: "Edit").font(.subheadline).id("below")
      }
    }
    let (usual, largest) = try (bar(.large), bar(.accessibility5))
    #expect(try usual.frame("text").height == largest.frame("text").height)
    #expect(try usual.frame("below").height < largest.frame("below").height)
  }

  @Test func givesItemsOneLine() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("")) {
        Button { Text(verbatim: title).id("text") }.barPlacement(.trailing).id("item")
      }
    }
    #expect(try tree.frame("item").width == 134 && tree.text("text").isTruncated)
    #expect(try tree.text("text").lineCount == 1)
  }

  @Test func showsABackButtonAsAChevronThatIsNamedByItsTitle() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("")) {
        Button { Text(verbatim: "Home").id("text") }.barPlacement(.leading)
          .accessibilityAddTraits(.backButton).id("back")
      }
    }
    #expect(try tree.frame("back") == rect(16, 273, 44, 44) && tree.node("text").isCollapsed)
    #expect(try !tree.node("text").isHidden)
  }

  @Test func showsTheBackButtonOfAScreenOfSwiftUIAsAChevron() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("")) {
        Button(.verbatim("Home"), action: {}).accessibilityAddTraits(.backButton).id("back")
          .barPlacement(.leading)
      }
    }
    #expect(try tree.frame("back") == rect(16, 273, 44, 44))
  }

  @Test func leavesTheWidthOfTheTitleOfABackButtonToTheOtherItems() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("")) {
        Button { Text(verbatim: "Preparations for").id("text") }.barPlacement(.leading)
          .accessibilityAddTraits(.backButton).id("back")
        Button { box("icon", 170, 20) }.barPlacement(.trailing).id("next")
      }
    }
    // The item is wider than half of the bar, and keeps its width of 170 + 22.
    #expect(try tree.frame("next") == rect(92, 273, 192, 44))
    #expect(try tree.frame("back").width == 44 && tree.node("text").isCollapsed)
  }

  @Test func hidesTheTitleOfABackButtonForThatOfTheScreen() throws {
    let tree = try layOut {
      NavigationBar(title: .verbatim("Preparations for it")) {
        Button { Text(verbatim: "Boards and lists").id("text") }.barPlacement(.leading)
          .accessibilityAddTraits(.backButton).id("back")
      }
    }
    #expect(try tree.frame("back") == rect(16, 273, 44, 44) && tree.node("text").isCollapsed)
    #expect(try !tree.text("title").isTruncated)
  }
}
