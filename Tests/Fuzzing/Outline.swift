import AuditModel
import Localization

/// A key with its texts, without the places where they are.
struct Outline: Hashable {
  var key: String
  var texts: [VariationPath: String]

  init(_ entry: TableEntry) {
    key = entry.key
    texts = Dictionary(entry.leaves.map { ($0.path, $0.text) }) { _, last in last }
  }

  /// The same without the texts that name their numbers, which each format writes in its own way.
  var withoutSpecifiers: Outline {
    var outline = self
    outline.texts = texts.mapValues { $0.contains("%") ? "%" : $0 }
    return outline
  }

  /// Compares bytes: two ways to write `é` are two texts.
  static func == (left: Outline, right: Outline) -> Bool {
    left.key.isExactly(right.key) && left.texts.count == right.texts.count
      && left.texts.allSatisfy { path, text in right.texts[path]?.isExactly(text) == true }
  }
}

extension LocalizationDocument {
  /// The keys with their texts in a language.
  func outline(in locale: LocaleIdentifier) -> [Outline] {
    entries(in: locale).map { Outline($0) }
  }
}

extension String {
  /// Whether it has the same bytes as another.
  func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
