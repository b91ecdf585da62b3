import AuditModel
import TextShaping

/// Which form of a gettext entry is for which plural category of CLDR.
///
/// The formula of a file and the rules of CLDR (UTS #35, “Language Plural Rules”) are compared by
/// their values for numbers that show all differences, for files have formulas of their own:
/// Transifex' have forms for millions and decimals, older ones (`n > 1` in Turkish) other forms
/// than CLDR.
struct PluralIndices: Hashable, Sendable {
  /// The categories of an entry: those that whole numbers take, `other`, and those of millions and
  /// decimals that have a form of their own.
  let categories: [PluralCategory]
  /// The forms of those that have one.
  private let indices: [PluralCategory: Int]
  /// The forms that no category has.
  let unreachedForms: [Int]

  /// Compares the formula of a file with the rules of a language.
  init(_ forms: PluralForms, rules: PluralRules) {
    let reached = Set(rules.integerCategories)
    let counts = Self.counts(forms, rules)
    var chosen = counts.mapValues(\.mostFrequent)
    for category in reached where chosen[category] == nil { chosen[category] = 0 }
    chosen.addFormsInOrder(of: rules.categories, count: forms.count, counts)
    chosen.addUnreached(counts, formCount: forms.count)
    let needed = reached.union([.other])
    let usual = Set(needed.compactMap { chosen[$0] })
    let indices = chosen.filter { needed.contains($0.key) || !usual.contains($0.value) }
    self.indices = indices
    categories = needed.union(indices.keys).sorted()
    unreachedForms = (0..<forms.count).filter { !indices.values.contains($0) }
  }

  /// The number of the form for a category; none for one that no whole number takes.
  subscript(category: PluralCategory) -> Int? { indices[category] }

  /// The category whose words serve for `other` where no whole number takes that: the last.
  ///
  /// Russian, for example, has `other` for numbers with decimals only, and gettext has none.
  var substituteForOther: PluralCategory? {
    indices[.other] == nil ? categories.dropLast().last : nil
  }
}

extension PluralIndices {
  /// How many numbers of a category take each form.
  fileprivate typealias Counts = [PluralCategory: [Int: Int]]

  private static func counts(_ forms: PluralForms, _ rules: PluralRules) -> Counts {
    var counts: Counts = [:]
    for number in PluralForms.samples + millions {
      guard let index = forms.index(for: number) else { continue }
      counts[rules.category(for: number), default: [:]][index, default: 0] += 1
    }
    return counts
  }

  /// Numbers with a category of their own in Spanish, French, Italian and Portuguese.
  static let millions = [1_000_000, 2_000_000, 5_000_000]
}

extension [Int: Int] {
  /// The form of most numbers; of two that are as frequent, the first.
  fileprivate var mostFrequent: Int {
    self.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }
}

extension [PluralCategory: Int] {
  /// Adds the categories of decimals, where the forms are the categories of CLDR in their order.
  ///
  /// No whole number takes such a form: the third of `few`, `many`, `other` in Transifex' Czech.
  fileprivate mutating func addFormsInOrder(
    of categories: [PluralCategory], count: Int, _ counts: PluralIndices.Counts
  ) {
    let order = Dictionary(uniqueKeysWithValues: zip(categories, 0...))
    let taken = Set(counts.values.flatMap(\.keys))
    guard count == categories.count, taken == Set(values),
      allSatisfy({ order[$0.key] == $0.value })
    else { return }
    self = order
  }

  /// Gives a form that no category has to one that some of its numbers take, where that one's own
  /// form is also another's.
  ///
  /// Gettext's formula for Latvian has a form for 0 alone, which CLDR has together with 10 and 20.
  fileprivate mutating func addUnreached(_ counts: PluralIndices.Counts, formCount: Int) {
    for form in 0..<formCount where !values.contains(form) {
      let candidates = counts.filter { category, counts in
        counts[form] != nil && values.filter { $0 == self[category] }.count > 1
      }
      let best = candidates.max { ($0.value[form] ?? 0, $1.key) < ($1.value[form] ?? 0, $0.key) }
      if let best { self[best.key] = form }
    }
  }
}
