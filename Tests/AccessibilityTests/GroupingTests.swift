import AuditModel
import Testing
import ViewTree

@testable import Accessibility

/// Containers that are one element, a group, or nothing of their own.
@Suite struct GroupingTests {
  private let card = VStack {
    text("Order the cake")
    text("Today").accessibilityValue(.verbatim("overdue"))
    button("Done").accessibilityAction(named: .verbatim("Archive"))
  }

  @Test func meetsTheChildrenOfAPlainContainer() throws {
    #expect(try names { card } == ["Order the cake", "Today", "Done"])
  }

  @Test func combinesChildrenIntoOneElement() throws {
    let screen = try meet { card.accessibilityElement(children: .combine) }
    let element = try #require(screen.elements.first)
    #expect(screen.elements.count == 1)
    #expect(element.label.string(in: screen.catalog) == "Order the cake, Today, Done")
    #expect(element.value.string(in: screen.catalog) == "overdue")
    #expect(element.traits == .button && element.customActions.count == 1)
  }

  @Test func combinesChildrenInTheOrderInWhichTheyAreRead() throws {
    let order = try names {
      CustomContainer("card") {
        text("second").position(x: 0, y: 50)
        text("first").position(x: 0, y: 0)
      }.accessibilityElement(children: .combine)
    }
    #expect(order == ["first, second"])
  }

  @Test func saysOfACombinedElementWhatItIsGiven() throws {
    let screen = try meet {
      card.accessibilityElement(children: .combine).accessibilityLabel(.verbatim("Card"))
        .accessibilityRemoveTraits(.button)
    }
    let element = try #require(screen.elements.first)
    #expect(element.label.string(in: screen.catalog) == "Card")
    #expect(!element.traits.contains(.button))
  }

  @Test func hearsNothingOfChildrenThatAreIgnored() throws {
    #expect(try names { card.accessibilityElement(children: .ignore) } == [""])
    let named = card.accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Card"))
    #expect(try names { named } == ["Card"])
  }

  @Test func meetsTheChildrenOfAGroupWithAName() throws {
    let group = card.accessibilityElement(children: .contain).accessibilityLabel(.verbatim("Card"))
    #expect(try names { group } == ["Order the cake", "Today", "Done"])
  }

  @Test func makesOneElementOfAContainerThatCanBeTapped() throws {
    let screen = try meet { VStack { text("Order the cake") }.onTapGesture() }
    let element = try #require(screen.elements.first)
    #expect(element.hasTapAction && element.isInteractive && element.traits == [])
    #expect(element.label.string(in: screen.catalog) == "Order the cake")
  }

  @Test func makesAControlOfAContainerWithTheTrait() throws {
    let screen = try meet { VStack { text("Terms") }.accessibilityAddTraits(.link) }
    #expect(screen.elements.map(\.traits) == [.link])
  }

  @Test func makesAControlOfATextThatCanBeTapped() throws {
    let screen = try meet { text("Terms").onTapGesture() }
    #expect(screen.elements.map(\.traits) == [.staticText])
    #expect(screen.elements.map(\.isInteractive) == [true])
  }

  @Test func meetsTheViewsThatRepresentAnother() throws {
    let screen = try meet {
      Image("map", width: 100, height: 80).accessibilityRepresentation {
        text("Map")
        button("North").accessibilityHint(.verbatim("Scrolls"))
        TextField(text: .verbatim("Oslo"), placeholder: .verbatim("Place"))
        text("hidden").accessibilityHidden()
      }
    }
    #expect(screen.elements.map { $0.label.string(in: screen.catalog) } == ["Map", "North", ""])
    #expect(screen.elements.map(\.traits) == [.staticText, .button, .textEntry])
    try #require(screen.elements.count == 3)
    #expect(screen.elements[1].hint != nil)
    #expect(screen.elements[2].value.string(in: screen.catalog) == "Oslo")
    #expect(screen.elements.map(\.frame.height).reduce(0, +) == 80)
    let row = Image("map", width: 100, height: 80).accessibilityRepresentation {
      HStack {
        text("West")
        text("East")
      }
    }
    #expect(try names { row } == ["West", "East"])
    #expect(try meet { row }.elements.map(\.frame.width) == [50, 50])
    #expect(try names { text("a").accessibilityRepresentation {} } == [])
  }

  @Test func keepsTheNamesForVoiceControl() throws {
    let screen = try meet {
      button("OK").accessibilityInputLabels([.verbatim("OK"), .verbatim("Confirm")])
    }
    let labels = screen.elements[0].inputLabels.map { screen.catalog[$0].string }
    #expect(labels == ["OK", "Confirm"])
  }
}
