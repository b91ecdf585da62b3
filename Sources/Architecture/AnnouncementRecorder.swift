import Reactive

/// Records the notifications of an app to assistive technologies, and when they were posted.
package final class AnnouncementRecorder: AccessibilityPoster {
  /// A notification and when it was posted.
  package struct Entry: Hashable, Sendable {
    /// How long the clock had run.
    package let time: Duration
    /// An announcement that was posted.
    package let notification: AccessibilityNotification

    /// A notification at a time.
    package init(time: Duration, _ notification: AccessibilityNotification) {
      self.time = time
      self.notification = notification
    }
  }

  /// The clock by which announcements are delayed.
  package let scheduler: any Scheduler
  private let voiceOver: Locked<Bool>
  private let record = Locked<[Entry]>([])

  /// An empty record.
  package init(scheduler: any Scheduler, isVoiceOverRunning: Bool = true) {
    self.scheduler = scheduler
    voiceOver = Locked(isVoiceOverRunning)
  }

  /// Whether VoiceOver is running now.
  package var isVoiceOverRunning: Bool { voiceOver.value }

  /// The posted announcements, in order.
  package var entries: [Entry] { record.value }

  /// The announcements alone, in order, with those that come with the notification of a change.
  package var announcements: [Announcement] {
    entries.compactMap { entry in
      switch entry.notification {
      case .announcement(let announcement), .screenChanged(.announcement(let announcement)),
        .layoutChanged(.announcement(let announcement)):
        announcement
      case .screenChanged, .layoutChanged: nil
      }
    }
  }

  /// Turns VoiceOver on or off.
  package func setVoiceOver(isRunning: Bool) { voiceOver.exchange(isRunning) }

  /// Writes a notification down.
  package func post(_ notification: AccessibilityNotification) {
    let entry = Entry(time: scheduler.now, notification)
    record.withLock { $0.append(entry) }
  }
}
