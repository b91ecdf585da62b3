import LanguageData
import TextShaping

/// A character that is in a text by its number, as in `\u00e9`, or as in `u00e9` where Foundation
/// has dropped the backslash.
package struct EscapedCharacter {
  /// The character that was meant.
  package let scalar: Unicode.Scalar
  /// Where it is among the scalars of the text.
  package let range: Range<Int>
  /// Whether its backslash is there.
  package let hasBackslash: Bool

  /// The characters of a text that people of a language would have to read by their numbers.
  package static func all(in scalars: [Unicode.Scalar], of language: Language) -> [EscapedCharacter]
  {
    var result: [EscapedCharacter] = []
    var index = 0
    while index < scalars.count {
      if let found = EscapedCharacter(at: index, in: scalars, of: language) {
        result.append(found)
        index = found.range.upperBound
      } else {
        index += 1
      }
    }
    return result
  }

  private init?(at start: Int, in scalars: [Unicode.Scalar], of language: Language) {
    hasBackslash = scalars[start] == "\\"
    let letter = hasBackslash ? start + 1 : start
    guard let u = scalars[at: letter], u == "u" || hasBackslash && u == "U",
      letter + 5 <= scalars.count
    else { return nil }
    let digits = scalars[letter + 1..<letter + 5]
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Character(digit).hexDigitValue, digit.isASCII else { return nil }
      value = value << 4 | UInt32(number)
    }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    self.scalar = scalar
    range = start..<letter + 5
    if hasBackslash {
      // Behind another backslash or behind a drive it is part of a path.
      guard scalars[at: start - 1] != "\\", value >= 0xA0 else { return nil }
    } else {
      let isInWord = scalars[at: start - 1]?.isLetter == true
      let numbers = digits.count { $0.decimalDigit != nil }
      guard numbers >= 2, scalar.belongs(to: language, inWord: isInWord),
        // “liu9999@example.org” is an address.
        scalars[at: letter + 5] != "@"
      else { return nil }
    }
  }

  /// The text with the characters that were meant.
  package static func fixed(_ scalars: [Unicode.Scalar], _ found: [EscapedCharacter]) -> String {
    var result = String.UnicodeScalarView()
    var index = 0
    for one in found {
      result.append(contentsOf: scalars[index..<one.range.lowerBound])
      result.append(one.scalar)
      index = one.range.upperBound
    }
    result.append(contentsOf: scalars[index...])
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether a language writes it, so that its number is hardly the name of something.
  fileprivate func belongs(to language: Language, inWord: Bool) -> Bool {
    switch value {
    case 0xA1, 0xBF, 0xAB: true
    case 0x2018...0x201F, 0x2026: inWord
    case 0xC0...0x24F: isLetter
    case 0x250...: isLetter && language.scripts.all.contains { isOfScript($0.shortName) }
    default: false
    }
  }
}
