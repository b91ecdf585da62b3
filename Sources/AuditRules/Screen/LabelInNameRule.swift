import Accessibility
import AuditModel
import Layout
import ViewTree

/// The visible text of a control is part of its name.
package struct LabelInNameRule: ScreenRule {
  package static let description = RuleDescription(
    id: "label-in-name", title: "Visible text missing from accessibility label",
    rationale: """
      Voice Control users say what they read on the control, and nothing happens; sighted \
      VoiceOver users hear other words than they see.
      """,
    howToFix: """
      Begin the accessibility label with the visible text, in every language, or remove the \
      label if the text is enough. Otherwise add the visible text with \
      `.accessibilityInputLabels(_:)`.
      """,
    falseAlarm: """
      Only the first visible text of a control is compared, so a control that shows a badge or a \
      letter used as an icon first (“3”, “x”) is reported although its title is in the label. \
      Text fields and controls without a label of their own are exempt.
      """,
    severity: .error,
    standards: [.wcag("2.5.3"), .en301549("11.2.5.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("the label adds to the visible text") {
      Button(.verbatim("Add a card")).accessibilityLabel(.verbatim("Add a card to “Ideas”"))
    },
    .passes("punctuation and case are ignored") {
      Button(.verbatim("Creating …")).accessibilityLabel(.verbatim("creating the board"))
    },
    .passes("the visible text is an input label") {
      Button(.verbatim("OK")).accessibilityLabel(.verbatim("Confirm"))
        .accessibilityInputLabels([.verbatim("OK")])
    },
    .passes("typed text is the value of a field, not its label") {
      TextField(text: .verbatim("Summer trip")).accessibilityLabel(.verbatim("Board name"))
    },
    .passes("a language without spaces") {
      Button(.verbatim("追加")).accessibilityLabel(.verbatim("カードを追加する"))
    },
    .finds("art", because: "the visible text is only part of a word in the label") {
      Button(.verbatim("Art")).accessibilityLabel(.verbatim("Start")).id("art")
    },
    .finds("go", because: "the visible text is not in the label") {
      Button(.verbatim("Start")).accessibilityLabel(.verbatim("Go on")).id("go")
    },
  ]

  package static let concernsTranslation = true

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements
    where element.isInteractive && element.hasGivenLabel
      && !element.traits.contains(.textEntry)
    {
      if let violation = check(element, screen.catalog) { result.append(violation) }
    }
    return result
  }

  private func check(_ element: AccessibilityElement, _ catalog: TextCatalog) -> Violation? {
    // Of several texts on a control the first one is its title.
    guard let title = element.visibleTexts.first else { return nil }
    let visible = catalog[title].string
    let wanted = visible.wordsOnly
    let names =
      [element.label.string(in: catalog)]
      + element.inputLabels.map { catalog[$0].string }
    if wanted.isEmpty || names.contains(where: { $0.wordsOnly.says(wanted) }) { return nil }
    return Violation(
      node: element.node, text: element.label.first, .differs(visible: visible, name: names[0]),
      evidence: ["visible": .text(visible), "name": .text(names[0])],
      suggestion: "begin the label with the visible text, or add it as an input label")
  }
}

extension String {
  /// Whether the words are in this text as whole words; in writing without spaces, anywhere.
  fileprivate func says(_ words: String) -> Bool {
    if words.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) { return contains(words) }
    return " \(self) ".contains(" \(words) ")
  }

  /// The letters and digits in lower case, with single spaces for all between them.
  fileprivate var wordsOnly: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// Whether its script puts no spaces between words: Thai, Lao, Burmese, Khmer, Chinese, Japanese.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension Message {
  fileprivate static func differs(visible: String, name: String) -> Message {
    "the visible text is “\(visible)”, the accessibility label “\(name)”"
  }
}
