import Accessibility
import AuditModel
import LanguageData
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
      Text fields, controls without a label of their own, days and months that the label has in full, and numbers that it \
      has in their order, are exempt. \
      A single letter that begins a word of the label, such as “J” of “Jack”, is a note.
      """,
    severity: .error,
    standards: [.wcag("2.5.3"), .en301549("11.2.5.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("the visible text is the value, as of a menu") {
      Button(.verbatim("Red")).accessibilityLabel(.verbatim("Colour"))
        .accessibilityValue(.verbatim("Red"))
    },
    .passes("the visible number has its unit, and the value says it in words") {
      Text(.verbatim("180 °C")).accessibilityLabel(.verbatim("Temperature"))
        .accessibilityValue(.verbatim("180 degrees Celsius")).accessibilityAddTraits(.adjustable)
    },
    .passes("the label adds to the visible text") {
      Button(.verbatim("Add a card")).accessibilityLabel(.verbatim("Add a card to “Ideas”"))
    },
    .passes("the label has words around the times that are shown") {
      Button(.verbatim("09:32 – 11:05")).accessibilityLabel(
        .verbatim("Departs 09:32, arrives 11:05"))
    },
    .finds("train", because: "the label has another time") {
      Button(.verbatim("09:32 – 11:05")).accessibilityLabel(
        .verbatim("Departs 09:32, arrives 12:05")
      ).id("train")
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
    .passes("a day that the label has in full") {
      Button(.verbatim("Fri 17")).accessibilityLabel(.verbatim("Friday, 17 July"))
    },
    .finds("cart", because: "the words of the text are apart in the label") {
      Button(.verbatim("Add to cart")).id("cart")
        .accessibilityLabel(.verbatim("Add the brass lamp to your cart"))
    },
    .finds("jack", because: "the letter is none of the words of the label") {
      Button(.verbatim("J")).accessibilityLabel(.verbatim("Jack of clubs")).id("jack")
    },
    .finds("art", because: "the visible text is only part of a word in the label") {
      Button(.verbatim("Art")).accessibilityLabel(.verbatim("Start")).id("art")
    },
    .finds("go", because: "the visible text is not in the label") {
      Button(.verbatim("Start")).accessibilityLabel(.verbatim("Go on")).id("go")
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

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
    let wanted = catalog.phrase(of: title)
    // A shown value, as of a menu or a date, is no label; VoiceOver speaks it after the label.
    let names =
      [element.label.phrase(in: catalog), element.value.phrase(in: catalog)]
      + element.inputLabels.map(catalog.phrase)
    if wanted.isEmpty || names.contains(where: { $0.contains(phrase: wanted) }) { return nil }
    let (visible, name) = (catalog[title].string, element.label.string(in: catalog))
    // Numbers without words, such as two times, may have words around them.
    if !visible.numbers.isEmpty, !visible.contains(where: \.isLetter), name.has(visible.numbers) {
      return nil
    }
    // A number alone is a value, which another rule compares with the one that is spoken.
    let hasValue = element.value.string(in: catalog).contains(where: \.isNumber)
    if hasValue || element.traits.contains(.adjustable), !visible.contains(where: \.isLetter) {
      return nil
    }
    // With its unit, too: “180 °C” is “180 degrees” as the value.
    if hasValue, visible.count(where: \.isLetter) <= 2, !visible.numbers.isEmpty,
      element.value.string(in: catalog).numbers == visible.numbers
    {
      return nil
    }
    if isDay(visible, in: name, DayNames.of(catalog.locale)) { return nil }
    let isInitial =
      wanted.count == 1 && wanted.allSatisfy(\.isLetter)
      && name.split(separator: " ").contains { $0.lowercased().hasPrefix(wanted) }
    return Violation(
      node: element.node, text: element.label.first, severity: isInitial ? .note : nil,
      .differs(visible: visible, name: name),
      evidence: ["visible": .text(visible), "name": .text(name)],
      suggestion: "begin the label with the visible text, or add it as an input label")
  }
}

extension LabelInNameRule {
  /// Whether the words of a text are in a label in their order, or short for days and months there, one at least.
  private func isDay(_ text: String, in label: String, _ days: DayNames) -> Bool {
    var rest = label.lowercased().split { !$0.isLetter && !$0.isNumber }[...]
    var hasDay = false
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if let position = rest.firstIndex(of: word) {
        rest = rest[(position + 1)...]
      } else if days.areAbbreviated(by: String(word), in: label) {
        hasDay = true
      } else {
        return false
      }
    }
    return hasDay
  }
}

extension String {
  /// Whether its numbers have others among them, in their order.
  fileprivate func has(_ numbers: [Int]) -> Bool {
    var rest = self.numbers[...]
    return numbers.allSatisfy { number in
      guard let position = rest.firstIndex(of: number) else { return false }
      rest = rest[(position + 1)...]
      return true
    }
  }
}

extension Message {
  fileprivate static func differs(visible: String, name: String) -> Message {
    "the visible text is “\(visible)”, the accessibility label “\(name)”"
  }
}
