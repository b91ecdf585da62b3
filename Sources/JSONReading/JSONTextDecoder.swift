import SourceText

/// Takes the escapes out of what is between two quotes of a text that has been read.
package enum JSONTextDecoder {
  /// The text; half of a surrogate pair becomes U+FFFD.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      if let escaped = escape(from: &rest) {
        result += escaped.utf8
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Takes an escape away from what is left of a text, and returns what it stands for; none where no
  /// escape begins.
  package static func escape(from rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.first == UInt8(ascii: "\\"), let letter = rest.dropFirst().first else { return nil }
    rest = rest.dropFirst(2)
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return scalar(from: &rest)
    default: return String(decoding: [letter], as: UTF8.self)
    }
  }

  private static func scalar(from rest: inout ArraySlice<UInt8>) -> String {
    let first = unit(from: &rest)
    if let scalar = Unicode.Scalar(first) { return String(Character(scalar)) }
    guard UTF16.isLeadSurrogate(first), rest.starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    var ahead = rest.dropFirst(2)
    let second = unit(from: &ahead)
    guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
    rest = ahead
    return String(decoding: [first, second], as: UTF16.self)
  }

  private static func unit(from rest: inout ArraySlice<UInt8>) -> UInt16 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt16($1.hexadecimalDigit ?? 0) }
  }
}
