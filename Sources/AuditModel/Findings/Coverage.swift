/// How much of a table is translated into a language.
public struct Coverage: Hashable, Sendable, Codable {
  /// The language.
  public var locale: LocaleIdentifier
  /// The folder of the target, relative to the project's root; empty for the root.
  public var folder: String
  /// The table's name.
  public var table: String
  /// The strings that need a translation.
  public var strings: Int
  /// Those that have one which nothing is left to do about.
  public var translated: Int
  /// Those that a person has to look at, such as what a machine translated.
  public var needsReview: Int
  /// Those without a translation.
  public var missing: Int

  /// Takes the counts.
  public init(
    locale: LocaleIdentifier, folder: String, table: String, strings: Int, translated: Int,
    needsReview: Int, missing: Int
  ) {
    self.locale = locale
    self.folder = folder
    self.table = table
    self.strings = strings
    self.translated = translated
    self.needsReview = needsReview
    self.missing = missing
  }
}

extension [Coverage] {
  /// The sums of each language, in the order of the languages; neither folder nor table is named.
  public var byLanguage: [Coverage] {
    var sums: [LocaleIdentifier: Coverage] = [:]
    for part in self {
      var sum =
        sums[part.locale]
        ?? Coverage(
          locale: part.locale, folder: "", table: "", strings: 0, translated: 0, needsReview: 0,
          missing: 0)
      sum.strings += part.strings
      sum.translated += part.translated
      sum.needsReview += part.needsReview
      sum.missing += part.missing
      sums[part.locale] = sum
    }
    return sums.values.sorted { $0.locale < $1.locale }
  }
}
