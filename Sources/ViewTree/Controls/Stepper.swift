import AuditModel
import Foundation

/// A value that goes up and down in steps, with two buttons.
public struct Stepper: NodeView {
  /// The description.
  public let node: ViewNode

  fileprivate init(label: [ViewNode], value: String?) {
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

extension Stepper {
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
    @ViewBuilder label: () -> [ViewNode],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: "\(value.wrappedValue)")
  }

  /// A stepper with its title, whose value is spoken in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: TextContent, value: Binding<Format.FormatInput>,
    in range: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride? = nil,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, format: format, label: { Text(title) })
  }

  /// A stepper with a title that is a variable, whose value is spoken in a format.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>,
    in range: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride? = nil,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, format: format, label: { Text(title) })
  }

  /// A stepper with its visible label, whose value is spoken in a format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in range: ClosedRange<Format.FormatInput>? = nil,
    step: Format.FormatInput.Stride? = nil, format: Format,
    @ViewBuilder label: () -> [ViewNode],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(label: label(), value: TextContent.text(of: value.wrappedValue, format))
  }

  /// A stepper with its title; the actions are never run.
  public init(
    _ title: TextContent, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: [Text(title).node], value: nil)
  }

  /// A stepper with a title that is a variable; the actions are never run.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: [Text(title).node], value: nil)
  }

  /// A stepper with its visible label; the actions are never run.
  public init(
    @ViewBuilder label: () -> [ViewNode], onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: nil)
  }
}
