import SourceText

/// The text of an old-style `.strings` file, and where its entries are.
struct StringsText: Sendable {
  /// The characters.
  let text: EncodedText
  /// Where the parts of each entry are, in the order of the entries.
  let layouts: [StringsEntryLayout]
  /// Where the closing brace is, when braces are around the entries.
  let closingBrace: Int?
  /// Whether a comment follows the last entry that would be read as that of a new one.
  let endsWithComment: Bool
  /// Whether Foundation takes the file, and all of it.
  let isComplete: Bool

  /// The characters of a range.
  func characters(_ range: Range<Int>) -> String {
    String(decoding: text.text[range], as: UTF8.self)
  }
}
