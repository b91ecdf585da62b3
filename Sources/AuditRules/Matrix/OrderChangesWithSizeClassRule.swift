import AuditModel
import ViewTree

/// Elements are read in one order on all devices.
package struct OrderChangesWithSizeClassRule: MatrixRule {
  package static let description = RuleDescription(
    id: "order-changes-with-size-class", title: "Reading order differs between devices",
    rationale: """
      VoiceOver and Switch Control users who know the screen from an iPhone meet its parts in another order \
      on an iPad or in landscape, and an action before the text that explains it.
      """,
    howToFix: """
      Give columns containers of their own with `.accessibilityElement(children: .contain)`, and order \
      them with `.accessibilitySortPriority(_:)` as on the narrow device.
      """,
    falseAlarm: """
      A layout for wide screens that is meant to be read in another order is reported. Elements beside each \
      other that begin at different heights count as read in any order. Cards beside each other \
      that are read line by line across them are a note: whether SwiftUI reads so is published nowhere.
      """,
    severity: .warning,
    standards: [
      .wcag("1.3.2"), .wcag("2.4.3"), .en301549("11.1.3.2.1"), .en301549("11.2.4.3"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "two columns that are read one after the other",
      .shown {
        Text(.verbatim("Double room")).id("room")
        Button(.verbatim("Book")).id("book")
      },
      .shown(on: .regularRegular) {
        HStack {
          Text(.verbatim("Double room")).id("room")
          Button(.verbatim("Book")).id("book")
        }
      }),
    .finds(
      "book", because: "the button is read first on an iPad",
      .shown {
        VStack {
          Text(.verbatim("Double room")).id("room")
          Text(.verbatim("128 dollars")).id("price")
          Button(.verbatim("Book")).id("book")
        }
      },
      .shown(on: .regularRegular) {
        VStack {
          Button(.verbatim("Book")).id("book")
          Text(.verbatim("Double room")).id("room")
          Text(.verbatim("128 dollars")).id("price")
        }
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .device).compactMap { OrderChange.violation(on: screen, in: $0) }
    }
  }
}
