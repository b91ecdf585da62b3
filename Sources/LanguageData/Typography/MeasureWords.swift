import AuditModel
import Synchronization

/// The names of units of measure and money in a language, by the data of ICU.
package struct MeasureWords: Sendable {
  /// The words for units of time, in small letters.
  package let times: Set<String>
  /// The words for all units, in small letters.
  package let all: Set<String>

  private static let known = Mutex<[LocaleIdentifier: MeasureWords]>([:])

  /// The words of a language, computed on first use.
  package static func of(_ locale: LocaleIdentifier) -> MeasureWords {
    if let words = known.withLock({ $0[locale] }) { return words }
    let words = MeasureWords(locale)
    known.withLock { $0[locale] = words }
    return words
  }

  private init(_ locale: LocaleIdentifier) {
    times = Set(Self.times.flatMap { Self.words(for: "measure-unit/duration-\($0)", locale) })
    all = Set((Self.units + Self.money).flatMap { Self.words(for: $0, locale) }).union(times)
  }

  private static let times = ["second", "minute", "hour", "day", "week", "month", "year"]

  private static let units = [
    "length-meter", "length-kilometer", "length-centimeter", "length-millimeter", "length-mile",
    "length-foot", "length-inch", "length-yard", "mass-gram", "mass-kilogram", "mass-pound",
    "mass-ounce", "volume-liter", "volume-milliliter", "volume-gallon", "digital-byte",
    "digital-kilobyte", "digital-megabyte", "digital-gigabyte", "digital-terabyte", "digital-bit",
    "angle-degree", "graphics-pixel", "graphics-megapixel", "energy-calorie",
    "energy-kilocalorie", "power-watt", "concentr-percent", "duration-millisecond",
  ].map { "measure-unit/\($0)" }

  private static let money = ["EUR", "USD", "GBP"].map { "currency/\($0)" }

  /// The words beside a few numbers that take different forms of them.
  private static func words(for unit: String, _ locale: LocaleIdentifier) -> [String] {
    let format = UnitFormatHandle(
      skeleton: "\(unit) unit-width-full-name", locale: locale.identifier)
    return [1, 2, 5, 1.5].flatMap { number in
      (format.text(for: number) ?? "").split { $0.isWhitespace || $0.isNumber }
        .map { String($0).lowercased() }
        .filter { $0.unicodeScalars.count > 1 && $0.contains(where: \.isLetter) }
    }
  }
}
