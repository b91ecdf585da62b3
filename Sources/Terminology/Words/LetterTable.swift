import Foundation

/// Letters in lower case, quick to look up.
enum LetterTable {
  /// The least scalar that is not in the tables.
  private static let end: UInt32 = 0x0600

  /// The lower-case letter of each scalar, 0 for what is no letter.
  private static let lower: [UInt32] = (0..<end).map { value in
    guard let scalar = Unicode.Scalar(value), scalar.isPartOfWord else { return 0 }
    return scalar.lowercaseValue
  }

  /// The lower-case letter without accents of each scalar, 0 for what is no letter.
  private static let plain: [UInt32] = (0..<end).map { value in
    guard let scalar = Unicode.Scalar(value), scalar.isPartOfWord else { return 0 }
    return scalar.plainValue
  }

  /// The scalar in lower case; 0 when it belongs to no word.
  static func lowercase(_ value: UInt32) -> UInt32 { Lowercase()[value] }

  /// The table, fetched once for many letters.
  struct Lowercase {
    private let lower = LetterTable.lower

    /// The scalar in lower case; 0 when it belongs to no word.
    subscript(value: UInt32) -> UInt32 {
      value < LetterTable.end ? lower[Int(value)] : LetterTable.farLowercase(value)
    }
  }

  private static func farLowercase(_ value: UInt32) -> UInt32 {
    // Ideographs, kana and Hangul make up whole strings, and typography is in most.
    switch value {
    case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3: return value
    case 0x2000...0x206F: return 0
    default: break
    }
    guard let scalar = Unicode.Scalar(value), scalar.isPartOfWord else { return 0 }
    return (0x1E00..<0x2000).contains(value) ? scalar.lowercaseValue : value
  }

  /// A lower-case letter without its accents.
  static func withoutAccents(_ value: UInt32) -> UInt32 {
    if value < end { return plain[Int(value)] }
    guard (0x1E00..<0x2000).contains(value), let scalar = Unicode.Scalar(value) else {
      return value
    }
    return scalar.plainValue
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, or a mark on one.
  fileprivate var isPartOfWord: Bool {
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// In lower case; the dotless and the dotted i of Turkish count as one.
  fileprivate var lowercaseValue: UInt32 {
    let first = properties.lowercaseMapping.unicodeScalars.first ?? self
    return first == "\u{131}" ? 0x69 : first.value
  }

  /// In lower case without accents; й and ё are no letters of their own when stems are compared.
  fileprivate var plainValue: UInt32 {
    switch lowercaseValue {
    case 0xF8: 0x6F
    case 0x142: 0x6C
    case 0x111: 0x64
    default:
      String(properties.lowercaseMapping.unicodeScalars.first ?? self)
        .decomposedFirst ?? lowercaseValue
    }
  }
}

extension String {
  /// The first scalar of the text with its accents decomposed.
  fileprivate var decomposedFirst: UInt32? {
    decomposedStringWithCanonicalMapping.unicodeScalars.first.map {
      $0.value == 0x131 ? 0x69 : $0.value
    }
  }
}
