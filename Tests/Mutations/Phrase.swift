import AuditModel
import Localization
import ViewTree

/// A text of a mutation in the source language and in German.
///
/// Its key holds both, so that a mutation is all in one place, and the table is made of the keys.
func phrase(_ english: String, de german: String, _ arguments: LocalizedText.Argument...)
  -> TextContent
{
  let key = english + Phrases.separator + german
  return .localized(LocalizedText(key: key, table: Phrases.table, arguments: arguments))
}

/// The texts of a mutation as a string table.
enum Phrases {
  static let table = "Mutations"
  fileprivate static let separator = " ‖ "

  /// The tables in all languages for the keys in a tree.
  static func tables(of keys: Set<String>) -> [StringTable] {
    (["en", "de"] as [LocaleIdentifier]).enumerated().map { position, locale in
      let file = "\(locale).lproj/\(table).strings"
      let entries = keys.sorted().enumerated().map { line, key in
        let location = SourceLocation(file: file, line: line + 1, column: 1)
        let texts = key.split(separator: separator, omittingEmptySubsequences: false)
        return TableEntry(
          key: key, value: .text(String(texts[min(position, texts.count - 1)])),
          comment: "A text of a mutation", keyLocation: location, valueLocation: location)
      }
      return StringTable(name: table, locale: locale, files: [file], entries: entries)
    }
  }
}

extension ViewNode {
  /// The keys of the table that it and all in it show or speak.
  var phraseKeys: Set<String> {
    var keys = Set([text, placeholder].compactMap(\.self).flatMap(\.phraseKeys))
    let said = accessibility
    let spoken =
      [said.label, said.value, said.hint].compactMap(\.self) + said.inputLabels
      + said.customActions + said.rotors + said.customContent.flatMap { [$0.label, $0.value] }
    keys.formUnion(spoken.flatMap(\.phraseKeys))
    for child in children { keys.formUnion(child.phraseKeys) }
    return keys
  }
}

extension TextContent {
  var phraseKeys: [String] {
    localizedTexts.flatMap { text in
      (text.table == Phrases.table ? [text.key] : [])
        + text.arguments.flatMap { argument in
          if case .text(let inner) = argument { inner.phraseKeys } else { [String]() }
        }
    }
  }
}
