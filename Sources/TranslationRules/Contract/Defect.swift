/// Which of its defects a rule has found, where the finding of another rule depends on that.
package enum Defect: String, Hashable, Sendable {
  /// A link of the source is missing, or leads elsewhere.
  case changedLink
  /// A stretch of a string was read in the wrong encoding.
  case misreadText
  /// A string has U+FFFD, which stands for a character that was lost.
  case lostCharacter
  /// A character is shown by its number, and its backslash is lost.
  case characterWithoutBackslash
  /// A specifier writes to memory.
  case writesMemory
  /// A tag loads or runs code.
  case codeElement
  /// A placeholder that the source lacks is in a translation whose source has specifiers.
  case foreignPlaceholder
  /// The escape of a line break is shown in its place.
  case shownLineBreak
  /// The placeholder is that of the app's name.
  case appName
  /// A line separator (U+2028, U+2029) is at the edge of a string.
  case lineSeparator
  /// A space has moved to the other edge.
  case movedSpace
  /// An argument is read as another type.
  case otherKind
  /// A form contradicts its variable in a string catalog, which names the argument.
  case catalogVariable
  /// A form contradicts its variable in another file.
  case fileVariable
  /// A variable's type is no number.
  case variableWithoutNumber
  /// A translation is longer than its source suggests.
  case longer
  /// A mark belongs to another script.
  case foreignMark
}
