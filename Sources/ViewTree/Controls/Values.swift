import AuditModel
import Foundation

extension Toggle {
  /// A switch with its title.
  public init(
    _ title: TextContent, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(
      isOn: isOn.wrappedValue, label: { Text(title).written(at: origin) }, fileID: fileID,
      line: line, column: column)
  }

  /// A switch with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), isOn: isOn, fileID: fileID, line: line, column: column)
  }

  /// A switch with its title and a symbol.
  public init(
    _ title: TextContent, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(
      isOn: isOn.wrappedValue,
      label: { Label(title, systemImage: systemImage).written(at: origin) }, fileID: fileID,
      line: line, column: column)
  }

  /// A switch with its visible label.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      isOn: isOn.wrappedValue, label: label, fileID: fileID, line: line, column: column)
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
    @ViewBuilder label: () -> [ViewNode],
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
      .id("stepper")
    node = LabeledRow(label: label, control: stepper).node
  }
}

/// A label and the control that it names, at the two ends of a row.
struct LabeledRow: NodeView {
  let node: ViewNode

  init(label: [ViewNode], control: ViewNode) {
    let name = ViewNode.group(label).firstText
    let shown = ViewNode.group(label).frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityHidden()
    node = HStack {
      shown
      control
    }
    .preferring { $0.controlLabel = name }
  }
}

/// The choice of a date.
public struct DatePicker: NodeView {
  /// The description.
  public let node: ViewNode

  /// A date with its title.
  public init(
    _ title: TextContent, selection: Binding<Date>, in range: ClosedRange<Date>? = nil,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    let format = Date.FormatStyle(
      date: displayedComponents.contains(.date) ? .abbreviated : .omitted,
      time: displayedComponents.contains(.hourAndMinute) ? .shortened : .omitted)
    let value = TextContent.formatted(selection.wrappedValue, format)
    let button = Button {
      Text(value)
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 34)
    .background(UIColor.tertiarySystemFill.color, cornerRadius: 6)
    .accessibilityLabel(title)
    .accessibilityValue(value)
    node = LabeledRow(label: [Text(title).node], control: button).node
  }

  /// A date from a day on, with its title.
  public init(
    _ title: TextContent, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }

  /// A date up to a day, with its title.
  public init(
    _ title: TextContent, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }
}

/// The components of a date that people choose.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each component.
  public let rawValue: Int

  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day.
  public static let date = Self(rawValue: 1)
  /// The time.
  public static let hourAndMinute = Self(rawValue: 2)
}

/// The choice of a colour.
public struct ColorPicker: NodeView {
  /// The description.
  public let node: ViewNode

  /// A colour with its title.
  public init(_ title: TextContent, selection: Binding<Color>, supportsOpacity: Bool = true) {
    let well = Button {
      Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
    }
    .accessibilityLabel(title)
    node = LabeledRow(label: [Text(title).node], control: well).node
  }
}

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

extension View {
  /// How progress is shown: a line or a wheel, as its value says.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> ViewNode { node }
  /// How dates are chosen: they are shown compact.
  public func datePickerStyle(_ style: DatePickerStyle) -> ViewNode { node }
  /// How switches are shown: as switches.
  public func toggleStyle(_ style: some ToggleStyle) -> ViewNode { node }
  /// The size of controls: they have the regular one.
  public func controlSize(_ size: ControlSize) -> ViewNode { node }
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

/// How dates are chosen.
public struct DatePickerStyle: Sendable {
  /// A button for each component.
  public static let compact = DatePickerStyle()
  /// As the views around show it.
  public static let automatic = DatePickerStyle()
}

/// How switches are shown.
public protocol ToggleStyle: Sendable {}
/// As a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// A switch.
  public init() {}
  /// A switch of a colour.
  public init(tint: Color) {}
}
/// As a button.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch.
  public static var `switch`: Self { Self() }
  /// As the views around show it.
  public static var automatic: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button.
  public static var button: Self { Self() }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}
