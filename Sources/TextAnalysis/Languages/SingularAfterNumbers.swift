import LanguageData

extension Language {
  /// Whether its nouns stay as they are behind a number.
  package var keepsSingularAfterNumbers: Bool {
    Self.singularAfterNumbers.contains(locale.language)
  }

  private static let singularAfterNumbers: Set = [
    "hu", "tr", "az", "kk", "ky", "uz", "tk", "ug", "tt", "ka", "hy", "fa", "ku", "ckb", "bn",
    "eu", "cy", "fi", "et", "mn",
  ]
}
