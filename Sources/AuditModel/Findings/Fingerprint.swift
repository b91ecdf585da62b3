/// A short name for a list of words that is the same on every machine.
public enum Fingerprint {
  /// Sixteen hexadecimal digits from the FNV-1a hash of the words.
  public static func of(_ words: [String]) -> String {
    of(bytes: Array(words.joined(separator: "\u{1F}").utf8))
  }

  /// Sixteen hexadecimal digits from the FNV-1a hash of some bytes.
  package static func of(bytes: [UInt8]) -> String {
    let digits = String(hash(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The FNV-1a hash with 64 bits.
  package static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
