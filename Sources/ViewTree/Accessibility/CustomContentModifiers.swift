// More content, which VoiceOver reads on request.
extension View {
  /// More content of the element.
  public func accessibilityCustomContent(
    _ label: TextContent, _ value: TextContent,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode {
    accessible {
      $0.customContent.append(
        AccessibilityCustomContent(label: label, value: value, isImportant: importance == .high))
    }
  }
  /// More content of the element, which is a variable.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: TextContent, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode {
    accessibilityCustomContent(label, .verbatim(String(value)), importance: importance)
  }
  /// More content of the element.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode {
    guard let label = label.node.text, let value = value.node.text else { return node }
    return accessibilityCustomContent(label, value, importance: importance)
  }
  /// More content of the element, by its key; none where there is none.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode {
    guard let value = value?.node.text else { return node }
    return accessibilityCustomContent(key.label, value, importance: importance)
  }
  /// More content of the element, by its key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: TextContent,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode { accessibilityCustomContent(key.label, value, importance: importance) }
  /// More content of the element, which is a variable, by its key.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ViewNode {
    accessibilityCustomContent(key.label, .verbatim(String(value)), importance: importance)
  }
}

/// Whether more content is read without a request.
public enum AccessibilityCustomContentImportance: Sendable { case `default`, high }

/// A key of more content.
public struct AccessibilityCustomContentKey: Sendable {
  /// The name of the content.
  let label: TextContent

  /// A key with its label.
  public init(_ label: TextContent, id: String) { self.label = label }
  /// A key with its label.
  public init(_ label: TextContent) { self.label = label }
  /// A key with its label.
  public init(_ label: Text, id: String) { self.label = label.node.text ?? .verbatim("") }
}
