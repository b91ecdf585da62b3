import AuditModel
import LanguageData
import Localization
import TextShaping

/// One text of a key beside its translation.
package final class TextPair {
  /// The text in the source language.
  package let source: AuditedText
  /// The translation.
  package let target: AuditedText
  /// The way from the key to the translation.
  package let path: VariationPath
  /// Where the source text stands.
  package let sourceLocation: SourceLocation
  /// Where the translation stands.
  package let targetLocation: SourceLocation
  /// The key that it belongs to.
  package let key: KeyPair

  /// The formats of both texts held against each other; none where there is plainly no difference.
  package private(set) lazy var formats = PairedFormats(self).comparison

  /// A link of the source that the translation lacks or has broken, if any.
  ///
  /// It is found anew each time, for hardly any text has links.
  package var lostLink: TextViolation? { MarkdownRule().lostLink(in: self) }

  /// The script of another language in which the translation is written, if it is.
  package var strangeScript: Script? { WrongScriptRule.strangeScript(of: self) }

  /// How the specifiers of the translation differ from those of its source.
  package private(set) lazy var formatDifferences = formats?.differences ?? []

  init(
    source: AuditedText, target: AuditedText, path: VariationPath,
    sourceLocation: SourceLocation, targetLocation: SourceLocation, key: KeyPair
  ) {
    self.source = source
    self.target = target
    self.path = path
    self.sourceLocation = sourceLocation
    self.targetLocation = targetLocation
    self.key = key
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
