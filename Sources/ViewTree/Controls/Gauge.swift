import AuditModel

/// A value between two ends, as a line under its label; it cannot be changed.
public struct Gauge: NodeView {
  /// The description.
  public let node: ViewNode

  /// A gauge with its label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: {})
  }

  /// A gauge with its label above and its value under the line; those of the ends are not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> [ViewNode],
    @ViewBuilder currentValueLabel: () -> [ViewNode],
    @ViewBuilder minimumValueLabel: () -> [ViewNode] = { [] },
    @ViewBuilder maximumValueLabel: () -> [ViewNode] = { [] }
  ) {
    let extent = bounds.upperBound - bounds.lowerBound
    let share = extent > 0 ? (value - bounds.lowerBound) / extent : 0
    let shown = ViewNode.group(currentValueLabel())
    let progress = ProgressView(value: share, label: label)
    guard !shown.isGroup else {
      node = progress.node
      return
    }
    node =
      VStack(alignment: .leading, spacing: 4) {
        progress.accessibilityValue(shown.firstText ?? .verbatim(""))
        shown.accessibilityHidden()
      }
      .node
  }
}

extension View {
  /// How gauges are shown: as a line.
  public func gaugeStyle(_ style: GaugeStyle) -> ViewNode { node }
}

/// How gauges are shown.
public enum GaugeStyle: Sendable {
  case automatic, linearCapacity, accessoryCircular, accessoryCircularCapacity, accessoryLinear
  case accessoryLinearCapacity
}
