import AuditModel
import LanguageData
import Localization

/// One text by itself.
package final class SingleText {
  /// The text.
  package let text: AuditedText
  /// The way to it from its key.
  package let path: VariationPath
  /// Where it stands.
  package let location: SourceLocation
  /// The key that it belongs to.
  package let key: SingleKey

  init(_ text: AuditedText, path: VariationPath, location: SourceLocation, key: SingleKey) {
    self.text = text
    self.path = path
    self.location = location
    self.key = key
  }

  /// Its language.
  package var language: Language { key.language }

  /// Whether it is in the language that the app is written in.
  package var isSource: Bool { key.isSource }
}

/// A key in one language.
package final class SingleKey {
  /// The key with its texts.
  package let entry: TableEntry
  /// The table that it stands in.
  package let table: StringTable
  /// The language of the table.
  package let language: Language
  /// Whether that is the language that the app is written in.
  package let isSource: Bool
  /// What is known of the project as a whole.
  package let knowledge: ProjectKnowledge

  /// Takes a key of a table.
  package init(
    _ entry: TableEntry, in table: StringTable, language: Language, isSource: Bool,
    knowledge: ProjectKnowledge
  ) {
    self.entry = entry
    self.table = table
    self.language = language
    self.isSource = isSource
    self.knowledge = knowledge
  }

  /// Its texts, made anew each time.
  package var texts: [SingleText] {
    if case .text(let text) = entry.value {
      return [
        SingleText(AuditedText(text), path: .text, location: entry.valueLocation, key: self)
      ]
    }
    return entry.leaves.map {
      SingleText(
        AuditedText($0.text, isWordOfVariable: $0.path.isInVariable), path: $0.path,
        location: $0.location, key: self)
    }
  }
}
