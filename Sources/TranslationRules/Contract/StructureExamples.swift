/// Files for the examples of rules about the structure of plurals and devices.
enum StructureExamples {
  static let rule = pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
  static let number = pair("NSStringFormatValueTypeKey", "d")
  static let forms = pair("one", "%d day") + pair("other", "%d days")
  static let format = pair("NSStringLocalizedFormatKey", "%#@n@")

  /// A key of a property list with a text.
  static func pair(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }

  /// A key of a property list with a dictionary.
  static func group(_ key: String, _ members: String...) -> String {
    "<key>\(key)</key><dict>\(members.joined())</dict>"
  }

  /// A `.stringsdict` file with one key, `a`.
  static func stringsDict(_ members: String...) -> (path: String, content: String) {
    ("en.lproj/A.stringsdict", "<plist><dict>\(group("a", members.joined()))</dict></plist>")
  }

  /// A catalog with one key, `a`, and what it has in English.
  static func catalog(_ fields: String) -> (path: String, content: String) {
    catalog(keys: "\"a\":{\"localizations\":{\"en\":{\(fields)}}}")
  }

  /// A catalog with keys.
  static func catalog(keys: String) -> (path: String, content: String) {
    (
      "A.xcstrings", "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(keys)}}"
    )
  }

  /// A text of a catalog.
  static func unit(_ text: String) -> String {
    "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}"
  }

  /// The axis along which strings of a catalog vary.
  static func variations(_ axis: String, _ texts: String) -> String {
    "\"variations\":{\"\(axis)\":{\(texts)}}"
  }
}
