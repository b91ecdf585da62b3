import AuditModel
import Reactive

/// A question or a message that has to be answered before anything else.
public struct Alert: Hashable, Sendable {
  /// Where it is shown.
  public enum Style: Hashable, Sendable {
    /// In the middle of the screen: something has happened, or is to be known.
    case alert
    /// At the bottom of the screen, as choices about something that the person has just asked for.
    case actionSheet
  }

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
  /// Where it is shown.
  public let style: Style
  /// The answers, in the order in which they are shown.
  public let actions: [Action]

  /// An alert, or an action sheet, whose cancel action is the last one wherever it is written.
  public init(
    title: TextContent, message: TextContent? = nil, style: Style = .alert, actions: [Action]
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.actions =
      style == .alert
      ? actions
      : actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }
}

/// Something that can show alerts.
public protocol AlertPresentable: Sendable {
  /// Shows an alert when subscribed to and emits the answer, or ends without one when the alert
  /// goes away unanswered.
  func present(_ alert: Alert) -> Maybe<Alert.Action>
}
