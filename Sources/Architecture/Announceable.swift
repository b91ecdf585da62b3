import Reactive

/// Takes notifications to assistive technologies, or writes them down.
public protocol AccessibilityPoster: Sendable {
  /// Whether VoiceOver is running now.
  var isVoiceOverRunning: Bool { get }
  /// The clock by which announcements are delayed.
  var scheduler: any Scheduler { get }

  /// Posts the announcement to assistive technologies.
  func post(_ notification: AccessibilityNotification)
}

/// Something that speaks to people who use VoiceOver.
public protocol Announceable {
  /// Where its notifications go.
  var accessibilityPoster: any AccessibilityPoster { get }
}

extension Announceable {
  /// Has VoiceOver say something, if it is running when the time has come.
  ///
  /// - Parameter delay: How long to wait, so that what VoiceOver says of a tap does not drown it.
  public func announce(
    withDelay delay: Duration = .milliseconds(100), message: Announcement
  ) {
    let poster = accessibilityPoster
    _ = poster.scheduler.schedule(after: delay) {
      if poster.isVoiceOverRunning { poster.post(.announcement(message)) }
    }
  }

  /// Says that most of the screen is new.
  public func notifyScreenChanged(_ argument: NotificationArgument? = nil) {
    accessibilityPoster.post(.screenChanged(argument))
  }

  /// Says that a part of the screen is new.
  public func notifyLayoutChanged(_ argument: NotificationArgument? = nil) {
    accessibilityPoster.post(.layoutChanged(argument))
  }
}
