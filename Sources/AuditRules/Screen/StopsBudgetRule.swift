import Accessibility
import AuditModel
import Layout
import ViewTree

/// A text and what it belongs to are one stop, which says each word once.
package struct StopsBudgetRule: ScreenRule {
  package static let description = RuleDescription(
    id: "stops-budget", title: "Same words spoken twice",
    rationale: """
      VoiceOver users hear the same words twice, and Switch Control users need two steps where one is enough.
      """,
    howToFix: """
      Combine both with `.accessibilityElement(children: .combine)`, or hide the text or picture that only repeats \
      the other with `.accessibilityHidden(true)`.
      """,
    falseAlarm: """
      Two things that happen to be called alike side by side are reported, unless both are controls, which are \
      duplicate labels. Headings are exempt. Within one element the label of a picture is reported that has the \
      words of a text in it; two texts that people see are not.
      """,
    severity: .note, standards: [.hig("VoiceOver, Descriptions"), .wcag("1.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("a switch with its text in it") {
      Toggle(isOn: true) { Text(.verbatim("Reminders")) }
    },
    .passes("a decorative picture beside the text") {
      HStack {
        Image(decorative: "tent", width: 24, height: 24)
        Text(.verbatim("Tent"))
      }
    },
    .passes("the heading over a field with the same name") {
      VStack {
        Text(.verbatim("Name")).accessibilityAddTraits(.header)
        TextField(text: .verbatim("Anna")).accessibilityLabel(.verbatim("Name"))
      }
    },
    .finds("label", because: "the text is a stop before the field with the same name") {
      VStack {
        Text(.verbatim("Name")).id("label")
        TextField(text: .verbatim("Anna")).accessibilityLabel(.verbatim("Name")).id("name")
      }
    },
    .finds("picture", because: "the picture says what the text says") {
      HStack {
        Image("tent", width: 24, height: 24).accessibilityLabel(.verbatim("Tent")).id("picture")
        Text(.verbatim("Tent"))
      }
    },
    .passes("two texts of a row that are alike") {
      HStack {
        Text(.verbatim("Home"))
        Text(.verbatim("Home"))
      }
      .accessibilityElement(children: .combine)
    },
    .finds("photo", because: "the row says the name twice") {
      HStack {
        Image("jonas", width: 24, height: 24).accessibilityLabel(.verbatim("Jonas Weber"))
          .id("photo")
        Text(.verbatim("Jonas Weber"))
      }
      .accessibilityElement(children: .combine)
    },
  ]

  package static let concernsTranslation = true

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    zip(screen.elements, screen.elements.dropFirst()).contains { first, second in
      areSaidAlike(first, second, in: screen.catalog)
    } || screen.elements.contains { repetition(in: $0, on: screen) != nil }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    neighbours(on: screen) + screen.elements.compactMap { repetition(in: $0, on: screen) }
  }

  /// A picture whose label is the words of a text in the same element, and is spoken as well.
  private func repetition(
    in element: AccessibilityElement, on screen: AccessibleScreen
  ) -> Violation? {
    guard !element.hasGivenLabel, !element.label.rest.isEmpty else { return nil }
    let catalog = screen.catalog
    let spoken = element.label.all.filter { !catalog[$0].isBlank }
    let words = spoken.map { catalog[$0].wordsID }
    let seen = Set(element.visibleTexts.all.map { catalog[$0].wordsID })
    guard
      let repeated = words.indices.first(where: { position in
        seen.contains(words[position]) && words[..<position].contains(words[position])
      }), let picture = picture(saying: words[repeated], in: element, on: screen)
    else { return nil }
    return Violation(
      node: picture, text: spoken[repeated], .twiceInOne(catalog[spoken[repeated]].string),
      suggestion: "hide the picture with `.accessibilityHidden(true)`")
  }

  /// A picture in an element that has these words as its label.
  private func picture(
    saying words: FoldID, in element: AccessibilityElement, on screen: AccessibleScreen
  ) -> NodeID? {
    let tree = screen.tree
    return (element.node..<tree[element.node].end).first { node in
      guard tree.text(of: node) == nil, let said = tree.accessibility(of: node),
        !said.attributes.isHidden, let label = said.label
      else { return false }
      return screen.catalog[label].wordsID == words
    }
  }

  /// Whether two stops have the same words, wherever they are.
  private func areSaidAlike(
    _ first: AccessibilityElement, _ second: AccessibilityElement, in catalog: TextCatalog
  ) -> Bool {
    // People look for headings, whatever follows them.
    guard !first.isInteractive || !second.isInteractive, !first.traits.contains(.header),
      first.label.rest.isEmpty, second.label.rest.isEmpty,
      let one = first.label.first, let other = second.label.first
    else { return false }
    return catalog[one].wordsID == catalog[other].wordsID && !catalog[one].isBlank
      && (first.value.isSilent || second.value.isSilent)
  }

  /// Two stops after each other with the same words.
  private func neighbours(on screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return zip(screen.elements, screen.elements.dropFirst()).compactMap { first, second in
      guard areSaidAlike(first, second, in: catalog), first.isBeside(second),
        let one = first.label.first
      else { return nil }
      let repeating = first.isInteractive ? second : first
      return Violation(
        node: repeating.node, text: repeating.label.first, .twice(catalog[one].string),
        evidence: [
          "other": .text(screen.tree.path(of: (first.isInteractive ? first : second).node))
        ],
        suggestion: "make both one element, or hide the one that repeats the other")
    }
  }
}

extension AccessibilityElement {
  /// Whether another element is at its side, or less than a line away.
  fileprivate func isBeside(_ other: AccessibilityElement) -> Bool {
    let gap = max(frame.y, other.frame.y) - min(frame.maxY, other.frame.maxY)
    return gap < 20
  }
}

extension Message {
  fileprivate static func twiceInOne(_ label: String) -> Message {
    "VoiceOver says “\(label)” twice in one element: once for this picture, once for the text"
  }

  fileprivate static func twice(_ label: String) -> Message {
    "VoiceOver stops twice at “\(label)”, one time after the other"
  }
}
