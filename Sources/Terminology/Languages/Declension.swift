/// Languages whose nouns have cases and whose strings begin with the case of subjects.
enum Declension {
  /// Whether a noun at the start of a string is in the case that dictionaries list.
  ///
  /// In Finnish, Hungarian or Turkish the owner comes first, in another case.
  static func starts(_ language: String) -> Bool { languages.contains(language) }

  private static let languages: Set<String> = [
    "ru", "uk", "be", "pl", "cs", "sk", "sl", "hr", "bs", "sr", "lv", "el", "ro", "is",
  ]
}
