/// A message to assistive technologies, which the actions of views post and which is therefore never
/// posted: an announcement is audited as one of a state, `PlayedState(announcements:)`.
public enum AccessibilityNotification {
  /// A sentence that VoiceOver speaks.
  public struct Announcement: Sendable {
    /// A localized sentence.
    public init(_ announcement: LocalizedStringKey) {}

    /// A sentence that is a variable.
    @_disfavoredOverload
    public init(_ announcement: some StringProtocol) {}

    /// Does nothing.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged: Sendable {
    /// A part of the screen has changed.
    public init(_ element: (any Sendable)? = nil) {}

    /// Does nothing.
    public func post() {}
  }

  /// The screen has changed.
  public struct ScreenChanged: Sendable {
    /// The screen has changed.
    public init(_ element: (any Sendable)? = nil) {}

    /// Does nothing.
    public func post() {}
  }
}
