// Modifiers that apply while a condition is true.
extension View {
  /// The accessibility label, while it is enabled.
  public func accessibilityLabel(_ label: TextContent, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityLabel(label) : node
  }

  /// The accessibility label, which is a variable, while it is enabled.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityLabel(label) : node
  }

  /// The accessibility label, while it is enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityLabel(label) : node
  }

  /// The accessibility value, while it is enabled.
  public func accessibilityValue(_ value: TextContent, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityValue(value) : node
  }

  /// The accessibility value, which is a variable, while it is enabled.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityValue(value) : node
  }

  /// The accessibility value, while it is enabled.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityValue(value) : node
  }

  /// The accessibility hint, while it is enabled.
  public func accessibilityHint(_ hint: TextContent, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityHint(hint) : node
  }

  /// The accessibility hint, which is a variable, while it is enabled.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityHint(hint) : node
  }

  /// The accessibility hint, while it is enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityHint(hint) : node
  }

  /// Names for Voice Control, the best first, while they are enabled.
  public func accessibilityInputLabels(_ labels: [TextContent], isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityInputLabels(labels) : node
  }

  /// The name for tests, never spoken, while it is enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityIdentifier(identifier) : node
  }

  /// Keeps it and all inside from assistive technologies, while it is enabled.
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool) -> ViewNode {
    isEnabled ? accessibilityHidden(isHidden) : node
  }
}
