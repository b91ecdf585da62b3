import AuditModel
import Foundation

/// A value that goes up and down in steps, with two buttons.
public struct Stepper: NodeView {
  /// The description.
  public let node: ViewNode

  /// A stepper with its title.
  public init<Value: Strideable>(
    _ title: TextContent, value: Binding<Value>, in range: ClosedRange<Value>? = nil,
    step: Value.Stride? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: [Text(title).node], value: "\(value.wrappedValue)")
  }

  /// A stepper with a title that is a variable.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in range: ClosedRange<Value>? = nil,
    step: Value.Stride? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(.verbatim(String(title)), value: value)
  }

  /// A stepper with its visible label.
  public init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>? = nil, step: Value.Stride? = nil,
    @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(label: label(), value: "\(value.wrappedValue)")
  }

  /// A stepper with its title; the actions are never run.
  public init(
    _ title: TextContent, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: [Text(title).node], value: nil)
  }

  private init(label: [ViewNode], value: String?) {
    let name = ViewNode.group(label).firstText
    // 94 × 32 points, the size of UIStepper; it is one element with two buttons in it.
    let stepper = Rectangle(fill: UIColor.tertiarySystemFill.color)
      .frame(width: 94, height: 32)
      .cornerRadius(8)
      .accessibilityElement(children: .ignore)
      .accessibilityAddTraits(.adjustable)
      .changedContent {
        $0.accessibility.label = name
        $0.accessibility.value = value.map { .verbatim($0) }
      }
      .systemSized()
      .id("stepper")
    node = LabeledRow(label: label, control: stepper).node
  }
}
