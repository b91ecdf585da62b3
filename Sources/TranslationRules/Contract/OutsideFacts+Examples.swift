import SourceScanning

extension OutsideFacts {
  /// Knows some code, for examples.
  static func swift(_ code: String) -> OutsideFacts { scanned(code, as: .swift) }

  /// Knows some screens, for examples.
  static func screen(_ code: String) -> OutsideFacts { scanned(code, as: .screen) }

  private static func scanned(_ code: String, as language: CodeLanguage) -> OutsideFacts {
    var facts = OutsideFacts()
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: "App.swift", language: language)
    facts.code = usage
    facts.shownCode = code
    return facts
  }
}
