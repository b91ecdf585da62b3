import Accessibility
import AuditModel
import Layout
import ViewTree

/// Every text that a screen shows, speaks or announces is in a string table.
package struct TextKeyMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-key-missing",
    title: "Key is in no string table",
    rationale: """
      People see the key itself, or hear it: a word of the developers, in no language at all.
      """,
    severity: .error,
    standards: [
      .wcag("4.1.2"), .wcag("3.1.1"),
      .apple("Localization, Preparing your app's text for translation"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a text that is the same in every language") { Text(.verbatim("Corkboard")) },
    .finds("name", because: "the text's key is in no table") {
      Text(localized("no.such.key")).id("name")
    },
    .finds("save", because: "the name that is spoken is in no table") {
      Button { Image(symbol: "check") }.frame(width: 44, height: 44)
        .accessibilityLabel(localized("no.such.key")).id("save")
    },
    .finds(
      Violation.announcementPath, because: "what is announced is in no table",
      announcing: [localized("no.such.key")]
    ) {
      Text(.verbatim("Corkboard"))
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard screen.catalog.hasKeys else { return [] }
    var result: [Violation] = []
    for node in screen.tree.nodes.positions where screen.tree[node].isVisible {
      for text in texts(of: node, in: screen.tree) where screen.catalog[text].isKey {
        let key = screen.catalog[text].key ?? ""
        result.append(
          Violation(
            node: node, text: text, .unknown(key), evidence: ["key": .text(key)],
            suggestion: Self.addKey))
      }
    }
    return result + announced(on: screen)
  }

  /// What is announced as it stands. A key that only some languages lack is the tables' affair.
  private func announced(on screen: AccessibleScreen) -> [Violation] {
    screen.announcements.enumerated().compactMap { index, text in
      let resolved = screen.catalog[text]
      guard resolved.isKey, let key = resolved.key else { return nil }
      return Violation(
        announcement: index + 1, text: text, .unknownAnnouncement(key), suggestion: Self.addKey)
    }
  }

  private static let addKey: Message =
    "add the key to the table, or correct it where the screen names it"

  /// What a node shows and what is spoken of it.
  private func texts(of node: NodeID, in tree: LaidOutTree) -> [TextID] {
    var result: [TextID] = []
    if let shown = tree.text(of: node) { result.append(shown.text) }
    if let said = tree.accessibility(of: node) {
      result += [said.label, said.value, said.hint].compactMap(\.self)
      result += said.inputLabels + said.customActions
    }
    return result
  }
}

extension Message {
  fileprivate static func unknown(_ key: String) -> Message {
    "“\(key)” is shown or spoken as it stands: no table has such a key"
  }

  fileprivate static func unknownAnnouncement(_ key: String) -> Message {
    "VoiceOver is asked to say “\(key)” as it stands: no table has such a key"
  }
}
