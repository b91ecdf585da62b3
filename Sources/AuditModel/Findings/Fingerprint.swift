/// A short name for a list of words that is the same on every machine.
public enum Fingerprint {
  /// Sixteen hexadecimal digits from the FNV-1a hash of the words.
  public static func of(_ words: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
