import Foundation

/// The order in which Xcode writes the keys of a catalog: that of file names in the Finder.
///
/// Numbers count by their value, letters without regard to case and accents, signs come before
/// digits and digits before letters. Where that no longer distinguishes two keys, the code points
/// do, with small letters before capitals. Xcode asks Foundation to compare by the rules of one
/// language; this does the same on every machine and in every language, for which it takes letters
/// beyond Latin in the order of their code points.
struct CatalogKeyOrder {
  private let ranks: [Rank]
  private let key: String

  /// The sort key of one character or one number.
  private enum Rank: Comparable {
    case sign(Int)
    case number(digits: Int, String)
    case letter(String)
  }

  /// Takes a key.
  init(_ key: String) {
    self.key = key
    var ranks: [Rank] = []
    var rest = Self.base(of: key)[...]
    while let scalar = rest.first {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if digits.isEmpty {
        ranks.append(Self.rank(of: scalar))
        rest.removeFirst()
      } else {
        let number = digits.drop { $0 == "0" }
        ranks.append(.number(digits: number.count, String(String.UnicodeScalarView(number))))
        rest = rest.dropFirst(digits.count)
      }
    }
    self.ranks = ranks
  }

  /// The key without its accents and in small letters.
  private static func base(of key: String) -> [Unicode.Scalar] {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return Array(key.lowercased().unicodeScalars) }
    return key.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars.filter {
      $0.properties.canonicalCombiningClass == .notReordered
    }
  }

  // Source: the order of the root collation of CLDR for the signs of ASCII.
  private static let signs = Array("_-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)

  private static func rank(of scalar: Unicode.Scalar) -> Rank {
    if scalar.properties.isWhitespace || scalar.value < 0x20 { return .sign(-1) }
    if let index = signs.firstIndex(of: scalar) { return .sign(index) }
    if scalar.properties.isAlphabetic { return .letter(String(scalar)) }
    return .sign(signs.count + Int(scalar.value))
  }
}

extension CatalogKeyOrder: Comparable {
  static func == (left: Self, right: Self) -> Bool { left.key.utf8.elementsEqual(right.key.utf8) }

  static func < (left: Self, right: Self) -> Bool {
    for (one, other) in zip(left.ranks, right.ranks) where one != other { return one < other }
    if left.ranks.count != right.ranks.count { return left.ranks.count < right.ranks.count }
    return left.swappingCase.lexicographicallyPrecedes(right.swappingCase)
  }

  /// The code points with small letters before capitals, as the last word between two keys.
  private var swappingCase: [UInt32] {
    key.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z": scalar.value - 0x20
      case "A"..."Z": scalar.value + 0x20
      default: scalar.value
      }
    }
  }
}
