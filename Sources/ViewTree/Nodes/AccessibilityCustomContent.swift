/// More content of an element: a label with its value.
public struct AccessibilityCustomContent: Hashable, Sendable {
  /// The name of the content.
  public var label: TextContent
  /// The content.
  public var value: TextContent
  /// Whether VoiceOver speaks it without a request.
  public var isImportant: Bool

  /// A label with its value.
  public init(label: TextContent, value: TextContent, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
