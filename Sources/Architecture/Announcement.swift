import AuditModel

/// Something that a screen reader is asked to say.
public struct Announcement: Hashable, Sendable {
  /// The words to announce.
  public let text: TextContent

  /// An announcement of this text.
  public init(_ text: TextContent) { self.text = text }

  /// An announcement of a text by its key, with its arguments.
  public init(_ key: String, _ arguments: LocalizedText.Argument...) {
    text = .localized(LocalizedText(key: key, arguments: arguments))
  }
}

extension Announcement: ExpressibleByStringLiteral {
  /// An announcement of a text without arguments.
  public init(stringLiteral key: String) { self.init(key) }
}

/// The argument of the notification that the screen or its layout has changed.
public enum NotificationArgument: Hashable, Sendable {
  /// The identifier of the element to which the screen reader moves.
  case element(String)
  /// Something to say.
  case announcement(Announcement)
}

/// A notification of an app to assistive technologies.
public enum AccessibilityNotification: Hashable, Sendable {
  /// Something to say.
  case announcement(Announcement)
  /// Most of the screen is new; without an argument the screen reader moves to the first element.
  case screenChanged(NotificationArgument?)
  /// A part of the screen is new; without an argument the screen reader stays where it is.
  case layoutChanged(NotificationArgument?)
}

extension AccessibilityNotification {
  /// Whether the screen reader moves to an element, which may be the first one.
  public var movesFocus: Bool {
    switch self {
    case .announcement, .layoutChanged(nil), .screenChanged(.announcement),
      .layoutChanged(.announcement):
      false
    case .screenChanged(nil), .screenChanged(.element), .layoutChanged(.element): true
    }
  }

  /// The element that the screen reader moves to, if it is named.
  public var element: String? {
    switch self {
    case .screenChanged(.element(let element)), .layoutChanged(.element(let element)): element
    default: nil
    }
  }
}
