/// Takes the escapes out of what stands between two quotes of a text that has been read.
enum JSONTextDecoder {
  /// The text; half of a surrogate pair becomes U+FFFD.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result += scalar(from: &rest).utf8
      default: result.append(letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
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
