/// How a translation of a format differs from its source.
public enum FormatDifference: Hashable, Sendable {
  /// The translation does not use an argument that the source uses; where the specifiers have no
  /// positions, another one may take its place.
  case missing(FormatSpecifier, replacedBy: FormatSpecifier?)
  /// The translation uses an argument that the source does not supply.
  case extra(FormatSpecifier)
  /// The translation takes an argument in another way than the source.
  case otherType(source: FormatSpecifier, target: FormatSpecifier, FormatMismatch)
  /// The translation changes the order without writing positions.
  case permuted(source: [FormatSpecifier], target: [FormatSpecifier])
  /// The translation has specifiers with positions and others without; this is the first without.
  /// Foundation counts those without from 1 by themselves, by which they may still be right.
  case mixedPositions(FormatSpecifier, areRight: Bool)
  /// The translation leaves out a position before one that it uses, so that the later ones read the
  /// argument before theirs, which may be of another type.
  case gap(missing: FormatSpecifier, changesType: Bool)
  /// The translation uses an argument twice and another one not at all.
  case repeated(FormatSpecifier, insteadOf: FormatSpecifier)
  /// A percent sign that begins no specifier and is not shown, by its place in bytes.
  case barePercent(at: Int)
  /// A percent sign that is written once where the source has `%%`, by its place in bytes.
  case unescapedPercent(at: Int)
  /// The translation has `%%` where the source has a text that is not formatted.
  case escapedInVain
  /// The translation has fewer or more percent signs than the source.
  case percentCount(source: Int, target: Int)
  /// A percent sign, a space and a letter, which read an argument together.
  case spacedPercent(FormatSpecifier)
  /// Another number of `*`, each of which takes an argument of its own.
  case otherStars(source: Int, target: Int)
  /// Something that was a specifier before a keyboard or program changed it.
  case malformed(MalformedSpecifier)
  /// Another precision, width or sign of a number.
  case otherLayout(source: FormatSpecifier, target: FormatSpecifier)
}

/// How two ways to take one argument differ.
public enum FormatMismatch: Hashable, Sendable {
  /// The value is of another type: the app shows garbage or crashes.
  case kind
  /// As many bits are read as the source does not supply, which matters for large numbers.
  case width
  /// The same value is shown in another way, such as in hexadecimal digits.
  case rendering
  /// Only the spelling differs.
  case spelling
}
