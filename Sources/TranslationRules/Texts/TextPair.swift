import AuditModel
import LanguageData
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// One text of a key beside its translation.
package final class TextPair {
  /// The text in the source language.
  package let source: AuditedText
  /// The translation.
  package let target: AuditedText
  /// The way from the key to the translation.
  package let path: VariationPath
  /// The key that it belongs to.
  package let key: KeyPair

  private let leafLocations: (source: SourceLocation, target: SourceLocation)?

  /// Where the source string is.
  package var sourceLocation: SourceLocation { leafLocations?.source ?? key.source.valueLocation }
  /// Where the translation is.
  package var targetLocation: SourceLocation { leafLocations?.target ?? key.target.valueLocation }

  /// The formats of both strings compared with each other; none where there is plainly no
  /// difference.
  package private(set) lazy var formats = PairedFormats(self).comparison

  /// Whether both have the very same tags in the same order, as most translations do.
  private(set) lazy var hasSameTags = source.text.hasSameTags(as: target.text)

  /// Whether both are the very same text, as where it is untranslated.
  var isCopy: Bool { source.text.isExactly(target.text) }

  /// How the specifiers of the translation differ from those of its source.
  package private(set) lazy var formatDifferences = formats?.differences ?? []

  /// Takes the only strings of a key.
  init(source: AuditedText, target: AuditedText, key: KeyPair) {
    self.source = source
    self.target = target
    self.key = key
    path = .text
    leafLocations = nil
  }

  /// Takes two of several strings of a key.
  init(source: TableEntry.Leaf, target: TableEntry.Leaf, key: KeyPair) {
    self.source = AuditedText(source.text, isWordOfVariable: source.path.isInVariable)
    self.target = AuditedText(target.text, isWordOfVariable: target.path.isInVariable)
    self.key = key
    path = target.path
    leafLocations = (source.location, target.location)
  }

  /// The kinds of characters in one of the two strings.
  package var features: TextFeatures {
    TextFeatures(rawValue: source.features.rawValue | target.features.rawValue)
  }

  /// The source language.
  package var sourceLanguage: Language { key.tables.sourceLanguage }

  /// The language of the translation.
  package var language: Language { key.tables.targetLanguage }

  /// How far the translation is; none when its file does not say.
  package var state: TranslationState? { key.target.states[path] }

  /// Whether the translation serves exactly one number, so that it may say it in words or not at
  /// all: `zero` on Apple's platforms, and categories that only one whole number takes.
  package var servesOneNumber: Bool {
    guard let category = path.category else { return false }
    return language.servesOneNumber(category)
  }
}

extension Language {
  /// Whether only one whole number takes a category; `zero` always means 0 to Apple's platforms.
  package func servesOneNumber(_ category: PluralCategory) -> Bool {
    pluralNumbers.isOne(category)
  }
}
