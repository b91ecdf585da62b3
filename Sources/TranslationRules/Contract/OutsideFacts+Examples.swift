import AuditModel
import SourceScanning

extension OutsideFacts {
  /// Knows some code, for examples.
  static func swift(_ code: String) -> OutsideFacts { scanned(code, as: .swift) }

  /// Knows a document of Interface Builder for iOS, for examples.
  static func interface(_ elements: String, _ attributes: String = "") -> OutsideFacts {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    return scanned(
      "<document type=\"\(type)\" \(attributes)><objects>\(elements)</objects></document>",
      as: .markup, path: "View.xib", shown: elements)
  }

  /// Knows some screens, for examples.
  static func screen(_ code: String) -> OutsideFacts { scanned(code, as: .screen) }

  /// Knows a key of a property list, and perhaps another one with the same text, for examples.
  static func usage(_ key: String, _ text: String, and other: String? = nil) -> OutsideFacts {
    var facts = OutsideFacts()
    let location = SourceLocation(file: "App/Info.plist", line: 1, column: 1)
    let keys = [key, other].compactMap(\.self)
    facts.usageDescriptions = keys.map { UsageDescription(key: $0, text: text, at: location) }
    facts.shownCode = keys.map { "\(location.file): \($0) = \(text)" }.joined(separator: "; ")
    return facts
  }

  /// Knows the texts of the app's page in the App Store, for examples.
  static func store(_ texts: [(locale: LocaleIdentifier?, field: StoreField, text: String)])
    -> OutsideFacts
  {
    var facts = OutsideFacts()
    facts.storeTexts = texts.map { locale, field, text in
      let path = "metadata/\(locale?.identifier ?? "default")/\(field.rawValue).txt"
      return StoreText(
        field, locale: locale, text: text, at: SourceLocation(file: path, line: 1, column: 1))
    }
    facts.shownCode = facts.storeTexts.map { "\($0.location.file): \($0.text)" }
      .joined(separator: "\n")
    return facts
  }

  private static func scanned(
    _ code: String, as language: CodeLanguage, path: String = "App.swift", shown: String? = nil
  ) -> OutsideFacts {
    var facts = OutsideFacts()
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: path, language: language)
    usage.followFunctions()
    facts.code = usage
    facts.shownCode = shown ?? code
    return facts
  }
}
