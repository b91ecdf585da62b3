import AuditModel
import Localization

extension ProjectFiles {
  /// Throws when strings are there, but none in the language that was named as their source: with a
  /// misspelled language nothing would be compared, and nothing found.
  func requireStrings(inNamedSource source: LocaleIdentifier?) throws(IntakeError) {
    let texts = targets.flatMap(\.files)
    guard let source, !texts.isEmpty, !texts.contains(where: { $0.hasStrings(in: source) }) else {
      return
    }
    let locales = Set(texts.flatMap(\.languages))
    // The source strings may be in the code alone, as long as no table has them.
    let isInCode = !locales.contains { $0.language == "en" } && code() != nil
    guard !isInCode, !targets.contains(where: { $0.unreadLocales.contains(source) }) else { return }
    throw IntakeError(
      at: "--source \(source)", "no string is in this language",
      advice: "the languages of the strings are "
        + locales.sorted().map(\.identifier).joined(separator: ", "))
  }
}

extension LocalizationFile {
  /// The languages of its strings.
  fileprivate var languages: [LocaleIdentifier] {
    if kind == .catalog {
      let catalog = CatalogDocument(bytes, path: path)
      return catalog.locales + [catalog.sourceLocale]
    }
    return locale.map { [$0] } ?? []
  }

  /// Whether it has strings in a language; what lies in `Base` is in any that is named.
  fileprivate func hasStrings(in source: LocaleIdentifier) -> Bool {
    isBase || languages.contains(source)
  }
}
