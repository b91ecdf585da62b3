import AuditModel
import ViewTree

/// Elements are read in one order in all languages.
package struct OrderChangesWithLanguageRule: MatrixRule {
  package static let description = RuleDescription(
    id: "order-changes-with-locale", title: "Reading order differs between languages",
    rationale: """
      VoiceOver users hear the parts of the screen in an order that only another language was tested in.
      """,
    howToFix: """
      Use views whose order does not depend on the length of words, or order them with \
      `.accessibilitySortPriority(_:)`.
      """,
    falseAlarm: """
      An order that follows the language, such as family name before given name, is reported. Elements \
      beside each other that begin at different heights count as read in any order. Cards beside each other \
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
      .shown(in: "fi") {
        VStack {
          Text(.verbatim("Tea")).id("name")
          Text(.verbatim("14 dollars")).id("price")
        }
      }),
    .passes(
      "a text in the middle beside a button that is only taller in one language",
      .shown {
        HStack {
          Text(.verbatim("Tea")).id("name")
          Button(.verbatim("Buy")).frame(width: 60, height: 44).id("buy")
        }
      },
      .shown(in: "ar") {
        HStack {
          Text(.verbatim("Tea")).id("name")
          Button(.verbatim("Buy")).frame(width: 60, height: 22).id("buy")
        }
      }),
    .finds(
      "name", because: "the price comes first where words are longer",
      .shown {
        HStack {
          Text(.verbatim("Tea")).id("name")
          Text(.verbatim("14 dollars")).id("price")
        }
      },
      .shown(in: "fi") {
        VStack {
          Text(.verbatim("14 dollars")).id("price")
          Text(.verbatim("Tea")).id("name")
        }
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .language).compactMap { OrderChange.violation(on: screen, in: $0) }
    }
  }
}
