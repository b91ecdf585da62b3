import AuditModel
import Localization

/// A rule about string tables, which sees one table of one language beside its source at a time.
package protocol TableRule: Sendable {
  /// What it is called and why it exists.
  static var description: RuleDescription { get }

  /// Tables that pass and tables in which it finds something: its contract.
  static var examples: [TableExample] { get }

  /// Makes the rule.
  init()

  /// What is wrong with the translation.
  func check(_ tables: TablePair) -> [TableViolation]
}

/// A table in the source language and in another one.
package struct TablePair {
  /// In the language that the app is written in.
  package let source: StringTable
  /// In the other language; empty when there is no such table.
  package let target: StringTable

  /// Puts the two beside each other.
  package init(source: StringTable, target: StringTable) {
    self.source = source
    self.target = target
  }

  /// Calls `body` for every key that both have.
  func forEachTranslation(_ body: (_ source: TableEntry, _ target: TableEntry) -> Void) {
    for entry in source.entries {
      if let translation = target[entry.key] { body(entry, translation) }
    }
  }
}

/// What a rule has to say about a key in one language.
package struct TableViolation {
  /// The key.
  package let key: String
  /// Where it is written.
  package let location: SourceLocation
  /// What is wrong.
  package let message: String
  /// What would help.
  package let suggestion: String

  init(
    _ key: String, at location: SourceLocation, _ message: String, suggestion: String
  ) {
    self.key = key
    self.location = location
    self.message = message
    self.suggestion = suggestion
  }
}

/// A small pair of tables with what a rule says of it.
package struct TableExample: Sendable {
  /// What is special about the tables.
  package let title: String
  /// The language of the translation.
  package let locale: LocaleIdentifier
  /// The keys with their texts in the source language.
  package let source: [String: String]
  /// The keys with their texts in the translation.
  package let target: [String: String]
  /// The keys at which the rule finds something.
  package let findings: [String]

  /// A translation in which the rule finds nothing.
  static func passes(
    _ title: String, _ source: [String: String], _ target: [String: String],
    in locale: LocaleIdentifier = "de"
  ) -> TableExample {
    TableExample(title: title, locale: locale, source: source, target: target, findings: [])
  }

  /// A translation in which the rule finds something at these keys and no others.
  static func finds(
    _ keys: String..., because title: String, _ source: [String: String],
    _ target: [String: String], in locale: LocaleIdentifier = "de"
  ) -> TableExample {
    TableExample(title: title, locale: locale, source: source, target: target, findings: keys)
  }

  /// The two tables.
  package var tables: TablePair {
    TablePair(source: table(source, "en"), target: table(target, locale))
  }

  private func table(_ texts: [String: String], _ locale: LocaleIdentifier) -> StringTable {
    let file = "\(locale).lproj/Localizable.strings"
    let entries = texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
      let place = SourceLocation(file: file, line: index + 1, column: 1)
      return TableEntry(
        key: text.key, value: .text(text.value), keyLocation: place, valueLocation: place)
    }
    return StringTable(name: "Localizable", locale: locale, files: [file], entries: entries)
  }
}
