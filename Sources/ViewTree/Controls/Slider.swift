import AuditModel

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

extension Slider {
  /// A slider at a value.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      value: Double(value.wrappedValue),
      in: Double(range.lowerBound)...Double(range.upperBound), fileID: fileID, line: line,
      column: column)
  }

  /// A slider at a value with a label, which is spoken and not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> [ViewNode], onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      value: value, in: range, step: step, label: label, minimumValueLabel: {},
      maximumValueLabel: {}, fileID: fileID, line: line, column: column)
  }

  /// A slider at a value between two views, with a label, which is spoken and not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> [ViewNode], @ViewBuilder minimumValueLabel: () -> [ViewNode],
    @ViewBuilder maximumValueLabel: () -> [ViewNode],
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    var slider = Slider(value: value, in: range, fileID: fileID, line: line, column: column).node
    slider.accessibility.label = ViewNode.group(label()).firstText
    let (low, high) = (minimumValueLabel(), maximumValueLabel())
    guard !low.isEmpty || !high.isEmpty else {
      node = slider
      return
    }
    node = HStack {
      ViewNode.group(low).accessibilityHidden()
      slider
      ViewNode.group(high).accessibilityHidden()
    }
    .written(at: origin)
  }
}
