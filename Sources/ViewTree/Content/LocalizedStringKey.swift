import AuditModel
import Foundation

/// A key of a string table, as SwiftUI's literals name it.
public typealias LocalizedStringKey = TextContent

/// A string of the tables, as later frameworks of Apple name it.
public typealias LocalizedStringResource = TextContent

extension TextContent: ExpressibleByStringInterpolation {
  /// The key that a literal is.
  public init(stringLiteral key: String) { self = .localized(LocalizedText(key: key)) }

  /// The key that a literal is.
  public init(_ key: String) { self = .localized(LocalizedText(key: key)) }

  /// The key with a format specifier for each value, `%@ of %lld`, and the values.
  public init(stringInterpolation: StringInterpolation) {
    let key = stringInterpolation
    self = .localized(LocalizedText(key: key.key, arguments: key.arguments))
  }

  /// The parts of a literal: text, and values with their format specifiers.
  ///
  /// Text doubles its percent signs where there are values, since Foundation then reads the key as a
  /// format (Apple documentation, `LocalizedStringKey.StringInterpolation`).
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var arguments: [LocalizedText.Argument] = []
    private var parts: [Part] = []

    private enum Part {
      case text(String)
      case specifier(String)
    }

    fileprivate var key: String {
      parts.map { part in
        switch part {
        case .text(let text):
          arguments.isEmpty ? text : text.replacingOccurrences(of: "%", with: "%%")
        case .specifier(let specifier): specifier
        }
      }.joined()
    }

    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }

    /// Adds a string, for `%@`.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append("%@", .text(.verbatim(String(value))))
    }

    /// Adds a localized string, for `%@`.
    public mutating func appendInterpolation(_ value: TextContent) { append("%@", .text(value)) }

    /// Adds a text with its font, its weight and its colour, for `%@`.
    public mutating func appendInterpolation(_ value: Text) {
      append("%@", .text(value.node.runContent))
    }

    /// Adds an attributed string, for `%@`.
    public mutating func appendInterpolation(_ value: AttributedString) {
      append("%@", .text(TextContent(value)))
    }

    /// Adds a picture in a line of text, for `%@`: it is measured as a square of the text's height.
    public mutating func appendInterpolation(_ value: Image) { append("%@", .text(.picture)) }

    /// Adds a whole number, for `%lld`, `%d`, `%llu` or `%u`, as its type says.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(specifier(for: Value.self), .integer(Int(clamping: value)))
    }

    /// Adds a number with decimals, for `%lf`.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }

    /// Adds a number with decimals, for `%f`.
    public mutating func appendInterpolation(_ value: Float) {
      append("%f", .number(Double(value)))
    }

    /// Adds a whole number with a format specifier of one's own, such as `%03lld`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      append(specifier, .integer(Int(clamping: value)))
    }

    /// Adds a number with a format specifier of one's own, such as `%.2f`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(specifier, .number(value))
    }

    /// Adds a value in a format, in the language of the variant, for `%@`.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      append("%@", .text(.formatted(value, format)))
    }

    /// Adds a date, in the language of the variant, for `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style).node.text ?? .verbatim("")))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedText.Argument) {
      parts.append(.specifier(specifier))
      arguments.append(argument)
    }
  }
}

extension TextContent {
  /// A square in the place of a picture.
  static let picture = verbatim("\u{25A0}")
}

/// The format specifier that SwiftUI writes into a key for a whole number (found by OpenSwiftUI in
/// iOS 18).
private func specifier<Value: BinaryInteger>(for type: Value.Type) -> String {
  switch type {
  case is Int8.Type, is Int16.Type, is Int32.Type: "%d"
  case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
  case is UInt.Type, is UInt64.Type: "%llu"
  default: "%lld"
  }
}
