import AuditModel
import Localization

/// A file in the source language with its translations: what XLIFF calls a file.
package struct ProjectResource: Sendable {
  /// The path of the file in the source language, from the project's folder on.
  package var original: String
  /// The kind of that file.
  package var kind: LocalizationFile.Kind
  /// The folder of its target, from the project's folder on; empty for that folder itself.
  package var folder: String
  /// The name of its table.
  package var table: String
  /// Its strings in the source language, in the order of the file.
  package var source: [TableEntry]
  /// The files with its translations by language; a catalog is the file of all its languages.
  package var translations: [LocaleIdentifier: ProjectFile]
  /// The catalog that holds the strings of all languages, when it is one.
  package var catalog: ProjectFile?

  /// The strings in a language, without those whose end is missing: the rest of such a text is lost,
  /// so that it is no translation.
  package func translation(into locale: LocaleIdentifier) -> [TableEntry] {
    guard let document = translations[locale]?.document else { return [] }
    let torn = Set(
      document.problems.filter { $0.kind == .unterminatedString }.map(\.location))
    let entries = document.entries(in: locale)
    return torn.isEmpty ? entries : entries.filter { !torn.contains($0.valueLocation) }
  }

  /// Where the translations into a language are or would be, from the project's folder on.
  package func path(ofTranslationInto locale: LocaleIdentifier) -> String {
    if let file = translations[locale] { return file.path }
    if kind == .catalog { return original }
    let ending = kind == .stringsDict ? kind.rawValue : LocalizationFile.Kind.strings.rawValue
    let path = "\(locale).lproj/\(table).\(ending)"
    return folder.isEmpty ? path : "\(folder)/\(path)"
  }
}

extension TranslationProject {
  /// The losses of why string catalogs hold keys, for which exchange files have no place.
  package func lostExtractionStates(
    where isLost: (ExtractionState) -> Bool
  ) -> [ConversionLoss] {
    resources.flatMap(\.source).compactMap { entry in
      guard let state = entry.extraction, isLost(state) else { return nil }
      return ConversionLoss(
        key: entry.key, "the extraction state “\(state.rawValue)” is not in the file")
    }
  }
}

/// A file of a project that can be changed.
package struct ProjectFile: Sendable {
  /// The path from the project's folder on.
  package var path: String
  /// The file as a document.
  package var document: any LocalizationDocument

  /// Makes a file.
  package init(path: String, document: any LocalizationDocument) {
    self.path = path
    self.document = document
  }
}
