import AuditModel
import Foundation

/// How far something is, or that it goes on.
public struct ProgressView: NodeView {
  /// The description.
  public let node: ViewNode

  /// Something goes on, without a known end.
  public init() { self.init(label: nil) }

  /// Something goes on, with its title.
  public init(_ title: TextContent) { self.init(label: title) }

  /// Something goes on, with a title that is a variable.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(label: .verbatim(String(title))) }

  /// So much of a total is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(label: nil, share: value.map { Double($0) / Double(total) })
  }

  /// So much of a total is done, with a title.
  public init<Value: BinaryFloatingPoint>(_ title: TextContent, value: Value?, total: Value = 1) {
    self.init(label: title, share: value.map { Double($0) / Double(total) })
  }

  /// So much of a total is done, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(
      label: ViewNode.group(label()).firstText, share: value.map { Double($0) / Double(total) })
  }

  // A label that VoiceOver speaks by itself is that of iOS: “In progress”, and the value a
  // percentage, in the person's language.
  private init(label: TextContent?, share: Double? = nil) {
    let percent = share.map { Int((min(max($0.isNaN ? 0 : $0, 0), 1) * 100).rounded()) }
    node = VStack(alignment: percent == nil ? .center : .leading, spacing: 4) {
      if let label { Text(label) }
      if let percent {
        Bar(percent: percent).node
      } else {
        Image(decorative: "progress", width: 20, height: 20).frame(width: 20, height: 20)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
    .changedContent {
      $0.accessibility.value = percent.map { .verbatim("\($0) %") }
      $0.accessibility.label = label ?? .verbatim("In progress")
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

/// How progress is shown.
public protocol ProgressViewStyle: Sendable {}
/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// A line.
  public init() {}
}
/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// A wheel.
  public init() {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: Self { Self() }
}
