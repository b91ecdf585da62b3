import AuditModel
import LanguageData
import Localization
import Terminology
import TextAnalysis

/// One text by itself.
package final class SingleText {
  /// The text.
  package let text: AuditedText
  /// The way to it from its key.
  package let path: VariationPath
  /// The key that it belongs to.
  package let key: SingleKey

  private let leafLocation: SourceLocation?

  /// Takes the only text of a key.
  init(_ text: AuditedText, key: SingleKey) {
    self.text = text
    self.key = key
    path = .text
    leafLocation = nil
  }

  /// Takes one of several strings of a key.
  init(_ leaf: TableEntry.Leaf, key: SingleKey) {
    text = AuditedText(leaf.text, isWordOfVariable: leaf.path.isInVariable)
    path = leaf.path
    leafLocation = leaf.location
    self.key = key
  }

  /// Where it is.
  package var location: SourceLocation { leafLocation ?? key.entry.valueLocation }

  /// Its language.
  package var language: Language { key.language }

  /// Whether it is in the language that the app is written in.
  package var isSource: Bool { key.isSource }
}

/// A key in one language.
package final class SingleKey {
  /// The key with its strings.
  package let entry: TableEntry
  private let context: SingleTable

  /// Takes a key of a table.
  init(_ entry: TableEntry, in context: SingleTable) {
    self.entry = entry
    self.context = context
  }

  /// The table that it is in.
  package var table: StringTable { context.table }
  /// The language of the table.
  package var language: Language { context.language }
  /// Whether that is the language that the app is written in.
  package var isSource: Bool { context.isSource }
  /// The facts about the project as a whole.
  package var knowledge: ProjectKnowledge { context.knowledge }
  /// Returns whether strings of the table are in its language.
  var judge: LanguageJudge { context.judge }

  /// Whether the keys of the table are names for developers, not strings for people.
  var hasNamedKeys: Bool { context.hasNamedKeys }

  /// Its strings, made anew each time.
  package var texts: [SingleText] {
    if case .text(let text) = entry.value { return [SingleText(AuditedText(text), key: self)] }
    return entry.leaves.map { SingleText($0, key: self) }
  }
}

/// A table in one language, with what its keys share.
final class SingleTable {
  let table: StringTable
  let language: Language
  let isSource: Bool
  let knowledge: ProjectKnowledge

  /// Returns whether its strings are in its language.
  private(set) lazy var judge = LanguageJudge(
    knowledge.languageModels, locale: table.locale, source: table.locale)

  /// Whether at least ten of its strings, and 80 %, differ from their keys, so that these are names
  /// for developers.
  private(set) lazy var hasNamedKeys: Bool = {
    let others = table.entries.count { !$0.value.format.isExactly($0.key) }
    return others >= 10 && others * 5 >= table.entries.count * 4
  }()

  init(_ table: StringTable, knowledge: ProjectKnowledge, isSource: Bool) {
    self.table = table
    self.knowledge = knowledge
    self.isSource = isSource
    language = knowledge.language(table.locale)
  }
}
