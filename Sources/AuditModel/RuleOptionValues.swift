/// The values of rules' options on one screen or in one file, in one language.
package struct RuleOptionValues: Hashable, Sendable {
  private var numbers: [RuleOption: Double] = [:]
  private var words: [RuleOption: [NamePattern]] = [:]

  /// All options as they are where a team sets none.
  package init() {}

  /// A value of an option.
  package enum Value: Hashable, Sendable, CustomStringConvertible {
    case number(Double)
    case words([String])

    /// The value as people read it.
    package var description: String {
      switch self {
      case .number(let number): RuleOption.text(of: number)
      case .words(let list): list.isEmpty ? "none" : list.joined(separator: ", ")
      }
    }
  }

  /// Sets an option to a value of its form.
  package mutating func set(_ option: RuleOption, to value: Value) {
    switch value {
    case .number(let number): numbers[option] = number
    case .words(let list): words[option] = list.map { NamePattern($0.lowercased()) }
    }
  }

  /// The number that counts; that of an option of words is 0.
  package subscript(_ option: RuleOption) -> Double {
    if !numbers.isEmpty, let number = numbers[option] { return number }
    guard case .number(let standard, _, _) = option.form else { return 0 }
    return standard
  }

  /// Whether an option of words has a word or string; capitals do not count.
  package func allows(_ word: String, by option: RuleOption) -> Bool {
    guard !words.isEmpty, let patterns = words[option] else { return false }
    let word = word.lowercased()
    return patterns.contains { $0.matches(word) }
  }
}
