/// How a text is made to look translated, so that its screens can be looked at before it is.
public enum PseudoStyle: String, CaseIterable, Hashable, Sendable {
  /// Latin letters with accents, which can still be read: shows strings that are not localized, and
  /// fonts and line heights that have no room for accents.
  case accented
  /// More text between brackets, as much as translations tend to have: shows truncated text.
  case expanded
  /// Words that run from right to left: shows layouts that do not.
  case bidi
  /// The text between brackets that no app uses: shows strings that are put together of several,
  /// and truncated ones.
  case brackets
}
