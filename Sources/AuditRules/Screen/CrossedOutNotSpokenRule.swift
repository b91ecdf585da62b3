import Accessibility
import AuditModel
import Layout
import ViewTree

/// That an amount is crossed out is spoken.
package struct CrossedOutNotSpokenRule: ScreenRule {
  package static let description = RuleDescription(
    id: "crossed-out-not-spoken", title: "Crossed-out amount spoken like others",
    rationale: """
      VoiceOver does not say that a text is crossed out: people hear two prices and do not learn which one they pay.
      """,
    howToFix: """
      Say in words which amount counts, with `.accessibilityLabel(_:)`: “Was 89 euros, now 59 euros”.
      """,
    falseAlarm: """
      Amounts without a word are checked, that is with three letters at most. A word for the old price in another \
      element is not recognized. Amounts that VoiceOver skips, and those in an element with a label \
      of its own, are exempt.
      """,
    severity: .warning, standards: [.wcag("1.3.1"), .en301549("11.1.3.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("the label says which price counts") {
      price().accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Was 89 euros, now 59 euros"))
    },
    .passes("the old price has a word") {
      HStack {
        Text(.verbatim("Before: 89 €")).strikethrough()
        Text(.verbatim("59 €"))
      }
    },
    .passes("VoiceOver skips the old price") {
      HStack {
        Text(.verbatim("89 €")).strikethrough().accessibilityHidden()
        Text(.verbatim("59 €"))
      }
    },
    .passes("a task that is done") { Text(.verbatim("Milk")).strikethrough() },
    .finds("old", because: "the old price is spoken like the new one") { price() },
    .finds("both", because: "a part of the text is crossed out") {
      Text("~~89 €~~ 59 €").id("both")
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    var result: [Violation] = []
    for text in tree.texts where tree[text.node].isSeen {
      guard let amount = tree.crossedOut(text), amount.isAmount, screen.isReachable(text.node),
        !tree.isSaidOtherwise(text.node)
      else { continue }
      result.append(
        Violation(
          node: text.node, text: text.text, .isSpoken(amount),
          evidence: ["crossedOut": .text(amount)],
          suggestion: "say in the accessibility label which amount counts"))
    }
    return result
  }
}

extension LaidOutTree {
  /// The part of a text that is crossed out, if any.
  fileprivate func crossedOut(_ text: LaidOutText) -> String? {
    let crossedOut = catalog[text.text].runs.filter { $0.attributes.isStruckThrough == true }.map(
      \.string
    ).joined()
    return crossedOut.isEmpty ? nil : crossedOut
  }

  /// Whether VoiceOver skips a node, or says something else in its place.
  fileprivate func isSaidOtherwise(_ node: NodeID) -> Bool {
    lineage(of: node).contains { around in
      guard let said = accessibility(of: around) else { return false }
      return said.attributes.isHidden || said.label != nil
    }
  }
}

extension String {
  /// Whether it is a number with hardly a letter.
  fileprivate var isAmount: Bool { contains(where: \.isNumber) && count(where: \.isLetter) <= 3 }
}

extension Message {
  fileprivate static func isSpoken(_ amount: String) -> Message {
    "“\(amount)” is crossed out, which VoiceOver does not say"
  }
}

/// An old price before a new one.
private func price() -> ViewNode {
  HStack {
    Text(.verbatim("89 €")).strikethrough().id("old")
    Text(.verbatim("59 €"))
  }
  .node
}
