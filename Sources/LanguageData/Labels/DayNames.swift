import AuditModel
import Foundation
import Synchronization

/// The names of days of the week and of months in a language, and their abbreviations.
///
/// Source: Unicode CLDR, as Foundation's `Calendar` has it.
package struct DayNames: Sendable {
  /// The names that a text may abbreviate, by the abbreviation in small letters and without a full stop.
  private let names: [String: Set<String>]

  /// The names of languages that were asked for: a calendar takes milliseconds to make.
  private static let known = Mutex<[LocaleIdentifier: DayNames]>([:])

  /// The names of a language.
  package static func of(_ locale: LocaleIdentifier) -> DayNames {
    if let names = known.withLock({ $0[locale] }) { return names }
    let names = DayNames(locale)
    known.withLock { $0[locale] = names }
    return names
  }

  /// The names in the Gregorian calendar.
  package init(_ locale: LocaleIdentifier) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale.identifier)
    let kinds = [
      (calendar.weekdaySymbols, [calendar.shortWeekdaySymbols, calendar.veryShortWeekdaySymbols]),
      (
        calendar.standaloneWeekdaySymbols,
        [calendar.shortStandaloneWeekdaySymbols, calendar.veryShortStandaloneWeekdaySymbols]
      ),
      (calendar.monthSymbols, [calendar.shortMonthSymbols]),
      (calendar.standaloneMonthSymbols, [calendar.shortStandaloneMonthSymbols]),
    ]
    var names: [String: Set<String>] = [:]
    for (whole, abbreviations) in kinds {
      for (name, short) in abbreviations.flatMap({ zip(whole, $0) }) {
        names[Self.folded(short), default: []].insert(name.lowercased())
      }
    }
    self.names = names
  }

  /// Whether a word abbreviates a day or a month that a label has, as “Fri” and “Fr” do in “Friday, 17 July”.
  package func areAbbreviated(by word: String, in label: String) -> Bool {
    let (word, label) = (Self.folded(word), label.lowercased())
    if names[word]?.contains(where: { label.contains(phrase: $0) }) == true { return true }
    return word.count > 1
      && names.values.contains { names in
        names.contains { $0.hasPrefix(word) && $0 != word && label.contains(phrase: $0) }
      }
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0 != "." }
  }
}
