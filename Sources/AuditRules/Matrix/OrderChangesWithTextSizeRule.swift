import AuditModel
import ViewTree

/// Elements are read in one order at all text sizes.
package struct OrderChangesWithTextSizeRule: MatrixRule {
  package static let description = RuleDescription(
    id: "order-changes-with-text-size", title: "Reading order differs between text sizes",
    rationale: """
      People with low vision who use larger text sizes together with VoiceOver hear an order that no longer \
      fits what they see or what others describe to them.
      """,
    howToFix: """
      Stack the views for larger text sizes in the order in which they are read side by side, for \
      example with `ViewThatFits` or `AnyLayout` over one list of views.
      """,
    falseAlarm: """
      A layout for larger text sizes that is meant to be read in another order is reported. Elements beside \
      each other that begin at different heights count as read in any order. Cards beside each other \
      that are read line by line across them are a note: whether SwiftUI reads so is published nowhere.
      """,
    severity: .warning,
    standards: [
      .wcag("1.3.2"), .wcag("2.4.3"), .en301549("11.1.3.2.1"), .en301549("11.2.4.3"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "a row that becomes a column",
      .shown {
        HStack {
          Text(.verbatim("Tea")).id("name")
          Text(.verbatim("14 dollars")).id("price")
        }
      },
      .shown(at: .accessibility5) {
        VStack {
          Text(.verbatim("Tea")).id("name")
          Text(.verbatim("14 dollars")).id("price")
        }
      }),
    .passes(
      "a text in the middle beside a button that is taller, and as tall where it is larger",
      .shown {
        HStack {
          Text(.verbatim("Tea")).id("name")
          Button(.verbatim("Buy")).frame(width: 60, height: 44).id("buy")
        }
      },
      .shown(at: .accessibility5) {
        HStack {
          Text(.verbatim("Tea")).id("name")
          Button(.verbatim("Buy")).frame(width: 60, height: 60).id("buy")
        }
      }),
    .finds(
      "name", because: "the price comes first at larger text sizes",
      .shown {
        HStack {
          Text(.verbatim("Tea")).id("name")
          Text(.verbatim("14 dollars")).id("price")
        }
      },
      .shown(at: .accessibility5) {
        VStack {
          Text(.verbatim("14 dollars")).id("price")
          Text(.verbatim("Tea")).id("name")
        }
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .textSize).compactMap { OrderChange.violation(on: screen, in: $0) }
    }
  }
}
