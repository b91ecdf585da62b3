import AuditModel
import Foundation

extension TextField {
  /// A field whose label is the placeholder, or names it where a prompt is the placeholder.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      ViewNode.group(label()).firstText ?? .verbatim(""), text: text, prompt: prompt, axis: axis,
      fileID: fileID, line: line, column: column)
  }

  /// A field with a value in a format, whose title is a variable.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Format.FormatOutput == String {
    self.init(
      .verbatim(String(title)), value: value, format: format, prompt: prompt, fileID: fileID,
      line: line, column: column)
  }

  /// A field with a value in a format, which may be empty.
  public init<Format: ParseableFormatStyle>(
    _ title: TextContent, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Format.FormatOutput == String {
    self.init(
      title, typed: value.wrappedValue.map { TextContent.text(of: $0, format) } ?? "",
      prompt: prompt, state: TextFieldState(), origin: NodeOrigin(fileID, line, column))
  }

  /// A field with a value in a format, whose label is the placeholder, or names it where a prompt is
  /// the placeholder.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Format.FormatOutput == String {
    self.init(
      ViewNode.group(label()).firstText ?? .verbatim(""), value: value, format: format,
      prompt: prompt, fileID: fileID, line: line, column: column)
  }

  /// A field with a value that a formatter writes, in the language of the variant.
  public init<Value>(
    _ title: TextContent, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      title, typed: formatter.inVariant.string(for: value.wrappedValue) ?? "", prompt: prompt,
      state: TextFieldState(), origin: NodeOrigin(fileID, line, column))
  }

  /// A field whose actions are never run, by its older name.
  public init(
    _ title: TextContent, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {},
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title, text: text, fileID: fileID, line: line, column: column)
  }

  /// A field whose action is never run, by its older name.
  public init(
    _ title: TextContent, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title, text: text, fileID: fileID, line: line, column: column)
  }
}

extension SecureField {
  /// A field whose label is the placeholder, or names it where a prompt is the placeholder.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      ViewNode.group(label()).firstText ?? .verbatim(""), text: text, prompt: prompt,
      fileID: fileID, line: line, column: column)
  }

  /// A field whose action is never run, by its older name.
  public init(
    _ title: TextContent, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title, text: text, fileID: fileID, line: line, column: column)
  }
}

extension Formatter {
  /// A copy in the language and the time zone of the variant; a formatter of another kind is itself.
  fileprivate var inVariant: Formatter {
    let environment = EnvironmentValues.current
    switch copy() {
    case let numbers as NumberFormatter:
      numbers.locale = environment.locale
      return numbers
    case let dates as DateFormatter:
      dates.locale = environment.locale
      dates.timeZone = environment.timeZone
      return dates
    default: return self
    }
  }
}
