import TextShaping

/// Which whole numbers take which plural category of a language, computed once.
package struct PluralNumbers: Sendable {
  /// The categories that a language needs: those that whole numbers below a million take, and
  /// `other`, in the order of CLDR.
  package let required: [PluralCategory]
  /// Those that only millions and numbers with decimals take.
  package let advised: [PluralCategory]
  /// The first whole numbers of each category, at most three.
  private let first: [PluralCategory: [Int]]

  /// Asks the rules of a language.
  init(_ rules: PluralRules) {
    var first: [PluralCategory: [Int]] = [:]
    for number in Self.samples {
      let category = rules.category(for: number)
      if first[category, default: []].count < 3 { first[category, default: []].append(number) }
    }
    self.first = first
    required = rules.categories.filter { $0 == .other || first[$0] != nil }
    advised = rules.categories.filter { $0 != .other && first[$0] == nil }
  }

  /// The first whole numbers that take a category; `zero` is 0 on Apple's platforms.
  package func first(of category: PluralCategory) -> [Int] {
    first[category] ?? (category == .zero ? [0] : [])
  }

  /// Whether only one whole number takes a category.
  package func isOne(_ category: PluralCategory) -> Bool {
    category == .zero || (category != .other && first[category]?.count == 1)
  }

  /// Rules look at the last three digits, at round thousands, or at small numbers.
  private static let samples =
    Array(0...1100) + Array(stride(from: 2000, through: 100_000, by: 1000))
    + Array(stride(from: 200_000, to: 1_000_000, by: 100_000)) + [999_999]
}
