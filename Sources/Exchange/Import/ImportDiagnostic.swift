import AuditModel
import Localization

/// A message about a translation that came back.
package struct ImportDiagnostic: Hashable, Sendable {
  /// Its kind.
  package var kind: Kind
  /// Where it is in the file that came back.
  package var location: SourceLocation
  /// The language.
  package var locale: LocaleIdentifier?
  /// The key, when it is about one.
  package var key: String?
  /// Which of its strings.
  package var path = VariationPath.text
  /// The fact, in a clause without a full stop.
  package var message: String
  /// The suggestion, in a clause without a full stop.
  package var suggestion: String
  /// How many strings it is about.
  package var strings = 1

  /// The kinds of messages.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// No file of the project is the one that the strings come from.
    case unknownFile = "unknown-file"
    /// The file does not say into which language it is translated, or in a way that names none.
    case noTargetLanguage = "no-target-language"
    /// The strings come from another language than the project's.
    case otherSourceLanguage = "other-source-language"
    /// The translations are in another language than the file says.
    case wrongLanguage = "wrong-language"
    /// The file was found by the end of its path only.
    case matchedByName = "matched-by-name"
    /// The project has the language already, with another region or none.
    case newLanguage = "new-language"
    /// The project's file, or the one with its source strings, cannot be read.
    case unreadableFile = "unreadable-file"
    /// The key is not in the project.
    case unknownKey = "unknown-key"
    /// The key has no such plural category, device or variable.
    case unknownVariation = "unknown-variation"
    /// The text in the source language is another one than when it was sent.
    case sourceChanged = "source-changed"
    /// The same text came twice, with different translations.
    case twice = "translated-twice"
    /// Nothing is where there is a text in the source language.
    case empty = "empty-translation"
    /// It is marked as not to be translated.
    case notTranslatable = "not-translatable"
    /// The translator marked it as unfinished, which the project's format cannot hold.
    case unfinished = "unfinished"
    /// A code of the translation has no text that it stands for, so that nothing would be there.
    case lostCode = "lost-code"
    /// A form that every language needs did not come.
    case missingForm = "missing-form"
    /// The project's file cannot take it.
    case rejectedByFile = "refused-by-file"
    /// A check found something wrong with it.
    case check = "check"
  }

  /// Whether the text is rejected because of it.
  package var severity: Severity

  /// Makes a note.
  package init(
    _ kind: Kind, severity: Severity = .error, at location: SourceLocation,
    locale: LocaleIdentifier? = nil, key: String? = nil, path: VariationPath = .text,
    _ message: String, suggestion: String, strings: Int = 1
  ) {
    self.strings = strings
    self.kind = kind
    self.severity = severity
    self.location = location
    self.locale = locale
    self.key = key
    self.path = path
    self.message = message
    self.suggestion = suggestion
  }
}

extension ImportDiagnostic {
  /// A unit whose key the file does not say.
  package init(unnamed problem: LocalizationProblem) {
    self.init(
      .unknownKey, at: problem.location, problem.message,
      suggestion: problem.suggestion)
  }
}

extension ImportDiagnostic: CustomStringConvertible {
  /// The place, what is so and what to do.
  package var description: String { "\(location): \(message); \(suggestion)" }
}
