import AuditModel
import JSONReading

/// Something with a JSON form from which it can be read again.
protocol JSONConvertible {
  /// Reads the JSON form.
  init(_ field: JSONField) throws(ScreenFileError)

  /// The JSON form, in which defaults are left out.
  var jsonValue: JSONValue { get }
}

/// A choice between names.
protocol JSONChoice: JSONConvertible {
  /// The name of the choices, in messages.
  static var choiceName: String { get }

  /// All there is to choose from.
  static var choices: [Self] { get }

  /// The name of the choice.
  var jsonName: String { get }
}

extension JSONChoice {
  init(_ field: JSONField) throws(ScreenFileError) {
    self = try field.choice(of: Self.choiceName, among: Self.choices) { $0.jsonName }
  }

  var jsonValue: JSONValue { JSONValue(jsonName) }
}

extension JSONChoice where Self: CaseIterable {
  static var choices: [Self] { Array(allCases) }
}

extension JSONChoice where Self: RawRepresentable, RawValue == String {
  var jsonName: String { rawValue }
}

extension FontWeight: JSONChoice { static let choiceName = "font weight" }
extension TruncationMode: JSONChoice { static let choiceName = "truncation mode" }
extension TextAlignment: JSONChoice { static let choiceName = "text alignment" }
extension StackAxis: JSONChoice { static let choiceName = "stack axis" }
extension BarPlacement: JSONChoice { static let choiceName = "bar placement" }
extension AccessibilityGrouping: JSONChoice { static let choiceName = "accessibility grouping" }

extension TextStyle: JSONChoice {
  static let choiceName = "text style"
  var jsonName: String { name }
}

extension SizeClasses: JSONChoice {
  static let choiceName = "pair of size classes"
  var jsonName: String { name }
}

extension DynamicTypeSize: JSONChoice {
  static let choiceName = "Dynamic Type size"
  var jsonName: String { name }
}

extension String: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) { self = try field.name() }

  var jsonValue: JSONValue { JSONValue(self) }
}

extension LocaleIdentifier: JSONConvertible {
  /// Source: BCP 47, the shape of subtags; whether they are registered is not asked.
  init(_ field: JSONField) throws(ScreenFileError) {
    let text = try field.string()
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isWellFormed = parts.enumerated().allSatisfy { index, part in
      let isWord = part.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
      return isWord && ((index == 0 ? 2 : 1)...8).contains(part.count)
    }
    guard isWellFormed else {
      throw field.error(
        "“\(text.shortened)” is no language", suggestion: "write it as in “pt-BR” or “zh-Hant”")
    }
    self.init(text)
  }

  var jsonValue: JSONValue { JSONValue(identifier) }
}
