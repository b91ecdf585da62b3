import AuditModel
import Testing
import ViewTree

@testable import Accessibility

/// The order in which VoiceOver reads.
@Suite struct ReadingOrderTests {
  @ViewBuilder private var rows: [ViewNode] {
    VStack {
      HStack {
        text("1")
        text("2")
      }
      HStack {
        text("3")
        text("4")
      }
    }
  }

  @Test func readsRowByRow() throws {
    #expect(try names { rows } == ["1", "2", "3", "4"])
  }

  @Test func readsEachRowFromTheRightInARightToLeftLanguage() throws {
    // Mirrored, “1” is on the right, where such a language begins.
    #expect(try names(in: .rightToLeft) { rows } == ["1", "2", "3", "4"])
  }

  @Test func readsByPlaceAndNotByOrderInTheSource() throws {
    let screen = CustomContainer("board") {
      text("right").position(x: 200, y: 0)
      text("below").position(x: 0, y: 100)
      text("left").position(x: 0, y: 0)
    }
    #expect(try names { screen } == ["left", "right", "below"])
  }

  @Test func takesNearlyEqualHeightsForOneRow() throws {
    func order(_ difference: Double, _ classes: SizeClasses) throws -> [String] {
      let environment = RenderEnvironment(device: .narrowest(with: classes))
      return try names(in: environment) {
        CustomContainer("board") {
          text("right").position(x: 200, y: 0)
          text("left").position(x: 0, y: difference)
        }
      }
    }
    #expect(try order(7.9, .compactRegular) == ["left", "right"])
    #expect(try order(8, .compactRegular) == ["right", "left"])
    #expect(try order(12.9, .regularRegular) == ["left", "right"])
    #expect(try order(13, .regularRegular) == ["right", "left"])
  }

  @Test func readsAScrollViewToItsEndBeforeTheBarBelowIt() throws {
    let order = try names {
      VStack(spacing: 0) {
        ScrollView {
          VStack { ForEach(1...9, id: \.self) { text("row \($0)").frame(height: 150) } }
        }
        Toolbar { button("Add") }
      }
    }
    #expect(order == (1...9).map { "row \($0)" } + ["Add"])
  }

  @Test func readsABarOverTheBeginningOfAScrollViewFirst() throws {
    let order = try names {
      ZStack(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle().frame(height: 60)
            text("first")
          }
        }
        button("Close").frame(height: 44).padding(.top, 10)
      }
    }
    #expect(order == ["Close", "first"])
  }

  @Test func readsAHigherPriorityFirst() throws {
    let order = try names {
      VStack {
        text("1").accessibilitySortPriority(-1)
        text("2")
        text("3").accessibilitySortPriority(5)
      }
    }
    #expect(order == ["3", "2", "1"])
  }

  @Test func readsAGroupAsAWhole() throws {
    let column = VStack {
      text("a")
      text("b")
    }
    let order = try names {
      HStack(alignment: .top) {
        column.accessibilityElement(children: .contain)
        VStack {
          text("c")
          text("d")
        }
      }
    }
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func readsColumnsAcrossWithoutAGroup() throws {
    let order = try names {
      HStack(alignment: .top) {
        VStack {
          text("a")
          text("b")
        }
        VStack {
          text("c")
          text("d")
        }
      }
    }
    #expect(order == ["a", "c", "b", "d"])
  }

  @Test func readsInAnOrderThatIsGiven() throws {
    let screen = try meet {
      VStack {
        text("1").id("one")
        text("2").id("two")
        text("3").id("three")
      }.accessibilityElements(["three", "one", "none"]).id("stack")
    }
    #expect(screen.elements.map { $0.label.string(in: screen.catalog) } == ["3", "1"])
    #expect(screen.missingInOrder.map(\.id) == ["none"])
  }
}
