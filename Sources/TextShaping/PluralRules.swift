/// Returns which plural category a number takes in a language, by the data of ICU.
///
/// Making one reads locale data; asking it is cheap and may be done from many threads at once.
package struct PluralRules: Sendable {
  private let handle: PluralRulesHandle

  /// The categories of the language in the order of CLDR; `other` is always among them.
  package let categories: [PluralCategory]

  /// Takes the rules of a BCP 47 tag such as `pt-BR`; an unknown language has only `other`.
  package init(language: String) {
    let handle = PluralRulesHandle(language: language)
    self.handle = handle
    categories = Set(handle.keywords.compactMap(PluralCategory.init) + [.other]).sorted()
  }

  /// The category of a whole number; negative ones are like their opposites.
  package func category(for number: Int) -> PluralCategory { category(for: Double(number)) }

  /// The category of a number; one without decimals counts as whole.
  package func category(for number: Double) -> PluralCategory {
    guard categories.count > 1, number.isFinite else { return .other }
    return handle.category(for: abs(number)) ?? .other
  }
}

extension PluralRules {
  /// The categories that whole numbers from 0 to 999 999 reach, in the order of CLDR.
  ///
  /// A language needs these and `other`; the rest serves decimals and millions.
  package var integerCategories: [PluralCategory] {
    var reached: Set<PluralCategory> = []
    for number in Self.samples where reached.count < categories.count {
      reached.insert(category(for: number))
    }
    return reached.sorted()
  }

  /// The first whole numbers below a limit that take a category.
  package func integers(
    of category: PluralCategory, below limit: Int = 10_000, atMost count: Int
  ) -> [Int] {
    Array((0..<max(0, limit)).lazy.filter { self.category(for: $0) == category }.prefix(count))
  }

  /// The rules of all languages look at a number's last three digits, at whether it is a round
  /// thousand or hundred thousand, or compare it with small numbers.
  private static let samples =
    Array(0...1100) + Array(stride(from: 2000, through: 100_000, by: 1000))
    + Array(stride(from: 200_000, to: 1_000_000, by: 100_000)) + [999_999]
}
