import AuditModel
import Localization
import TextShaping

/// The work that strings are for translators: how many there are, and of how many words.
package struct StringCounts: Hashable, Sendable {
  /// The strings.
  package var strings = 0
  /// The words of their source strings.
  package var words = 0
  /// The strings without a finished translation.
  package var openStrings = 0
  /// The words of those.
  package var openWords = 0

  /// Counts nothing yet.
  package init() {}

  /// Adds up counts.
  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.strings += right.strings
    sum.words += right.words
    sum.openStrings += right.openStrings
    sum.openWords += right.openWords
    return sum
  }
}

/// Counts strings and the words of their sources; format specifiers are no words.
package struct StringCounter {
  private let words: WordCounter

  /// Takes the language of the source strings.
  package init(source: LocaleIdentifier) { words = WordCounter(language: source.identifier) }

  /// The counts of some strings; those that are not to be translated are left out.
  package func counts(of units: some Sequence<BilingualUnit>) -> StringCounts {
    units.reduce(StringCounts()) { $0 + counts(of: $1) }
  }

  /// The counts of one string.
  package func counts(of unit: BilingualUnit) -> StringCounts {
    var counts = StringCounts()
    guard unit.isTranslatable else { return counts }
    counts.strings = 1
    counts.words = words.count(in: (unit.source ?? "").withoutSpecifiers)
    if unit.target == nil || unit.state?.isFinished == false {
      (counts.openStrings, counts.openWords) = (1, counts.words)
    }
    return counts
  }
}

extension String {
  fileprivate var withoutSpecifiers: String {
    contains("%") ? replacing(FormatString(self).specifiers) { _ in " " } : self
  }
}
