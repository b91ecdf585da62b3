import Accessibility
import AuditModel
import Layout
import ViewTree

/// A given order does not have an element read before what people see above it.
package struct OrderVisualMismatchRule: ScreenRule {
  package static let description = RuleDescription(
    id: "order-visual-mismatch", title: "Reading order against the layout",
    rationale: """
      VoiceOver users meet a button before the text that says what it does, and people who also see the \
      screen lose track of the focus.
      """,
    howToFix: """
      Remove `.accessibilitySortPriority(_:)` or the entry in `accessibilityElements`, or move the view \
      to where it is read.
      """,
    falseAlarm: """
      Only elements entirely above one another in the same container or scroll view count, and only where \
      the order of their places would be another one. A move across one element or across pictures is \
      exempt, such as a title before the caption above it, but not a heading before several texts that are one element, the step of a numbered series before the one with the number before it, or three controls or more before a text; so are controls that are read late, such as \
      “Close”, and text that is read before the controls above it. A screen that is meant to be read from \
      the bottom up, such as a conversation, is reported.
      """,
    severity: .warning,
    standards: [
      .wcag("1.3.2"), .wcag("2.4.3"), .en301549("11.1.3.2.1"), .en301549("11.2.4.3"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a title before the picture above it") {
      VStack {
        Image("lake", width: 90, height: 60).accessibilityLabel(.verbatim("A lake"))
        Text(.verbatim("Summer trip")).accessibilitySortPriority(1)
        Text(.verbatim("Three lists"))
      }
    },
    .passes("two columns, one after the other") {
      HStack(alignment: .top) {
        VStack {
          Text(.verbatim("Ideas")).id("a")
          Text(.verbatim("Sauna")).id("b")
          Text(.verbatim("Hike")).id("c")
        }
        VStack {
          Text(.verbatim("Done")).id("d")
          Text(.verbatim("Tent")).id("e")
          Text(.verbatim("Map")).id("f")
        }
      }
      .accessibilityElements(["a", "b", "c", "d", "e", "f"])
    },
    .passes("a button to close at the top, which is read last") {
      VStack {
        Button(.verbatim("Close")).accessibilitySortPriority(-1)
        Text(.verbatim("Terms"))
        Text(.verbatim("You pay each month."))
      }
    },
    .passes("a message over the screen, which is read first") {
      ZStack(alignment: .bottom) {
        VStack {
          Text(.verbatim("Ideas"))
          Text(.verbatim("Sauna"))
          Text(.verbatim("Hike"))
        }
        .frame(height: 400, alignment: .top)
        Text(.verbatim("Saved")).accessibilitySortPriority(1)
      }
    },
    .finds("sign", because: "the button is read before the terms") {
      VStack {
        Text(.verbatim("Terms"))
        Text(.verbatim("You pay each month."))
        Button(.verbatim("Sign")).id("sign").accessibilitySortPriority(1)
      }
    },
    .finds("terms", because: "the terms are read after what is under them") {
      VStack {
        Text(.verbatim("You pay each month.")).id("terms").accessibilitySortPriority(-1)
        Text(.verbatim("Price"))
        Button(.verbatim("Sign"))
      }
    },
    .finds("answers", because: "the answers are read before their question") {
      VStack {
        Text(.verbatim("Which one may go first?"))
        VStack {
          Button(.verbatim("The tram"))
          Button(.verbatim("The car"))
          Button(.verbatim("The bicycle"))
        }
        .id("answers").accessibilityElement(children: .contain).accessibilitySortPriority(1)
      }
    },
    .finds("trip", because: "both headings are read before what is under the first one") {
      trip(["out", "back", "out-train", "back-train"])
    },
    .passes("each heading is read before what is under it") {
      trip(["out", "out-train", "back", "back-train"])
    },
    .finds("steps", because: "the third step is read before the second one") {
      steps(["1", "3", "2"], ["1. Leave by exit B.", "2. Cross the lane.", "3. Wait at bay 7."])
    },
    .passes("a number of adults is read before the number of children above it") {
      steps(["1", "3", "2"], ["The trip", "1 child", "2 adults"])
    },
    .finds("card", because: "the list of elements begins at the bottom") {
      VStack {
        Text(.verbatim("Terms")).id("title")
        Text(.verbatim("You pay each month.")).id("terms")
        Button(.verbatim("Sign")).id("sign")
      }
      .id("card").accessibilityElements(["sign", "title", "terms"])
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard screen.tree.accessibility.contains(where: \.attributes.givesOrder) else { return [] }
    return MovedElements(screen).all.map { move in
      let others = move.passed.map { ($0.node, $0.label.first) }
      let names = screen.quoted(first: others.map { (node: $0.0, text: $0.1) })
      return Violation(
        node: move.cause, text: move.element.label.first, weight: Double(others.count),
        move.isLate
          ? .late(others.count, names)
          : .early(
            move.isListed ? screen.quoted(move.element.node, move.element.label.first) : nil,
            others.count, names),
        evidence: [
          "elements": .number(Double(others.count), unit: ""),
          "first": .text(screen.tree.path(of: others[0].0)),
        ],
        suggestion: "leave the order to the places of the views")
    }
  }
}

extension AccessibilityAttributes {
  fileprivate var givesOrder: Bool { sortPriority != 0 || elementOrder != nil }
}

extension Message {
  fileprivate static func early(_ name: String?, _ count: Int, _ others: String) -> Message {
    if let name, count == 1 {
      return "the given order has \(name) read before one element above it: \(others)"
    }
    if let name {
      return "the given order has \(name) read before \(count) elements above it: \(others)"
    }
    if count == 1 { return "VoiceOver reads it before one element above it: \(others)" }
    return "VoiceOver reads it before \(count) elements above it: \(others)"
  }

  fileprivate static func late(_ count: Int, _ others: String) -> Message {
    "VoiceOver reads it after \(count) elements below it: \(others)"
  }
}

/// Texts under each other in an order of their own.
private func steps(_ order: [String], _ texts: [String]) -> ViewNode {
  VStack {
    for (index, text) in texts.enumerated() { Text(.verbatim(text)).id("\(index + 1)") }
  }
  .id("steps").accessibilityElements(order)
}

/// Two headings with a train under each.
private func trip(_ order: [String]) -> ViewNode {
  func train(_ id: String, _ time: String) -> ViewNode {
    VStack {
      Text(.verbatim("Hamburg to Berlin"))
      Text(.verbatim(time))
      Text(.verbatim("Coach 4"))
    }
    .accessibilityElement(children: .combine).id(id)
  }
  return VStack {
    Text(.verbatim("Outbound")).accessibilityAddTraits(.isHeader).id("out")
    train("out-train", "08:36")
    Text(.verbatim("Return")).accessibilityAddTraits(.isHeader).id("back")
    train("back-train", "17:38")
  }
  .id("trip").accessibilityElements(order)
}
