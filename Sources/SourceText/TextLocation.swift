/// A line and a column in a text.
package struct TextLocation: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column in characters (Unicode scalars), from 1.
  package var column: Int

  /// Makes a place, the first of a text by default.
  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Orders places as they are in the text.
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
