import Localization
import MessageSyntax
import TextAnalysis

/// A translation that is the same as its source.
struct SourceCopy {
  let entry: TableEntry
  let leaf: TableEntry.Leaf
  let words: TranslatableWords
  let likeness: Likeness

  /// The likeness in a clause.
  var sentence: String {
    switch likeness {
    case .source: "“\(leaf.text)” equals the source string"
    case .recasedSource: "“\(leaf.text)” differs from the source string in capitals only"
    case .key: "“\(leaf.text)” equals the key, and not the source string"
    }
  }
}

extension SourceCopy {
  /// The string that a translation is the same as.
  enum Likeness {
    /// The source string.
    case source
    /// The source string but for capitals.
    case recasedSource
    /// The key, from which the source string differs, or which the source language lacks.
    case key

    /// Compares a translation with the source string and, where that is in words, with the key; nil
    /// when it differs from both.
    init?(of text: String, to source: String, at key: String) {
      if text.isExactly(source) {
        self = .source
      } else if text.isExactly(key) {
        guard key.hasASCII(" ") else { return nil }
        self = .key
      } else {
        guard source.isRecased(text) else { return nil }
        self = .recasedSource
      }
    }
  }
}

extension String {
  /// Whether another text differs from it in nothing but capitals.
  fileprivate func isRecased(_ other: String) -> Bool {
    utf8.count == other.utf8.count && hasASCII(" ")
      && zip(utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      && lowercased() == other.lowercased()
  }
}
