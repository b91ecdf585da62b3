import AuditModel
import TextShaping

/// Which form of a gettext entry is for which plural category of CLDR.
struct PluralIndices: Hashable, Sendable {
  /// The categories that an app needs in the language: those that whole numbers take, and `other`.
  let categories: [PluralCategory]
  /// The forms of those that whole numbers take.
  private let indices: [PluralCategory: Int]
  /// Whether the formula gives different forms to different categories and to each only one.
  let agreesWithLanguage: Bool

  /// Holds the formula of a file against the rules of a language.
  init(_ forms: PluralForms, rules: PluralRules) {
    let reached = rules.integerCategories
    var counts: [PluralCategory: [Int: Int]] = [:]
    var isComplete = true
    for number in PluralForms.samples {
      guard let index = forms.index(for: number) else {
        isComplete = false
        continue
      }
      counts[rules.category(for: number), default: [:]][index, default: 0] += 1
    }
    // Where the two disagree, a category has the form that most of its numbers have.
    let chosen = counts.mapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    }
    indices = Dictionary(uniqueKeysWithValues: reached.map { ($0, chosen[$0] ?? 0) })
    agreesWithLanguage =
      isComplete && counts.values.allSatisfy { $0.count == 1 }
      && Set(indices.values).count == forms.count && reached.count == forms.count
    categories = reached.contains(.other) ? reached : reached + [.other]
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
