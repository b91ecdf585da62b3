import AuditModel
import Foundation

/// A text.
public struct Text: NodeView, Sendable {
  /// The description.
  public let node: ViewNode

  init(node: ViewNode) { self.node = node }

  /// Shows a string of the tables, by its key, as a literal names it: `Text("login.title")`.
  public init(
    _ content: TextContent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(.text, text: content, origin: NodeOrigin(fileID, line, column))
  }

  /// Shows a string of a table, by its key.
  public init(
    _ key: TextContent, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(key.inTable(tableName), fileID: fileID, line: line, column: column)
  }

  /// Shows what a person wrote, or what is the same in every language.
  @_disfavoredOverload
  public init(
    verbatim content: some StringProtocol,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.verbatim(String(content)), fileID: fileID, line: line, column: column)
  }

  /// Shows a literal as it is, in every language.
  public init(
    verbatim literal: StaticString,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.literal("\(literal)"), fileID: fileID, line: line, column: column)
  }

  /// Shows a variable as it is.
  @_disfavoredOverload
  public init(
    _ content: some StringProtocol,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.verbatim(String(content)), fileID: fileID, line: line, column: column)
  }

  /// Shows a value in a format, in the language of the variant.
  public init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Format.FormatOutput == String {
    self.init(
      .formatted(value, format), fileID: fileID, line: line, column: column)
  }

  /// Shows a date, in the language of the variant.
  public init(
    _ date: Date, style: DateStyle,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(style.text(of: date)), fileID: fileID, line: line, column: column)
  }

  /// The part of a date that is shown.
  public struct DateStyle: Sendable {
    private let format: Date.FormatStyle?

    /// The day.
    public static let date = DateStyle(format: .init(date: .abbreviated, time: .omitted))
    /// The time.
    public static let time = DateStyle(format: .init(date: .omitted, time: .shortened))
    /// The time from now, shown as “1 min”.
    public static let relative = DateStyle(format: nil)
    /// The time from now, shown as “1 min”.
    public static let offset = DateStyle(format: nil)
    /// The time from now, shown as “1 min”.
    public static let timer = DateStyle(format: nil)

    fileprivate func text(of date: Date) -> String {
      guard let format else { return "1 min" }
      return TextContent.text(of: date, format)
    }
  }
}

extension TextContent {
  /// A value in a format, in the language of the variant; dates are in UTC wherever the audit runs.
  static func formatted<Format: FormatStyle>(
    _ value: Format.FormatInput, _ format: Format
  ) -> TextContent where Format.FormatOutput == String {
    .verbatim(text(of: value, format))
  }

  static func text<Format: FormatStyle>(
    of value: Format.FormatInput, _ format: Format
  ) -> String where Format.FormatOutput == String {
    let environment = EnvironmentValues.current
    let localized = format.locale(environment.locale)
    guard var dates = localized as? Date.FormatStyle, let date = value as? Date else {
      return localized.format(value)
    }
    dates.timeZone = environment.timeZone
    return dates.format(date)
  }

  /// The string of another table; none for the same one.
  func inTable(_ name: String?) -> TextContent {
    guard let name, case .localized(var text) = self else { return self }
    text.table = name
    return .localized(text)
  }
}
