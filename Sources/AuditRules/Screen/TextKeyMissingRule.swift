import Accessibility
import AuditModel
import Layout
import ViewTree

/// Every text that a screen shows, speaks or announces is in a string table.
package struct TextKeyMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-key-missing", title: "Unresolved localization key",
    rationale: "People see or hear the raw key, such as `home.title`, in every language.",
    howToFix: """
      Add the key to the string table of the source language, correct its spelling, or name the \
      right table. Use `Text(verbatim:)` for text that needs no translation.
      """,
    falseAlarm: """
      A key whose table is not among the audited files, such as that of a package or a \
      framework, is reported. Pass those files to the audit as well. A key that is made of words, such as \
      “Add a card”, is its own text in the source language, and a warning in the others, where it is \
      shown without a translation.
      """,
    severity: .error,
    standards: [
      .wcag("4.1.2"), .wcag("3.1.1"),
      .apple("Localization, Preparing your app's text for translation"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("verbatim text") { Text(.verbatim("Corkboard")) },
    .passes("words that are their own text in the source language") {
      Text(localized("Add a card"))
      Text(localized("Status"))
    },
    .finds("name", because: "the key is in no table") {
      Text(localized("no.such.key")).id("name")
    },
    .finds("save", because: "the key of the accessibility label is in no table") {
      Button { Image(symbol: "check") }.frame(width: 44, height: 44)
        .accessibilityLabel(localized("no.such.key")).id("save")
    },
    .finds(
      Violation.announcementPath, because: "the key of the announcement is in no table",
      announcing: [localized("no.such.key")]
    ) {
      Text(.verbatim("Corkboard"))
    },
  ]

  package static let isCausedByString = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard screen.catalog.hasKeys else { return [] }
    var result: [Violation] = []
    for node in screen.tree.nodes.positions where screen.tree[node].isVisible {
      for text in screen.tree.allTexts(of: node) where screen.catalog[text].isKey {
        let key = screen.catalog[text].key ?? ""
        if key.isMadeOfWords, !screen.catalog.isTranslation { continue }
        result.append(
          Violation(
            node: node, text: text, severity: key.isMadeOfWords ? .warning : nil, .unknown(key),
            evidence: ["key": .text(key)], suggestion: Self.addKey))
      }
    }
    return result + announced(on: screen)
  }

  /// An announcement is used as it is. A key that only some languages lack is the tables' affair.
  private func announced(on screen: AccessibleScreen) -> [Violation] {
    screen.announcements.enumerated().compactMap { index, text in
      let resolved = screen.catalog[text]
      guard resolved.isKey, let key = resolved.key,
        !key.isMadeOfWords || screen.catalog.isTranslation
      else { return nil }
      return Violation(
        announcement: index + 1, text: text, .unknownAnnouncement(key), suggestion: Self.addKey)
    }
  }

  private static let addKey: Message =
    "add the key to the table, or correct it in the screen"
}

extension String {
  /// Whether it can be read: several words, or one with a capital and no other mark.
  fileprivate var isMadeOfWords: Bool {
    if contains(" ") { return true }
    guard let first, first.isUppercase else { return false }
    return dropFirst().allSatisfy { $0.isLetter && !$0.isUppercase }
  }
}

extension Message {
  fileprivate static func unknown(_ key: String) -> Message {
    "no table has the key “\(key)”, so the key itself is shown or spoken"
  }

  fileprivate static func unknownAnnouncement(_ key: String) -> Message {
    "no table has the key “\(key)”, so VoiceOver announces the key itself"
  }
}
