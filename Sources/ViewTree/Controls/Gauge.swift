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

  /// A gauge with its label above, its value under the line and its ends beside it.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> [ViewNode],
    @ViewBuilder currentValueLabel: () -> [ViewNode],
    @ViewBuilder minimumValueLabel: () -> [ViewNode] = { [] },
    @ViewBuilder maximumValueLabel: () -> [ViewNode] = { [] }
  ) {
    let extent = bounds.upperBound - bounds.lowerBound
    var parts = ControlParts(control: .gauge)
    parts.label = ControlParts.part(label())
    parts.valueLabel = ControlParts.part(currentValueLabel())
    parts.minimumLabel = ControlParts.part(minimumValueLabel())
    parts.maximumLabel = ControlParts.part(maximumValueLabel())
    parts.share = extent > 0 ? Double((value - bounds.lowerBound) / extent) : 0
    self.init(parts)
  }

  init(_ parts: ControlParts) {
    let progress = ProgressView(label: [], share: parts.share).node
    let name = parts.label?.firstName
    let value = parts.valueLabel?.firstText ?? progress.accessibility.value
    let bar = progress.children[0]
    let hasEnds = parts.minimumLabel != nil || parts.maximumLabel != nil
    node = VStack(alignment: .leading, spacing: 4) {
      if let label = parts.label { label }
      if hasEnds {
        HStack {
          if let label = parts.minimumLabel { label }
          bar
          if let label = parts.maximumLabel { label }
        }
      } else {
        bar
      }
      if let label = parts.valueLabel { label }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
    .changedContent {
      $0.accessibility.label = name
      $0.accessibility.value = value
    }
    .preferring { $0.parts = parts }
  }
}
