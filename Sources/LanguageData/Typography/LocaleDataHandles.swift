import CICU

/// Owns what ICU knows about the marks of one language.
struct LocaleDataHandle: ~Copyable {
  /// The marks around quoted speech.
  enum Delimiter: Int32 {
    case outerOpening = 0
    case outerClosing = 1
    case innerOpening = 2
    case innerClosing = 3
  }

  private let data: OpaquePointer?

  init(locale: String) {
    var status = U_ZERO_ERROR
    let opened = legible_ulocdata_open(locale, &status)
    data = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit { if let data { legible_ulocdata_close(data) } }

  /// The first character of a mark.
  borrowing func delimiter(_ delimiter: Delimiter) -> Unicode.Scalar? {
    guard let data else { return nil }
    return ICUText.read { buffer, capacity, status in
      legible_ulocdata_getDelimiter(data, delimiter.rawValue, buffer, capacity, &status)
    }?.unicodeScalars.first
  }
}

/// Owns one way of ICU to write numbers.
struct NumberFormatHandle: ~Copyable {
  /// The pattern to format.
  enum Style: Int32 {
    case decimal = 1
    case percent = 3
    /// In words.
    case spellOut = 5
  }

  /// A part of a number.
  enum Symbol: Int32 {
    case decimalSeparator = 0
    case groupingSeparator = 1
    case zeroDigit = 4
  }

  private let format: UnsafeMutablePointer<UnsafeMutableRawPointer?>?

  init(_ style: Style, locale: String) {
    var status = U_ZERO_ERROR
    let opened = legible_unum_open(style.rawValue, locale, &status)
    format = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit { if let format { legible_unum_close(format) } }

  /// The first character of a symbol.
  borrowing func symbol(_ symbol: Symbol) -> Unicode.Scalar? {
    guard let format else { return nil }
    return ICUText.read { buffer, capacity, status in
      legible_unum_getSymbol(format, symbol.rawValue, buffer, capacity, &status)
    }?.unicodeScalars.first
  }

  /// A number as it is written.
  borrowing func text(for number: Int) -> String? {
    guard let format else { return nil }
    return ICUText.read { buffer, capacity, status in
      legible_unum_format(format, Int64(number), buffer, capacity, &status)
    }
  }

  /// The ways to write a number in words that ICU knows for the language.
  borrowing func ruleSets() -> [String] {
    guard let format else { return [] }
    let names = ICUText.read(capacity: 8192) { buffer, capacity, status in
      legible_unum_getRuleSets(format, buffer, capacity, &status)
    }
    return names?.split(separator: ";").map { String($0) } ?? []
  }

  /// Writes numbers in another of the ways that ``ruleSets()`` lists.
  borrowing func use(ruleSet name: String) {
    guard let format else { return }
    var status = U_ZERO_ERROR
    let units = Array(name.utf16)
    legible_unum_setRuleSet(format, units, Int32(units.count), &status)
  }
}

/// Owns one way of ICU to write numbers with a unit in words.
struct UnitFormatHandle: ~Copyable {
  private let format: OpaquePointer?

  /// Takes what ICU calls a skeleton, such as `currency/EUR unit-width-full-name`.
  init(skeleton: String, locale: String) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let opened = legible_unumf_open(units, Int32(units.count), locale, &status)
    format = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit { if let format { legible_unumf_close(format) } }

  /// A number with its unit.
  borrowing func text(for number: Double) -> String? {
    guard let format else { return nil }
    return ICUText.read { buffer, capacity, status in
      legible_unumf_format(format, number, buffer, capacity, &status)
    }
  }
}

/// Short strings that ICU writes into memory of ours.
private enum ICUText {
  static func read(
    capacity: Int = 128,
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout LegibleUErrorCode) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      var status = U_ZERO_ERROR
      let length = write(buffer.baseAddress, Int32(capacity), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= capacity else {
        return nil
      }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }
}
