// More content, which VoiceOver reads on request and an audit of one moment does not hear.
extension View {
  /// More content of the element.
  public func accessibilityCustomContent(
    _ label: TextContent, _ value: TextContent,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode { node }
  /// More content of the element, which is a variable.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: TextContent, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode { node }
  /// More content of the element.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode { node }
  /// More content of the element, by its key; none where there is none.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode { node }
  /// More content of the element, by its key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: TextContent,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode { node }
  /// More content of the element, which is a variable, by its key.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode { node }
}

/// Whether more content is read without a request.
public enum AccessibilityCustomContentImportance: Sendable { case `default`, high }

/// A key of more content.
public struct AccessibilityCustomContentKey: Sendable {
  /// A key with its label.
  public init(_ label: TextContent, id: String) {}
  /// A key with its label.
  public init(_ label: TextContent) {}
  /// A key with its label.
  public init(_ label: Text, id: String) {}
}
