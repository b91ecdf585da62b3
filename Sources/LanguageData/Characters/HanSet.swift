/// A set of the unified Han characters that are in daily use, which is asked very often.
package struct HanSet: Sendable {
  private static let first: UInt32 = 0x4E00
  private static let last: UInt32 = 0x9FFF

  private var bits = [UInt64](repeating: 0, count: Int((last - first) / 64) + 1)

  /// Whether a scalar is one of the characters that such a set may have.
  package static func mayContain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= first && scalar.value <= last
  }

  /// Adds a character; others than Han are left out.
  mutating func insert(_ value: UInt32) {
    guard value >= Self.first, value <= Self.last else { return }
    let offset = Int(value - Self.first)
    bits[offset >> 6] |= 1 << UInt64(offset & 63)
  }

  /// Whether a character is in it.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard Self.mayContain(scalar) else { return false }
    let offset = Int(scalar.value - Self.first)
    return bits[offset >> 6] & (1 << UInt64(offset & 63)) != 0
  }

  /// The characters in it, in their order.
  var scalars: [Unicode.Scalar] {
    bits.indices.flatMap { word in
      (0..<64).compactMap { bit in
        bits[word] & (1 << UInt64(bit)) == 0
          ? nil : Unicode.Scalar(Self.first + UInt32(word * 64 + bit))
      }
    }
  }
}
