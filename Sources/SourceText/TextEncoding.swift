/// How the characters of a file are written as bytes.
package enum TextEncoding: String, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  case latin1 = "ISO-8859-1"
}

extension TextEncoding {
  /// The encoding that the first bytes of a file show.
  package struct Detection: Hashable, Sendable {
    /// The encoding; UTF-8 when nothing shows another.
    package let encoding: TextEncoding
    /// The length of the byte order mark, 0 when there is none.
    package let markLength: Int

    /// Makes a detection.
    package init(encoding: TextEncoding, markLength: Int) {
      self.encoding = encoding
      self.markLength = markLength
    }
  }

  /// Looks for a byte order mark, and without one for the zero bytes of wide ASCII characters.
  package static func detect(_ bytes: [UInt8]) -> Detection {
    for (mark, encoding) in marks where bytes.starts(with: mark) {
      return Detection(encoding: encoding, markLength: mark.count)
    }
    let isZero = bytes.prefix(4).map { $0 == 0 }
    let encoding: TextEncoding =
      switch isZero {
      case [false, true, true, true]: .utf32LittleEndian
      case [true, true, true, false]: .utf32BigEndian
      case _ where isZero.starts(with: [false, true]): .utf16LittleEndian
      case _ where isZero.starts(with: [true, false]): .utf16BigEndian
      default: .utf8
      }
    return Detection(encoding: encoding, markLength: 0)
  }

  // UTF-32 comes first: its little-endian mark begins with that of UTF-16.
  private static let marks: [([UInt8], TextEncoding)] = [
    ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian),
    ([0xFE, 0xFF], .utf16BigEndian),
  ]
}

extension TextEncoding {
  /// The same text as UTF-8; what is no character becomes U+FFFD, except in UTF-8 itself, which
  /// stays as it is.
  package func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .utf8: Array(bytes)
    case .latin1: Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    case .utf16LittleEndian:
      transcode(units(of: bytes, as: UInt16.self).map { UInt16(littleEndian: $0) }, UTF16.self)
    case .utf16BigEndian:
      transcode(units(of: bytes, as: UInt16.self).map { UInt16(bigEndian: $0) }, UTF16.self)
    case .utf32LittleEndian:
      transcode(units(of: bytes, as: UInt32.self).map { UInt32(littleEndian: $0) }, UTF32.self)
    case .utf32BigEndian:
      transcode(units(of: bytes, as: UInt32.self).map { UInt32(bigEndian: $0) }, UTF32.self)
    }
  }

  private func transcode<Encoding: UnicodeCodec>(
    _ units: [Encoding.CodeUnit], _ encoding: Encoding.Type
  ) -> [UInt8] {
    Array(String(decoding: units, as: encoding).utf8)
  }

  /// The bytes in groups as they lie in memory; an incomplete last group is left out.
  private func units<Unit: FixedWidthInteger>(
    of bytes: ArraySlice<UInt8>, as unit: Unit.Type
  ) -> [Unit] {
    let size = MemoryLayout<Unit>.size
    return bytes.withUnsafeBytes { buffer in
      (0..<buffer.count / size).map { buffer.loadUnaligned(fromByteOffset: $0 * size, as: unit) }
    }
  }
}

extension TextEncoding {
  /// A text as bytes without a byte order mark; Latin-1 has a question mark for what it lacks.
  package func encode(_ text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .latin1: text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { $0.value.bytes }
    case .utf32BigEndian: text.unicodeScalars.flatMap { $0.value.bytes.reversed() }
    }
  }
}

extension UInt32 {
  /// Its bytes, the least first.
  fileprivate var bytes: [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
