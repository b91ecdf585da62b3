import AuditModel
import CICU

/// The letters and marks that strings of a language have, by CLDR.
package struct ExemplarCharacters: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// Reads what ICU knows about a language: its letters, those of words that it has borrowed, and
  /// its marks.
  package init(_ locale: LocaleIdentifier) {
    self.init(
      locale, [ULOCDATA_ES_STANDARD, ULOCDATA_ES_AUXILIARY, ULOCDATA_ES_PUNCTUATION])
  }

  /// Reads which letters a language needs for its own words.
  package init(lettersOf locale: LocaleIdentifier) { self.init(locale, [ULOCDATA_ES_STANDARD]) }

  private init(_ locale: LocaleIdentifier, _ kinds: [LegibleULocaleDataExemplarSetType]) {
    var status = U_ZERO_ERROR
    let data = legible_ulocdata_open(locale.identifier, &status)
    defer { if let data { legible_ulocdata_close(data) } }
    // A language that ICU does not know gets the characters of no language.
    guard let data, status == U_ZERO_ERROR else {
      ranges = []
      return
    }
    ranges = Self.joined(kinds.flatMap { Self.ranges(of: $0, in: data) })
  }

  /// Whether nothing is known about the language.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Whether a character is one of the language's.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }

  /// The ranges in their order, those that overlap or touch made into one.
  private static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func ranges(
    of kind: LegibleULocaleDataExemplarSetType, in data: OpaquePointer
  ) -> [ClosedRange<UInt32>] {
    guard let set = legible_uset_openEmpty() else { return [] }
    defer { legible_uset_close(set) }
    var status = U_ZERO_ERROR
    // The option adds the capitals of small letters.
    _ = legible_ulocdata_getExemplarSet(data, set, UInt32(USET_ADD_CASE_MAPPINGS), kind, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    return (0..<legible_uset_getItemCount(set)).flatMap { items(of: set, at: $0) }
  }

  /// A range of characters, or the characters of a group such as `ch`.
  private static func items(of set: OpaquePointer, at index: Int32) -> [ClosedRange<UInt32>] {
    var start: Int32 = 0
    var end: Int32 = 0
    var text = [UInt16](repeating: 0, count: 16)
    var status = U_ZERO_ERROR
    let length = legible_uset_getItem(
      set, index, &start, &end, &text, Int32(text.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    if length == 0 { return start <= end ? [UInt32(start)...UInt32(end)] : [] }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self).unicodeScalars.map {
      $0.value...$0.value
    }
  }
}
