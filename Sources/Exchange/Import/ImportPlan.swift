import AuditModel
import Localization

/// What an import would do, before it does anything.
package struct ImportPlan: Sendable {
  /// The texts that change, in the order in which they came.
  package var changes: [Change] = []
  /// What is kept out, kept apart or worth knowing, in the order in which it came.
  package var remarks: [ImportRemark] = []
  /// The files as they would be, by path from the project's folder on.
  package var files: [ProjectOutput] = []
  /// How many texts came back as they were in the project already.
  package var unchangedCount = 0
  /// How many texts came back without a translation.
  package var untranslatedCount = 0

  /// A text that changes.
  package struct Change: Hashable, Sendable {
    /// The file that it changes in, from the project's folder on.
    package var file: String
    /// The language.
    package var locale: LocaleIdentifier
    /// The key.
    package var key: String
    /// Which of its texts.
    package var path: VariationPath
    /// What it says now, none when there is no text yet.
    package var old: String?
    /// What it is to say.
    package var new: String
    /// How far it is, when that changes too.
    package var state: TranslationState?
    /// Where it stands in the file that came back.
    package var location: SourceLocation
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

/// What to take though somebody should look at it.
package struct ImportOptions: Hashable, Sendable {
  /// Whether texts that the translator marked as unfinished are taken into files that cannot hold
  /// the mark.
  package var acceptsUnfinished = false

  /// Takes nothing of the sort.
  package init() {}
}
