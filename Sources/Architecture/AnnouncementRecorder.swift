import Reactive

/// Records the notifications of an app to assistive technologies, and when they were posted.
public final class AnnouncementRecorder: AccessibilityPoster {
  /// A notification and when it was posted.
  public struct Entry: Hashable, Sendable {
    /// How long the clock had run.
    public let time: Duration
    /// An announcement that was posted.
    public let notification: AccessibilityNotification

    /// A notification at a time.
    public init(time: Duration, _ notification: AccessibilityNotification) {
      self.time = time
      self.notification = notification
    }
  }

  /// The clock by which announcements are delayed.
  public let scheduler: any Scheduler
  private let voiceOver: Locked<Bool>
  private let record = Locked<[Entry]>([])

  /// An empty record.
  public init(scheduler: any Scheduler, isVoiceOverRunning: Bool = true) {
    self.scheduler = scheduler
    voiceOver = Locked(isVoiceOverRunning)
  }

  /// Whether VoiceOver is running now.
  public var isVoiceOverRunning: Bool { voiceOver.value }

  /// The posted announcements, in order.
  public var entries: [Entry] { record.value }

  /// The announcements alone, in order, with those that come with the notification of a change.
  public var announcements: [Announcement] { entries.compactMap(\.announcement) }

  /// When the announcements were posted, in order.
  public var announcementTimes: [Duration] {
    entries.filter { $0.announcement != nil }.map(\.time)
  }

  /// Turns VoiceOver on or off.
  public func setVoiceOver(isRunning: Bool) { voiceOver.exchange(isRunning) }

  /// Writes a notification down.
  public func post(_ notification: AccessibilityNotification) {
    let entry = Entry(time: scheduler.now, notification)
    record.withLock { $0.append(entry) }
  }
}

extension AnnouncementRecorder.Entry {
  /// The announcement, by itself or with the notification of a change.
  fileprivate var announcement: Announcement? {
    switch notification {
    case .announcement(let announcement), .screenChanged(.announcement(let announcement)),
      .layoutChanged(.announcement(let announcement)):
      announcement
    case .screenChanged, .layoutChanged: nil
    }
  }
}
