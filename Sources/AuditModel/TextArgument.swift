/// A value that is put in the place of a format specifier.
public enum TextArgument: Hashable, Sendable {
  /// A text, for `%@`.
  case text(String)
  /// A whole number, for `%d`, `%lld` and the like; it also chooses the plural category.
  case integer(Int)
  /// A number with decimals, for `%f` and the like.
  case number(Double)
}
