/// Where the parts of an entry of a `.strings` file are, in bytes of its text as UTF-8.
struct StringsEntryLayout: Hashable, Sendable {
  /// Where it begins: with its own comments, when it has any.
  var start: Int
  /// The key with its quotation marks.
  var key: Range<Int>
  /// The text with its quotation marks; that of the key when the key alone is there.
  var value: Range<Int>
  /// Where it ends, behind its semicolon.
  var end: Int

  init(start: Int, key: Range<Int>) {
    self.start = start
    self.key = key
    value = key
    end = key.upperBound
  }

  /// Whether the key stands alone and is its own text.
  var isShortcut: Bool { key == value }
}
