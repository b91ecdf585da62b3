import Accessibility
import AuditModel
import ViewTree

/// An announcement of VoiceOver has words in it.
package struct AnnouncementEmptyRule: ScreenRule {
  package static let description = RuleDescription(
    id: "announcement-empty", title: "Empty announcement",
    rationale: "VoiceOver users hear nothing when something changes that sighted people can see.",
    howToFix: """
      Post the announcement with words, such as \
      `AccessibilityNotification.Announcement(_:).post()` with a localized string, or do not \
      post it.
      """,
    falseAlarm: """
      None known: an announcement that is only white space is silent in every language. An empty \
      translation is left to `empty-value`.
      """,
    severity: .error,
    standards: [.wcag("4.1.3"), .en301549("11.4.1.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("a screen without announcements") { Text(.verbatim("Boards")) },
    .passes("an announcement with words", announcing: [.verbatim("The board is ready")]) {
      Text(.verbatim("Boards"))
    },
    .finds(
      Violation.announcementPath, because: "the announcement is only white space",
      announcing: [.verbatim("The board is ready"), .verbatim(" \n")]
    ) {
      Text(.verbatim("Boards"))
    },
  ]

  package static let isCausedByString = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.announcements.enumerated().compactMap { index, text in
      let resolved = screen.catalog[text]
      // An empty translation of a text is found in its table.
      guard resolved.isBlank, !resolved.isEmptyTranslation else { return nil }
      return Violation(
        announcement: index + 1, text: text, .silent(number: index + 1),
        suggestion: "say what changed, or remove the announcement")
    }
  }
}

extension Message {
  fileprivate static func silent(number: Int) -> Message {
    "announcement \(number) has no text"
  }
}
