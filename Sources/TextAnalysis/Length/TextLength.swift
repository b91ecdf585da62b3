import Localization
import MessageSyntax

extension AuditedText {
  /// How many characters people see at least: an argument counts as one, markup, marks of
  /// direction and soft hyphens as none; none when that depends on a number.
  package var leastCharacterCount: Int? {
    let unseen = has(.nonASCII) ? text.unicodeScalars.count(where: \.isUnseen) : 0
    guard pieces.contains(where: { $0.kind != .prose }) else { return text.count - unseen }
    var count = -unseen
    let utf8 = text.utf8
    for piece in pieces {
      switch piece.kind {
      case .choice: return nil
      case .specifier, .placeholder, .entity, .escape: count += 1
      case .tag, .link, .inflection: continue
      case .prose, .url, .email, .machine, .code:
        let start = utf8.index(utf8.startIndex, offsetBy: piece.range.lowerBound)
        let end = utf8.index(start, offsetBy: piece.range.count)
        count += text[start..<end].count
      }
    }
    return count
  }

  /// How long it is in the unit of a limit, at least.
  package func leastCount(in unit: LengthLimit.Unit) -> Int? {
    switch unit {
    case .characters: leastCharacterCount
    case .codePoints: text.unicodeScalars.count
    case .bytes: text.utf8.count
    }
  }

  /// Whether it names a number in digits.
  package func names(_ number: Int) -> Bool { has(.digit) && text.contains(String(number)) }
}

extension LengthLimit {
  /// The limit with what it counts, in words.
  package var inWords: String {
    switch unit {
    case .characters: "\(most) characters"
    case .codePoints: "\(most) code points"
    case .bytes: "\(most) bytes"
    }
  }
}

extension Unicode.Scalar {
  /// Whether it only says in which direction text runs or where a word may be broken; such a mark is a
  /// `Character` of its own.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0xAD, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
