import AuditModel

/// The words by which an accessibility label says that its picture is decoration.
///
/// Source: ours, as no list was found; each language has its words for “decorative”, “decoration”, “ornament”,
/// “background”, “divider” and “spacer”, as far as they are used for parts of a screen.
package struct DecorationWords: Sendable {
  /// The beginnings of words for “decorative” and “ornament”, in lower case.
  private let beginnings: [String]
  /// Whole labels, in lower case: words that have another meaning inside a longer label.
  private let labels: Set<String>
  private let separatesWords: Bool

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    let tag = locale.tableTag
    let entry = Self.table[tag]
    beginnings = (entry?.beginnings).listed
    labels = Set((entry?.labels).listed)
    separatesWords = !["ja", "zh-Hans", "zh-Hant", "th"].contains(tag)
  }

  /// Whether a label says no more than that its picture is decoration: one of the words alone, or “decorative”
  /// with at most two other words, such as “Decorative wave”.
  package func describes(_ label: String) -> Bool {
    let words = label.lowercased().split { !$0.isLetter }.map(String.init)
    if labels.contains(words.joined(separator: " ")) { return true }
    if separatesWords {
      guard words.count <= 3 else { return false }
      return words.contains { word in beginnings.contains { word.hasPrefix($0) } }
    }
    return label.count <= 8 && beginnings.contains { label.contains($0) }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
