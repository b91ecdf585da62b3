import Accessibility
import AuditModel
import ViewTree

/// What VoiceOver is asked to say has words in it.
package struct AnnouncementEmptyRule: ScreenRule {
  package static let description = RuleDescription(
    id: "announcement-empty",
    title: "Announcement says nothing",
    rationale: """
      Who does not see the screen is to be told that something happened, and hears nothing.
      """,
    severity: .error,
    standards: [.wcag("4.1.3"), .en301549("11.4.1.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("a screen on which nothing is announced") { Text(.verbatim("Boards")) },
    .passes("words are announced", announcing: [.verbatim("The board is ready")]) {
      Text(.verbatim("Boards"))
    },
    .finds(
      Violation.announcementPath, because: "only spaces are announced",
      announcing: [.verbatim("The board is ready"), .verbatim(" \n")]
    ) {
      Text(.verbatim("Boards"))
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.announcements.enumerated().compactMap { index, text in
      let resolved = screen.catalog[text]
      // An empty translation of a text is found in its table.
      guard resolved.isBlank, !resolved.isEmptyTranslation else { return nil }
      return Violation(
        announcement: index + 1, text: text, .silent(number: index + 1),
        suggestion: "announce what happened, or leave the announcement out")
    }
  }
}

extension Message {
  fileprivate static func silent(number: Int) -> Message {
    "there is no word in announcement \(number)"
  }
}
