/// The white space between the tokens of a JSON text.
package struct JSONStyle: Hashable, Sendable {
  /// The end of a line; empty when all is in one line.
  package var lineEnd: String
  /// The indentation of one level.
  package var unit: String
  /// The text between a name and its value.
  package var colon: String

  /// Makes a style.
  package init(lineEnd: String, unit: String, colon: String) {
    self.lineEnd = lineEnd
    self.unit = unit
    self.colon = colon
  }

  /// The style of Foundation's `prettyPrinted` and of Xcode: two spaces a level, ` : ` between a
  /// name and its value, an empty line in an empty list.
  package static let pretty = JSONStyle(lineEnd: "\n", unit: "  ", colon: " : ")

  /// The style without white space.
  package static let compact = JSONStyle(lineEnd: "", unit: "", colon: ":")
}
