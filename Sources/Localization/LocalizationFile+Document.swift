import AuditModel

extension LocalizationFile.Kind {
  /// Reads a file of this kind as a document whose strings can be changed; none for files of
  /// Interface Builder, which only name their strings.
  ///
  /// - Parameters:
  ///   - path: the path in locations.
  ///   - locale: the language of the file; catalogs have all of theirs.
  package func document(
    _ bytes: [UInt8], path: String, locale: LocaleIdentifier
  ) -> (any LocalizationDocument)? {
    switch self {
    case .strings: StringsDocument(bytes, path: path, locale: locale)
    case .stringsDict: StringsDictDocument(bytes, path: path, locale: locale)
    case .catalog: CatalogDocument(bytes, path: path)
    case .storyboard, .xib, .intents: nil
    }
  }
}

extension LocalizationFile {
  /// The file as a document whose strings can be changed; none for files of Interface Builder.
  ///
  /// - Parameter sourceLocale: the language of a file that lies in no language's folder.
  package func document(sourceLocale: LocaleIdentifier) -> (any LocalizationDocument)? {
    kind.document(bytes, path: path, locale: locale ?? sourceLocale)
  }
}
