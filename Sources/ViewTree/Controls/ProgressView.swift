import AuditModel
import Foundation

/// How far something is, or that it goes on.
public struct ProgressView: NodeView {
  /// The description.
  public let node: ViewNode

  // A label that VoiceOver speaks by itself is that of iOS: “In progress”, and the value a
  // percentage, in the person's language.
  init(label: [ViewNode], share: Double?, valueLabel: [ViewNode] = []) {
    let share = share.map { min(max($0.isNaN ? 0 : $0, 0), 1) }
    let percent = share.map { Int(($0 * 100).rounded()) }
    let name = ViewNode.group(label).firstName
    let shownValue = ViewNode.group(valueLabel)
    node = VStack(alignment: percent == nil ? .center : .leading, spacing: 4) {
      label
      if let percent {
        Bar(percent: percent).node
      } else {
        Image(decorative: "progress", width: 20, height: 20).frame(width: 20, height: 20)
      }
      valueLabel.map { $0.font(.caption).foregroundColor(Color.secondary) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
    .changedContent {
      $0.accessibility.value =
        shownValue.firstText ?? percent.map { .system("%@%", .text(.verbatim("\($0)"))) }
      $0.accessibility.label = name ?? (label.isEmpty ? .system("In progress") : nil)
    }
    .preferring {
      var parts = ControlParts(control: .progress)
      parts.label = ControlParts.part(label)
      parts.valueLabel = ControlParts.part(valueLabel)
      parts.share = share
      $0.parts = parts
    }
  }

  /// A line, filled as far as something is.
  private struct Bar: NodeView {
    let percent: Int

    var node: ViewNode {
      ZStack(alignment: .leading) {
        Rectangle(fill: UIColor.systemFill.color)
        Rectangle(fill: .accentColor).frame(
          maxWidth: Length.fraction(Double(percent) / 100), maxHeight: .infinity)
      }
      .frame(maxWidth: .infinity)
      .frame(height: 4)
    }
  }
}

extension ProgressView {
  /// Something goes on, without a known end.
  public init() { self.init(label: [], share: nil) }

  /// Something goes on, with its title.
  public init(_ title: TextContent) { self.init(label: [Text(title).node], share: nil) }

  /// Something goes on, with a title that is a variable.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(.verbatim(String(title))) }

  /// Something goes on, with its label.
  public init(@ViewBuilder label: () -> [ViewNode]) { self.init(label: label(), share: nil) }

  /// So much of a total is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(label: [], share: value.map { Double($0) / Double(total) })
  }

  /// So much of a total is done, with a title.
  public init<Value: BinaryFloatingPoint>(_ title: TextContent, value: Value?, total: Value = 1) {
    self.init(
      label: [Text(title).node], share: value.map { Double($0) / Double(total) })
  }

  /// So much of a total is done, with a title that is a variable.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(.verbatim(String(title)), value: value, total: total)
  }

  /// So much of a total is done, with a label, and a text under the line for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> [ViewNode],
    @ViewBuilder currentValueLabel: () -> [ViewNode] = { [] }
  ) {
    self.init(
      label: label(), share: value.map { Double($0) / Double(total) },
      valueLabel: currentValueLabel())
  }

  /// The time of an interval at its beginning: all of it while it counts down, and otherwise none.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: {})
  }

  /// The time of an interval at its beginning, with a label; under the line is all of the time, which is
  /// the longest text.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { Text(timerInterval: timerInterval, countsDown: countsDown) })
  }

  /// The time of an interval at its beginning, with a label, and a text under the line for its value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> [ViewNode], @ViewBuilder currentValueLabel: () -> [ViewNode]
  ) {
    self.init(label: label(), share: countsDown ? 1 : 0, valueLabel: currentValueLabel())
  }
}
