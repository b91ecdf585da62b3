extension String {
  /// Whether it has a decimal digit of any script; words for numbers, such as the Chinese ones, are none.
  var hasDigit: Bool { unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber } }

  /// Whether it says more than a name: with a digit, with five words or thirty letters or more, or as many letters of a script without
  /// spaces.
  var saysMoreThanAName: Bool {
    hasDigit || split(separator: " ").count >= 5 || count(where: \.isLetter) >= 30
      || !contains(" ") && count >= 12
        && unicodeScalars.allSatisfy { !$0.isASCII || !$0.properties.isAlphabetic }
  }
}
