import AuditModel

/// Determines which language an app is written in.
package enum SourceLanguage {
  /// The source language of files: that which is known or which a catalog names, or else English
  /// where there is any, or the only language there is beside `Base`.
  ///
  /// - Parameter unread: the languages of files that are there and cannot be read.
  package static func of(
    _ files: [LocalizationFile], unread: Set<LocaleIdentifier> = []
  ) -> LocaleIdentifier {
    if let known = files.lazy.compactMap(\.appLocale).first { return known }
    if let named = files.lazy.compactMap(\.sourceLocale).first { return named }
    let locales = unread.union(files.compactMap(\.locale))
    if locales.isEmpty || locales.contains("en") { return "en" }
    let english = locales.filter { $0.language == "en" }.sorted()
    if let first = english.first { return first }
    guard locales.count == 1, let only = locales.first else { return "en" }
    return isTranslated(into: only, files) ? "en" : only
  }

  /// The first language that is declared and there, be it as `Base`; none when a catalog names one,
  /// or when none of them is there.
  ///
  /// - Parameters:
  ///   - unread: the languages of files that are there and cannot be read.
  ///   - declared: the languages that project files name for the folder, the nearest first.
  package static func of(
    _ files: [LocalizationFile], unread: Set<LocaleIdentifier> = [],
    among declared: [LocaleIdentifier]
  ) -> LocaleIdentifier? {
    guard !declared.isEmpty, !files.contains(where: { $0.sourceLocale != nil }) else { return nil }
    let locales = unread.union(files.compactMap(\.locale))
    let hasBase = files.contains { $0.isBase && ($0.kind.isTable || $0.isTranslated(in: files)) }
    return declared.lazy.compactMap { match($0, among: locales, hasBase: hasBase) }.first
  }

  /// The language as it is there; none when it is not.
  private static func match(
    _ language: LocaleIdentifier, among locales: Set<LocaleIdentifier>, hasBase: Bool
  ) -> LocaleIdentifier? {
    if locales.contains(language) { return language }
    if let code = oldNames[language.identifier] {
      return match(code, among: locales, hasBase: hasBase)
    }
    if hasBase { return language }
    return locales.filter { locale in
      locale.language == language.language
        && (locale.script == language.script || language.script == nil && language.region == nil)
    }.min()
  }

  /// Whether files of a language say other things than those in `Base`, which is then in another
  /// language.
  private static func isTranslated(
    into locale: LocaleIdentifier, _ files: [LocalizationFile]
  ) -> Bool {
    files.contains { base in
      base.isBase
        && files.contains { file in
          file.locale == locale && file.name == base.name && file.kind.isTable
            && file.folder == base.folder && file.bytes != base.bytes
        }
    }
  }

  /// The names of languages in project files from before language codes.
  private static let oldNames: [String: LocaleIdentifier] = [
    "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es",
    "japanese": "ja", "dutch": "nl",
  ]
}

extension LocalizationFile {
  /// Whether a language has a table for it.
  fileprivate func isTranslated(in files: [LocalizationFile]) -> Bool {
    files.contains { $0.name == name && $0.locale != nil && $0.kind.isTable }
  }

  /// The language that a catalog names as that of its strings, none when it names none.
  fileprivate var sourceLocale: LocaleIdentifier? {
    guard kind == .catalog else { return nil }
    // The name is at the very beginning or the very end; nothing else there looks like it.
    let text = String(decoding: bytes.prefix(400) + bytes.suffix(400), as: UTF8.self)
    guard let match = text.firstMatch(of: /"sourceLanguage"\s*:\s*"([A-Za-z0-9_\-]+)"/) else {
      return nil
    }
    return LocaleIdentifier(String(match.1))
  }
}
