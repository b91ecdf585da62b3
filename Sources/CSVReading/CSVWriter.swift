/// Writes rows as RFC 4180 has them, with CR and LF at their ends.
package struct CSVWriter {
  /// The rows so far, in UTF-8, after a byte order mark, without which Excel reads another encoding.
  package private(set) var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Begins without a row.
  package init() {}

  /// Adds a row.
  ///
  /// A value that a spreadsheet would take for a formula gets an apostrophe before it, which
  /// ``CSVTable`` takes away again.
  package mutating func row(_ values: [String]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(value)
    }
    bytes += [0x0D, 0x0A]
  }

  private mutating func append(_ value: String) {
    let quote = UInt8(ascii: "\"")
    let isGuarded = value.isFormula
    let isQuoted = value.utf8.contains { [quote, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
    if isQuoted { bytes.append(quote) }
    if isGuarded { bytes.append(UInt8(ascii: "'")) }
    for byte in value.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(quote) }
  }
}

extension String {
  /// Whether a spreadsheet takes it for a formula, apostrophes at its beginning aside.
  ///
  /// Source: OWASP, CSV Injection.
  var isFormula: Bool {
    let first = unicodeScalars.first { $0 != "'" }
    return first.map { "=+-@|\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) }
      ?? false
  }
}
