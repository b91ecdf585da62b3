import Accessibility
import AuditModel
import ViewTree

/// A change of the screen has one announcement at a time.
package struct AnnouncementDisruptiveRule: ScreenRule {
  package static let description = RuleDescription(
    id: "announcement-disruptive", title: "Several announcements at once",
    rationale: """
      Each announcement interrupts the one before, so VoiceOver users hear the beginning of one and the end \
      of another.
      """,
    howToFix: """
      Post one announcement with all that is to be said, or give those that can wait a low \
      `accessibilitySpeechAnnouncementPriority`.
      """,
    falseAlarm: """
      Those less than a second apart are reported, whatever their priority, which a screen does not have. In a \
      screen file all announcements of a state are at once. Blank ones have a rule of their own.
      """,
    severity: .note, standards: [.apple("AccessibilityNotification.Announcement"), .wcag("4.1.3")])

  package static let examples: [ScreenExample] = [
    .passes("a screen without announcements") { Text(.verbatim("Boards")) },
    .passes("one announcement", announcing: [.verbatim("The board is ready")]) {
      Text(.verbatim("Boards"))
    },
    .finds(
      Violation.announcementPath, because: "the second one interrupts the first",
      announcing: [.verbatim("The board is ready"), .verbatim("Two cards were added")]
    ) {
      Text(.verbatim("Boards"))
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let spoken = screen.announcements.indices.filter {
      !screen.catalog[screen.announcements[$0]].isBlank
    }
    let together = zip(spoken, spoken.dropFirst()).filter { areAtOnce($0, $1, on: screen) }
    guard let last = together.last?.1 else { return [] }
    return [
      Violation(
        announcement: last + 1, text: screen.announcements[last],
        "interrupts the announcement before it",
        suggestion: "post one announcement with all that is to be said")
    ]
  }

  /// Whether an announcement is posted before VoiceOver can have spoken the one before it.
  private func areAtOnce(_ first: Int, _ second: Int, on screen: AccessibleScreen) -> Bool {
    let times = screen.announcementTimes
    guard times.count == screen.announcements.count else { return true }
    return times[second] - times[first] < Self.shortest
  }

  /// Hardly any announcement is spoken in less time.
  private static let shortest = Duration.seconds(1)
}
