import Localization
import TextAnalysis

/// A key with its strings in the source language and in another one.
package final class KeyPair {
  /// The key in the source language.
  package let source: TableEntry
  /// The key in the other language.
  package let target: TableEntry
  /// The two tables that it is in.
  package let tables: TablePair

  /// The source and the translation when each is one text that was read before.
  let readTexts: (source: AuditedText?, target: AuditedText?)

  /// Puts the two beside each other.
  package convenience init(source: TableEntry, target: TableEntry, in tables: TablePair) {
    self.init(source: source, target: target, in: tables, texts: (nil, nil))
  }

  /// Takes the two as they were read, too.
  init(
    source: TableEntry, target: TableEntry, in tables: TablePair,
    texts: (source: AuditedText?, target: AuditedText?)
  ) {
    self.source = source
    self.target = target
    self.tables = tables
    readTexts = texts
  }

  /// Each text of the translation beside the text that it translates, made anew each time.
  package var texts: [TextPair] { LeafPairing(self).pairs }

  /// The key.
  package var key: String { source.key }

  /// The developers' comment.
  package var comment: String? { source.comment ?? target.comment }
}
