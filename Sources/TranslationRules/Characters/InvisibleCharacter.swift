import AuditModel

/// An invisible character in its surroundings.
struct InvisibleCharacter {
  let scalar: Unicode.Scalar
  let previous: Unicode.Scalar?
  let next: Unicode.Scalar?
  /// Whether the language's own script needs joiners, as Arabic and Devanagari do.
  let languageJoins: Bool
  /// Whether the language writes words without spaces.
  let languageLacksSpaces: Bool

  /// Its severity here; none when it does its work.
  var severity: Severity? {
    switch scalar.value {
    case 0x200B: zeroWidthSpace
    case 0x200C, 0x200D: joiner
    case 0x200E, 0x200F: isBetweenLettersOfOneDirection ? .warning : nil
    // A word that is too long for its line breaks there.
    case 0xAD: isBetweenLetters ? nil : .warning
    case 0x2060: wordJoiner
    case 0x180E: previous?.isOfScript("Mong") == true ? nil : .warning
    case 0xE0001, 0xE0020...0xE007F: isInFlag ? nil : .error
    case 0x0...0x1F, 0x7F, 0xFFFC, 0xFDD0...0xFDEF: .error
    case let value where value & 0xFFFE == 0xFFFE: .error
    default: .warning
    }
  }

  private var zeroWidthSpace: Severity? {
    if languageLacksSpaces { return nil }
    let marksBreakOpportunity = previous.map { !$0.properties.isAlphabetic } ?? false
    return marksBreakOpportunity || previous?.isOfScript("Hani", "Hira", "Kana") == true
      ? .note : .warning
  }

  /// It keeps marks and signs together, which words are by themselves; beside a space it does nothing.
  private var wordJoiner: Severity? {
    guard let previous, let next else { return .warning }
    if isBetweenLetters, !previous.isIdeographic, !next.isIdeographic, !languageLacksSpaces {
      return .warning
    }
    return previous == " " || next == " " ? .warning : nil
  }

  private var joiner: Severity? {
    guard let previous else { return languageJoins ? nil : .warning }
    if languageJoins || previous.joins || next?.joins == true || previous.isPartOfEmoji {
      return nil
    }
    return scalar.value == 0x200C && isBetweenLetters ? .note : .warning
  }

  private var isBetweenLetters: Bool {
    previous?.properties.isAlphabetic == true && next?.properties.isAlphabetic == true
  }

  /// Whether a mark of direction is in the middle of a word that is read from left to right.
  private var isBetweenLettersOfOneDirection: Bool {
    isBetweenLetters && ![previous, next].contains { $0?.isRightToLeft == true }
  }

  private var isInFlag: Bool {
    guard let previous else { return false }
    return previous.value == 0x1F3F4 || (0xE0020...0xE007F).contains(previous.value)
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfEmoji: Bool {
    value == 0xFE0F || value == 0x20E3 || (value > 0x7F && properties.isEmoji)
      || properties.isEmojiModifier
  }
}
