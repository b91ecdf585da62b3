import AuditModel
import Foundation

/// The English names of languages (CLDR, by Foundation).
enum LanguageName {
  private static let english = Locale(identifier: "en")

  /// The name with the code, such as `German (de)`; the code alone where there is no name.
  static func shown(_ locale: LocaleIdentifier) -> String {
    let code = locale.identifier
    if locale == .rightToLeftPseudolanguage { return "right-to-left pseudolanguage (\(code))" }
    guard let name = english.localizedString(forIdentifier: code), name != code else { return code }
    return "\(name) (\(code))"
  }
}
