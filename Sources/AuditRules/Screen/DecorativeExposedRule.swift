import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// A picture whose label only says that it is decoration, and the placeholder of content, are skipped by VoiceOver.
package struct DecorativeExposedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "decorative-exposed", title: "Decoration or placeholder exposed to VoiceOver",
    rationale: """
      VoiceOver stops at each decoration, and people listen to its label without learning anything.
      """,
    howToFix: """
      Write `Image(decorative:)`, or add `.accessibilityHidden(true)`, and remove the accessibility label. Hide what is \
      `.redacted(reason: .placeholder)`, too, and say that content is loading.
      """,
    falseAlarm: """
      A label of at most three words with a word for “decorative” or “ornament”, or one that is no more than \
      “background”, “divider” or the like, in the language of the screen. The picture of a decoration that \
      is for sale is reported. Pictures without a label are left to `name-missing`. Texts that \
      `.redacted(reason:)` covers are reported whatever the reason is.
      """,
    severity: .warning,
    standards: [.wcag("1.1.1"), .en301549("11.1.1.1.1"), .hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("a decorative picture") { Image(decorative: "wave", width: 90, height: 20) },
    .passes("a picture of something") {
      Image("lake", width: 90, height: 60).accessibilityLabel(.verbatim("A lake at sunset"))
    },
    .passes("a button for the background") {
      Button { Image(symbol: "photo", size: 24) }.accessibilityLabel(.verbatim("Background"))
    },
    .passes("a longer label that has the word") {
      Image("tree", width: 90, height: 60)
        .accessibilityLabel(.verbatim("A tree with ornaments in the town hall"))
    },
    .finds("wave", because: "the label says that it is decorative") {
      Image("wave", width: 90, height: 20).id("wave")
        .accessibilityLabel(.verbatim("Decorative wave"))
    },
    .passes("grey bars that VoiceOver skips while content loads") {
      Text(.verbatim("Sample headline")).redacted(reason: .placeholder).accessibilityHidden()
    },
    .passes("grey bars with a label of their own") {
      VStack { Text(.verbatim("Sample headline")) }.redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Loading"))
    },
    .finds("sample", because: "VoiceOver reads the text under the grey bar") {
      Text(.verbatim("Sample headline")).id("sample").redacted(reason: .placeholder)
    },
    .finds("line", because: "a line between two sections has a label") {
      Rectangle(fill: .label).id("line").frame(height: 2)
        .accessibilityLabel(.verbatim("Divider"))
    },
    .finds("wave", because: "the same in Finnish", in: RenderEnvironment(locale: "fi")) {
      Image("wave", width: 90, height: 20).id("wave")
        .accessibilityLabel(.verbatim("Koristeellinen aalto"))
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    decorations(on: screen) + placeholder(on: screen)
  }

  /// The first element whose words no one sees, since a placeholder is drawn over all of them.
  private func placeholder(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let exposed = screen.elements.filter { element in
      !element.hasGivenLabel && !element.isInteractive && !element.label.isSilent
        && tree.isAllRedacted(element.node)
    }
    guard let first = exposed.first else { return [] }
    let string = first.label.string(in: screen.catalog)
    return [
      Violation(
        node: first.node, text: first.label.first, weight: Double(exposed.count),
        .isPlaceholder(string, others: exposed.count - 1),
        evidence: ["elements": .number(Double(exposed.count), unit: "")],
        suggestion: "hide the placeholder from assistive technologies")
    ]
  }

  private func decorations(on screen: AccessibleScreen) -> [Violation] {
    var words: DecorationWords?
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, !element.isInteractive, let label = element.label.first,
        screen.tree[element.node].kind.isPicture, element.value.isBlank(in: screen.catalog)
      else { return nil }
      let isDecoration = screen.catalog.answer(to: .saysDecoration, about: label) { text in
        let known = words ?? DecorationWords(screen.catalog.locale)
        words = known
        return known.describes(text.string)
      }
      guard isDecoration else { return nil }
      let string = screen.catalog[label].string
      return Violation(
        node: element.node, text: label, .isExposed(string), evidence: ["label": .text(string)],
        suggestion: "hide it from assistive technologies")
    }
  }
}

extension NodeKind {
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .symbol, .rectangle: true
    default: false
    }
  }
}

extension LaidOutTree {
  /// Whether grey bars are drawn in place of all texts in a node.
  fileprivate func isAllRedacted(_ node: NodeID) -> Bool {
    let texts = (node..<self[node].end).filter { self[$0].isSeen && text(of: $0) != nil }
    return !texts.isEmpty && texts.allSatisfy { isRedacted($0) }
  }
}

extension Message {
  fileprivate static func isPlaceholder(_ label: String, others: Int) -> Message {
    let more = others > 0 ? ", as \(others) others of this screen" : ""
    return "VoiceOver reads “\(label)”, in place of which a grey bar is drawn\(more)"
  }

  fileprivate static func isExposed(_ label: String) -> Message {
    "VoiceOver stops at this decoration and says “\(label)”"
  }
}
