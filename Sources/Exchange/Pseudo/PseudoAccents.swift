extension StringProtocol {
  /// The text with accents on its Latin letters; letters with accents and others stay.
  var accented: String {
    var result = ""
    for character in self {
      // A letter that something combines with, such as another accent, is not a letter alone.
      let scalar = character.unicodeScalars.count == 1 ? character.unicodeScalars.first : nil
      result.append(scalar.flatMap { accents[$0] } ?? character)
    }
    return result
  }

  /// The text between marks that make it run from right to left; one without letters stays.
  ///
  /// The override turns Latin letters around, and the marks outside of it keep the order of words
  /// and specifiers (UAX #9, 2.3 and 2.6).
  var overridden: String {
    guard contains(where: \.isLetter) else { return String(self) }
    return "\u{200F}\u{202E}\(self)\u{202C}\u{200F}"
  }
}

private let accents: [Unicode.Scalar: Character] = {
  let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  let accented = "áƀçďéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
  return Dictionary(uniqueKeysWithValues: zip(plain.unicodeScalars, accented))
}()
