import AuditModel
import Reactive

/// A question or a message that has to be answered before anything else.
package struct Alert: Hashable, Sendable {
  /// An answer to choose.
  package struct Action: Hashable, Sendable, Identifiable {
    /// How an answer is set apart from others.
    package enum Style: Hashable, Sendable {
      /// An answer like any other.
      case regular
      /// The answer that changes nothing.
      case cancel
      /// An answer that destroys something.
      case destructive
    }

    /// Names the answer among those of its alert.
    package let id: String
    /// The title of its button.
    package let title: TextContent
    /// How it is set apart.
    package let style: Style

    /// An answer.
    package init(id: String, title: TextContent, style: Style = .regular) {
      self.id = id
      self.title = title
      self.style = style
    }
  }

  /// Its title.
  package let title: TextContent
  /// The message, to read before the answer.
  package let message: TextContent?
  /// The answers, in the order in which they are shown.
  package let actions: [Action]

  /// An alert.
  package init(title: TextContent, message: TextContent? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

/// Something that can show alerts.
package protocol AlertPresentable: Sendable {
  /// Shows an alert when subscribed to and emits the answer, or ends without one when the alert
  /// goes away unanswered.
  func present(_ alert: Alert) -> Maybe<Alert.Action>
}
