import AuditModel

/// The languages in which a string changed.
package struct ChangedLanguages: Hashable, Sendable {
  /// Whether they are all: the source string changed, so every translation of it is to be looked at.
  package private(set) var isEvery: Bool
  private var locales: Set<LocaleIdentifier>

  /// None.
  package static let none = Self(isEvery: false, locales: [])
  /// All.
  package static let every = Self(isEvery: true, locales: [])

  private init(isEvery: Bool, locales: Set<LocaleIdentifier>) {
    self.isEvery = isEvery
    self.locales = locales
  }

  /// One language.
  package init(_ locale: LocaleIdentifier) { self.init(isEvery: false, locales: [locale]) }

  /// The languages in which a string that changed looks different.
  ///
  /// - Parameters:
  ///   - locales: the languages to choose from.
  ///   - source: the source language, whose text changed where all are to be looked at.
  ///   - showsText: whether the second language shows the text of the first one.
  func shown(
    among locales: [LocaleIdentifier], source: LocaleIdentifier,
    where showsText: (_ changed: LocaleIdentifier, _ shown: LocaleIdentifier) -> Bool
  ) -> ChangedLanguages {
    let changed = isEvery ? [source] : self.locales
    return ChangedLanguages(
      isEvery: false,
      locales: Set(locales.filter { shown in changed.contains { showsText($0, shown) } }))
  }

  /// Whether there are none.
  package var isEmpty: Bool { !isEvery && locales.isEmpty }

  /// Whether a language is among them; what is of no single language is when any changed.
  package func contains(_ locale: LocaleIdentifier?) -> Bool {
    isEvery || locale.map(locales.contains) ?? !locales.isEmpty
  }

  /// These languages and others.
  package func union(_ other: ChangedLanguages) -> ChangedLanguages {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Adds other languages.
  package mutating func formUnion(_ other: ChangedLanguages) {
    isEvery = isEvery || other.isEvery
    locales = isEvery ? [] : locales.union(other.locales)
  }
}
