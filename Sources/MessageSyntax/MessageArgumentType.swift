/// The kinds of arguments of ICU's messages, by their names in messages.
package enum MessageArgumentType: String, CaseIterable, Hashable, Sendable {
  /// A number, perhaps with a style.
  case number
  /// A day.
  case date
  /// A time of day.
  case time
  /// A number in words.
  case spellout
  /// A number with an ending, such as 1st.
  case ordinal
  /// A length of time.
  case duration
  /// Words by ranges of numbers.
  case choice
  /// Words by the plural category of a number.
  case plural
  /// Words by the category of an ordinal number.
  case selectordinal
  /// Words by a keyword.
  case select
}
