import AuditModel
import Foundation

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
    .systemSized()
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
    .systemSized()
    node = LabeledRow(label: [Text(title).node], control: well).node
  }
}

/// How dates are chosen.
public struct DatePickerStyle: Sendable {
  /// A button for each component.
  public static let compact = DatePickerStyle()
  /// As the views around show it.
  public static let automatic = DatePickerStyle()
}
