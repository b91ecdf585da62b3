import CICU

/// Owns what ICU knows about the marks of one language.
struct LocaleDataHandle: ~Copyable {
  /// The marks around what somebody says.
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
  /// What to write.
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
}

/// Short texts that ICU writes into memory of ours.
private enum ICUText {
  static func read(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout LegibleUErrorCode) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) { buffer in
      var status = U_ZERO_ERROR
      let length = write(buffer.baseAddress, 128, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 128 else { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }
}
