import AuditModel

/// A line that text is typed into.
public struct TextField: NodeView {
  /// The description.
  public let node: ViewNode

  /// A field with what has been typed and what it shows when that is nothing.
  public init(
    text: TextContent?, placeholder: TextContent? = nil, state: TextFieldState = TextFieldState(),
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .textField(state), text: text, placeholder: placeholder,
      origin: NodeOrigin(fileID, line, column))
  }
}

/// Lines that text is typed into.
public struct TextEditor: NodeView {
  /// The description.
  public let node: ViewNode

  /// A field of several lines with what has been typed and what it shows when that is nothing.
  ///
  /// It is as wide as there is room and as high as its text, at least and at most as its frame says;
  /// a text that is higher scrolls in it.
  public init(
    text: TextContent?, placeholder: TextContent? = nil, state: TextFieldState = TextFieldState(),
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var state = state
    state.isMultiline = true
    node = ViewNode(
      .textField(state), text: text, placeholder: placeholder,
      origin: NodeOrigin(fileID, line, column))
  }
}

/// A switch.
public struct Toggle: NodeView {
  /// The description.
  public let node: ViewNode

  /// A switch with its visible label.
  public init(
    isOn: Bool, isEnabled: Bool = true, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .toggle(isOn: isOn, isEnabled: isEnabled), children: label(),
      origin: NodeOrigin(fileID, line, column))
  }
}

/// A value between two ends.
public struct Slider: NodeView {
  /// The description.
  public let node: ViewNode

  /// A slider at a value.
  public init(
    value: Double, in range: ClosedRange<Double> = 0...1,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .slider(value: value, minimum: range.lowerBound, maximum: range.upperBound),
      origin: NodeOrigin(fileID, line, column))
  }
}
