/// The kinds of numbers for which a language may have words of their own (CLDR, cardinals).
public enum PluralCategory: String, CaseIterable, Hashable, Sendable, Codable {
  /// Nothing; on Apple's platforms always the number 0.
  case zero
  /// One and, in some languages, what ends like it.
  case one
  /// Two.
  case two
  /// A few, such as 2 to 4 in Slavic languages.
  case few
  /// Many, or numbers with decimals in some languages.
  case many
  /// All other numbers; every language has it.
  case other
}

extension PluralCategory: Comparable {
  /// Orders categories as CLDR lists them, from `zero` to `other`.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
