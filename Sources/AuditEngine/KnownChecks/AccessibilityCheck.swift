/// A check of accessibility that is known, and what becomes of it here.
package struct AccessibilityCheck: Hashable, Sendable {
  /// Its name in the union of all known ones.
  package let name: String
  /// The rules that make it, by their ids; none where it is left out.
  package let rules: [String]
  /// Where it shows other than in a rule, or why it is left out; nil where rules make it.
  package let note: String?
  /// Whether it is made.
  package let isDone: Bool

  /// The checks that a tool or a catalogue has, then those that need the variants of a whole audit.
  package static let all = known + ofVariants

  /// The checks that at least one tool or one catalogue of requirements has.
  package static let known = parsed(knownTable)

  /// The checks that only an audit of all variants can make.
  package static let ofVariants = parsed(variantTable)

  /// Reads lines such as `name = rule, rule`, `name : where it shows` and `name - why it is left out`.
  private static func parsed(_ table: String) -> [AccessibilityCheck] {
    table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3 else { return nil }
      let rules = words[1] == "=" ? words[2].split(separator: ", ").map(String.init) : []
      return AccessibilityCheck(
        name: words[0], rules: rules, note: rules.isEmpty ? words[2] : nil,
        isDone: words[1] != "-")
    }
  }
}
