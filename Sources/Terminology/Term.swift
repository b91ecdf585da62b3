import AuditModel

/// A word or phrase of the source language with what it is called in other languages.
package struct Term: Hashable, Sendable {
  /// The word or phrase in the source language.
  package var source: String
  /// Its approved and proposed names, by language, the preferred one first.
  package var translations: [LocaleIdentifier: [String]]
  /// Those of its names that were learned or suggested and not approved yet, by language.
  package var proposed: [LocaleIdentifier: [String]]
  /// Its forbidden names, by language.
  package var forbidden: [LocaleIdentifier: [String]]
  /// Whether it stays as it is in every language, like a brand.
  package var isKept: Bool
  /// Where it is written down, none when it is not.
  package var location: SourceLocation?

  /// Makes a term.
  package init(
    source: String, translations: [LocaleIdentifier: [String]] = [:],
    proposed: [LocaleIdentifier: [String]] = [:], forbidden: [LocaleIdentifier: [String]] = [:],
    isKept: Bool = false,
    location: SourceLocation? = nil
  ) {
    self.source = source
    self.translations = translations
    self.proposed = proposed
    self.forbidden = forbidden
    self.isKept = isKept
    self.location = location
  }
}

extension Term {
  /// Its approved and proposed names in a language; empty when none is known.
  package func translations(in locale: LocaleIdentifier) -> [String] {
    Self.texts(of: translations, in: locale)
  }

  /// Its forbidden names in a language.
  package func forbidden(in locale: LocaleIdentifier) -> [String] {
    Self.texts(of: forbidden, in: locale)
  }

  /// Whether all its names in a language are only proposed, so that a finding is at most a note.
  package func isProposed(in locale: LocaleIdentifier) -> Bool {
    let proposed = Self.texts(of: proposed, in: locale)
    return !isKept && !proposed.isEmpty
      && translations(in: locale).allSatisfy { proposed.contains($0) }
  }

  /// Whether it stays as it is in a language.
  package func isKept(in locale: LocaleIdentifier) -> Bool {
    if isKept { return true }
    let texts = translations(in: locale)
    return !texts.isEmpty && texts.allSatisfy { $0.isExactly(source) }
  }

  /// Those of the locale, or of the nearest one that has some: `pt-BR` takes those of `pt`, and `de`
  /// those of `de-DE`.
  private static func texts(
    of texts: [LocaleIdentifier: [String]], in locale: LocaleIdentifier
  ) -> [String] {
    if let found = texts[locale] { return found }
    let near = texts.keys.sorted().filter { other in
      other.language == locale.language && other.writing == locale.writing
        && (other.region == nil || locale.region == nil)
    }
    return near.first.flatMap { texts[$0] } ?? []
  }
}

extension LocaleIdentifier {
  /// The script where a language has several of them; Chinese names it by the region.
  fileprivate var writing: String? {
    guard language == "zh" else { return script }
    if let script { return script }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }
}
