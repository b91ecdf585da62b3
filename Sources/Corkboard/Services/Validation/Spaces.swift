extension StringProtocol {
  /// The text without spaces and line breaks at its ends.
  var withoutOuterSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
