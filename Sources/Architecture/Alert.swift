import AuditModel
import Reactive

/// A question or a message that has to be answered before anything else.
public struct Alert: Hashable, Sendable {
  /// An answer to choose.
  public struct Action: Hashable, Sendable, Identifiable {
    /// How an answer is set apart from others.
    public enum Style: Hashable, Sendable {
      /// An answer like any other.
      case regular
      /// The answer that changes nothing.
      case cancel
      /// An answer that destroys something.
      case destructive
    }

    /// Names the answer among those of its alert.
    public let id: String
    /// The title of its button.
    public let title: TextContent
    /// How it is set apart.
    public let style: Style

    /// An answer.
    public init(id: String, title: TextContent, style: Style = .regular) {
      self.id = id
      self.title = title
      self.style = style
    }
  }

  /// Its title.
  public let title: TextContent
  /// The message, to read before the answer.
  public let message: TextContent?
  /// The answers, in the order in which they are shown.
  public let actions: [Action]

  /// An alert.
  public init(title: TextContent, message: TextContent? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

/// Something that can show alerts.
public protocol AlertPresentable: Sendable {
  /// Shows an alert when subscribed to and emits the answer, or ends without one when the alert
  /// goes away unanswered.
  func present(_ alert: Alert) -> Maybe<Alert.Action>
}
