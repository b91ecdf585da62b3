import AuditModel
import Localization

/// The effects of an import, before it does anything.
package struct ImportPlan: Sendable {
  /// The strings that change, in the order in which they came.
  package var changes: [Change] = []
  /// The rejected, the postponed and the notable, in the order in which it came.
  package var diagnostics: [ImportDiagnostic] = []
  /// The files as they would be, by path from the project's folder on.
  package var files: [ProjectOutput] = []
  /// How many strings came back as they were in the project already.
  package var unchangedCount = 0
  /// How many strings came back without a translation.
  package var untranslatedCount = 0

  /// A text that changes.
  package struct Change: Hashable, Sendable {
    /// The file that it changes in, from the project's folder on.
    package var file: String
    /// The language.
    package var locale: LocaleIdentifier
    /// The key.
    package var key: String
    /// Which of its strings.
    package var path: VariationPath
    /// The current string, none when there is none yet.
    package var old: String?
    /// The new string.
    package var new: String
    /// How far it is, when that changes too.
    package var state: TranslationState?
    /// Where it is in the file that came back.
    package var location: SourceLocation
  }
}

extension ImportPlan {
  /// The effects on one language.
  package struct Total: Hashable, Sendable {
    /// The language.
    package var locale: LocaleIdentifier
    /// How many strings change.
    package var changed = 0
    /// How many strings are rejected.
    package var rejected = 0
  }

  /// The effects on each language, in the order of the languages.
  package var totals: [Total] {
    var totals: [LocaleIdentifier: Total] = [:]
    for change in changes {
      totals[change.locale, default: Total(locale: change.locale)].changed += 1
    }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard let locale = diagnostic.locale else { continue }
      totals[locale, default: Total(locale: locale)].rejected += diagnostic.strings
    }
    return totals.values.sorted { $0.locale < $1.locale }
  }

  /// How many strings are rejected, those without a language too.
  package var rejectedCount: Int {
    diagnostics.reduce(0) { $1.severity == .error ? $0 + $1.strings : $0 }
  }
}

/// A key in a language of a file, which checks let pass or not as a whole.
package struct ImportedKey: Hashable, Sendable {
  /// The file that it changes in, from the project's folder on.
  package var file: String
  /// The language.
  package var locale: LocaleIdentifier
  /// The key.
  package var key: String

  /// Names a key.
  package init(file: String, locale: LocaleIdentifier, key: String) {
    self.file = file
    self.locale = locale
    self.key = key
  }
}

/// The kinds of problems to ignore.
package struct ImportOptions: Hashable, Sendable {
  /// The files of the project whose strings cannot be read, by their paths from its folder on.
  package var unreadableFiles: Set<String> = []
  /// Whether strings that the translator marked as unfinished are imported into files that cannot
  /// hold the mark.
  package var acceptsUnfinished = false

  /// Takes nothing of the sort.
  package init() {}
}
