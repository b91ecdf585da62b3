/// A table of a comment, whose rows are made one after another until there is no more room.
struct CommentTable {
  /// The names of the columns behind that of the severity.
  let columns: [String]
  /// How many rows there are in all.
  let count: Int
  /// Makes a row; nil behind the last one.
  let nextRow: () -> String?

  /// The table as far as it fits, and how many rows are left out.
  ///
  /// - Parameter limit: the most Unicode scalars that it may take.
  func text(limit: Int) -> String {
    if count == 0 { return "" }
    var text =
      "| | \(columns.joined(separator: " | ")) |\n|---|\(columns.map { _ in "---|" }.joined())\n"
    var size = text.unicodeScalars.count
    var shown = 0
    while shown < count, let row = nextRow() {
      size += row.unicodeScalars.count
      if size > limit { break }
      text += row
      shown += 1
    }
    return text + "\n" + (shown < count ? "and \((count - shown).grouped) more.\n\n" : "")
  }
}
