import AuditModel
import Testing
import ViewTree

@testable import Layout

/// How stacks divide their room.
@Suite struct StackTests {
  @Test func putsChildrenUnderEachOtherInTheMiddleOfTheScreen() throws {
    let tree = try layOut {
      VStack {
        box("a", 40, 20)
        box("b", 80, 30)
      }
    }
    #expect(try tree.frame("a") == rect(130, 271, 40, 20))
    #expect(try tree.frame("b") == rect(110, 299, 80, 30))
  }

  @Test func alignsChildrenAcrossTheDirection() throws {
    let tree = try layOut {
      VStack(alignment: .trailing) {
        box("a", 40, 20)
        box("b", 80, 30)
      }
    }
    #expect(try tree.frame("a").maxX == tree.frame("b").maxX)
  }

  @Test func pushesChildrenApartWithASpacer() throws {
    let tree = try layOut {
      HStack(spacing: 10) {
        box("a", 40, 20)
        Spacer().id("space")
        box("b", 60, 20)
      }
    }
    #expect(try tree.frame("a").x == 0 && tree.frame("b").x == 240)
    #expect(try tree.frame("space").width == 180)
  }

  @Test func keepsTheLeastLengthOfASpacer() throws {
    let tree = try layOut {
      HStack(spacing: 0) {
        box("a", 200, 20)
        Spacer(minLength: 30).id("space")
        box("b", 200, 20)
      }
    }
    #expect(try tree.frame("space").width == 30)
    #expect(try tree.frame("a").maxX + 30 == tree.frame("b").x)
  }

  @Test func makesARowNoMoreFlexibleInHeightByASpacerInIt() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        HStack { Spacer() }.frame(minHeight: 20).id("row")
        filler("rest")
      }
    }
    #expect(try tree.frame("row").height == 20)
    #expect(try tree.frame("rest").height == 580)
  }

  @Test func givesARowWithASpacerItsHeightBeforeALongText() throws {
    let text = String(repeating: "word ", count: 600)
    let tree = try layOut {
      VStack(spacing: 0) {
        HStack {
          box("icon", 30, 400)
          Spacer()
        }
        Text(.verbatim(text)).id("text")
      }
    }
    #expect(try tree.frame("text").height <= 200)
    #expect(try tree.frame("icon").y >= 0)
  }

  @Test func dividesRoomEvenlyAmongEqualChildren() throws {
    let tree = try layOut {
      HStack(spacing: 0) {
        filler("a")
        filler("b")
        filler("c")
      }
    }
    for id in ["a", "b", "c"] { #expect(try tree.frame(id).width == 100) }
  }

  @Test func letsInflexibleChildrenChooseFirst() throws {
    let tree = try layOut {
      HStack(spacing: 0) {
        filler("a")
        box("b", 120, 20)
        filler("c")
      }
    }
    #expect(try tree.frame("a").width == 90 && tree.frame("c").width == 90)
  }

  @Test func servesAHigherPriorityFirst() throws {
    let tree = try layOut {
      HStack(spacing: 0) {
        Text(.verbatim("Preparations for the journey")).lineLimit(1).id("low")
        Text(.verbatim("Preparations for the journey")).lineLimit(1).layoutPriority(1).id("high")
      }
    }
    #expect(try !tree.text("high").isTruncated && tree.text("low").isTruncated)
    #expect(try abs(tree.frame("low").width + tree.frame("high").width - 300) < 1e-9)
  }

  @Test func takesAShareOfTheWholeStack() throws {
    let tree = try layOut {
      HStack(spacing: 0) {
        box("a", 20, 20).frame(width: .fraction(0.25))
        filler("b")
      }
    }
    #expect(try tree.frame("a").width == 75 && tree.frame("b").width == 225)
  }

  @Test func putsChildrenOverEachOtherInLayers() throws {
    let tree = try layOut {
      ZStack(alignment: .bottomTrailing) {
        box("back", 100, 80)
        box("front", 20, 10)
      }
    }
    #expect(try tree.frame("back") == rect(100, 260, 100, 80))
    #expect(try tree.frame("front") == rect(180, 330, 20, 10))
  }

  @Test func laysViewsOverAnotherWithoutGrowing() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        box("base", 100, 100).overlay(alignment: .topTrailing) { box("badge", 20, 300) }
        box("below", 10, 10)
      }
    }
    #expect(try tree.frame("badge").x == tree.frame("base").maxX - 20)
    #expect(try tree.frame("badge").y == tree.frame("base").y)
    #expect(try tree.frame("below").y == tree.frame("base").maxY)
  }

  @Test func laysNothingOut() throws {
    #expect(try layOut {}.nodes.count == 1)
    #expect(try layOut { VStack {} }.nodes[0].frame.size == .zero)
  }

  @Test func givesACustomContainerWhatItsSiblingsLeave() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        CustomContainer("board") { box("card", 50, 50).position(x: 7, y: 9) }.id("board")
        box("below", 10, 400)
      }
    }
    #expect(try tree.frame("board") == rect(0, 0, 300, 200))
    #expect(try tree.frame("card") == rect(7, 9, 50, 50))
  }

  @Test func limitsNoTextByTheHeightThatARowHasBecauseOfIt() throws {
    let tree = try layOut {
      HStack {
        Text(verbatim: "One\nTwo").id("text").frame(maxHeight: .infinity)
        box("b", 20, 20)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    let text = try tree.text("text")
    #expect(text.lineCount == 2 && text.availableLines > 2)
    let fixed = try layOut {
      HStack {
        Text(verbatim: "One\nTwo").id("text").frame(maxHeight: .infinity)
      }
      .frame(height: 44)
    }
    #expect(try fixed.text("text").availableLines == 2)
  }
}
