import AuditModel

/// The titles that iOS itself shows in an app, in the app's language: that of a link to share something, say.
package enum SystemTitles {
  /// A title in a language by its English one; in English where the table has no other, none where it is no
  /// title of iOS.
  package static func title(_ english: String, in locale: LocaleIdentifier) -> String? {
    guard let titles = byLanguage[english] else { return nil }
    let tags = [locale.identifier, tag(of: locale)]
    return tags.lazy.compactMap { titles[$0] }.first ?? english
  }

  /// The name of a language in the table.
  private static func tag(of locale: LocaleIdentifier) -> String {
    switch (locale.language, locale.region) {
    case ("zh", _): "zh-\(locale.withLikelySubtags.script ?? "Hans")"
    // Portuguese without a region is that of Brazil for Apple.
    case ("pt", nil): "pt-BR"
    case ("pt", let region?): region == "BR" ? "pt-BR" : "pt-PT"
    case ("no", _): "nb"
    case ("iw", _): "he"
    case (let language, _): language
    }
  }

  private static let byLanguage: [String: [String: String]] = Dictionary(
    uniqueKeysWithValues: [
      share, search, edit, cancel, ok, noResults, noResultsFor, inProgress, percent,
    ].map { table in
      let titles = parsed(table)
      return (titles["en"] ?? "", titles)
    })

  /// Reads lines such as `de = Suchen`.
  private static func parsed(_ table: String) -> [String: String] {
    var titles: [String: String] = [:]
    for line in table.split(separator: "\n") {
      guard let equals = line.firstRange(of: " = ") else { continue }
      titles[String(line[..<equals.lowerBound])] = String(line[equals.upperBound...])
    }
    return titles
  }
}
