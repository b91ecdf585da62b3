extension String {
  /// Whether it says more than a name: with a digit, with five words or thirty letters or more, or with twelve letters
  /// of a script without spaces.
  var saysMoreThanAName: Bool {
    hasDigit || split(separator: " ").count >= 5 || count(where: \.isLetter) >= 30
      || !contains(" ") && count >= 12
        && unicodeScalars.allSatisfy { !$0.isASCII || !$0.properties.isAlphabetic }
  }

  /// Whether it has a decimal digit of any script; words for numbers, such as the Chinese ones, are none.
  var hasDigit: Bool { unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber } }

  /// Whether a word follows a colon, as in “Strength: good”; a time has a digit there.
  var hasWordAfterColon: Bool {
    guard let colon = firstIndex(where: { ":：".contains($0) }) else { return false }
    return self[index(after: colon)...].first { !$0.isWhitespace }?.isLetter ?? false
  }
}
