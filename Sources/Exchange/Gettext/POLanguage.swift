import AuditModel

/// How gettext writes a language: `pt_BR`, `zh_Hant`, `sr@latin`.
///
/// The script stands where POSIX has the region, as translation programs do for Chinese; readers
/// that only know regions take `zh_TW`, which is read here too.
enum POLanguage {
  /// The name of a language in a header.
  static func name(of locale: LocaleIdentifier) -> String {
    locale.identifier.split(separator: "-").joined(separator: "_")
  }

  /// The language that a header names; none when it names none.
  static func locale(named name: String) -> LocaleIdentifier? {
    let parts = name.trimmed.split(separator: "@", maxSplits: 1)
    // What follows a full stop is an encoding.
    guard let tag = parts.first?.split(separator: ".").first, !tag.isEmpty else { return nil }
    switch parts.dropFirst().first {
    case "latin": return LocaleIdentifier(withScript("Latn", in: tag))
    case "cyrillic": return LocaleIdentifier(withScript("Cyrl", in: tag))
    default: return LocaleIdentifier(String(tag))
    }
  }

  private static func withScript(_ script: String, in tag: Substring) -> String {
    let subtags = tag.split(whereSeparator: { $0 == "_" || $0 == "-" }).map { String($0) }
    return (subtags.prefix(1) + [script] + subtags.dropFirst()).joined(separator: "-")
  }
}
