import AuditModel
import Foundation

/// The choice of a date.
public struct DatePicker: NodeView {
  /// The components of a date that people choose.
  public typealias Components = DatePickerComponents

  /// The description.
  public let node: ViewNode

  private init(_ label: [ViewNode], _ date: Date, _ components: Components) {
    let name = ViewNode.group(label).firstText
    let day = Date.FormatStyle(date: .abbreviated, time: .omitted)
    let time = Date.FormatStyle(date: .omitted, time: .shortened)
    // The day and the time are two controls.
    let buttons =
      (components.contains(.date) ? [Self.button(date, day, name).id("day")] : [])
      + (components.contains(.hourAndMinute) ? [Self.button(date, time, name).id("time")] : [])
    let oneLine = HStack(spacing: 6) { buttons.map { $0.fixedSize(vertical: false) } }.node
    let fitting = ViewThatFits(in: .horizontal) {
      oneLine
      VStack(alignment: .leading, spacing: 6) { buttons }
    }.node
    // That they go below the label, and below each other, where a line is too short is assumed.
    node =
      ViewThatFits(in: .horizontal) {
        LabeledRow(label: label, control: oneLine)
        LabeledRow(label: label, control: fitting, .below)
      }.node
  }

  /// A capsule 36 points high, with 12 points beside its text.
  ///
  /// Source: a time of 87 × 36.3 points in a form on iOS 26.4 (WebDriverAgent). Their distance is assumed.
  private static func button(
    _ date: Date, _ format: Date.FormatStyle, _ name: TextContent?
  ) -> ViewNode {
    let value = TextContent.formatted(date, format)
    return Button {
      Text(value)
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 36)
    .background(UIColor.tertiarySystemFill.color, cornerRadius: 18)
    .accessible { $0.label = name }
    .accessibilityValue(value)
    .systemSized()
  }

  /// A date with its visible label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.date, .hourAndMinute],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }
}

extension DatePicker {
  /// A date of a range with its visible label.
  public init(
    selection: Binding<Date>, in range: some DateRange,
    displayedComponents: Components = [.date, .hourAndMinute],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// A date with its title.
  public init(
    _ title: TextContent, selection: Binding<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
  }

  /// A date with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
  }

  /// A date of a range with its title.
  public init(
    _ title: TextContent, selection: Binding<Date>, in range: some DateRange,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
  }

  /// A date of a range with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: some DateRange,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
  }
}

/// A range of dates, closed or open at one end.
public protocol DateRange {}

extension ClosedRange: DateRange where Bound == Date {}
extension PartialRangeFrom: DateRange where Bound == Date {}
extension PartialRangeThrough: DateRange where Bound == Date {}

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

/// How dates are chosen.
public struct DatePickerStyle: Sendable {
  /// A button, which shows the date and the time; on iOS each has its own.
  public static let compact = DatePickerStyle()
  /// As the views around show it.
  public static let automatic = DatePickerStyle()

  /// A month of days.
  @available(
    *, unavailable,
    message: "iOS draws the month: leave the style out, or give its days as buttons in a LazyVGrid"
  )
  public static var graphical: DatePickerStyle { notAvailable() }
  /// Wheels.
  @available(
    *, unavailable,
    message: "iOS draws the wheels: leave the style out, or give their rows as pickers"
  )
  public static var wheel: DatePickerStyle { notAvailable() }

  /// A button.
  public init() {}
}

/// A button, by the name of its type.
public typealias CompactDatePickerStyle = DatePickerStyle

/// As the views around show it, by the name of its type.
public typealias DefaultDatePickerStyle = DatePickerStyle
