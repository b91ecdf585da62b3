/// The SHA-256 digest of bytes (FIPS 180-4), by which a page names the only script it may run.
struct SHA256 {
  private var state: [UInt32] = Self.fractions(of: Self.primes.prefix(8)) { $0.squareRoot() }

  /// The 32 bytes of the digest.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    let padded = padded(bytes)
    for start in stride(from: 0, to: padded.count, by: 64) {
      hash.take(padded[start..<(start + 64)])
    }
    return hash.state.flatMap(bigEndian)
  }

  // FIPS 180-4, 5.1.1: a one bit, zeros, and the length in bits.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes + [0x80]
    while result.count % 64 != 56 { result.append(0) }
    let bits = UInt64(bytes.count) * 8
    return result + bigEndian(UInt32(bits >> 32)) + bigEndian(UInt32(truncatingIfNeeded: bits))
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  // FIPS 180-4, 6.2.2.
  private mutating func take(_ block: ArraySlice<UInt8>) {
    let schedule = Self.schedule(of: Array(block))
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let mixed = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let first = h &+ mixed &+ ((e & f) ^ (~e & g)) &+ Self.constants[round] &+ schedule[round]
      let spread = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let second = spread &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
  }

  private static func schedule(of block: [UInt8]) -> [UInt32] {
    var words = stride(from: 0, to: 64, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let near = words[index - 15]
      let far = words[index - 2]
      let small = near.rotated(7) ^ near.rotated(18) ^ (near >> 3)
      let large = far.rotated(17) ^ far.rotated(19) ^ (far >> 10)
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    return words
  }

  // MARK: Constants, which FIPS 180-4 (4.2.2, 5.3.3) takes from the roots of the first primes

  private static let constants = fractions(of: primes[...]) { $0.cubeRoot }

  private static let primes: [Int] = (2...311).filter { candidate in
    !(2..<candidate).contains { candidate.isMultiple(of: $0) }
  }

  /// The first 32 bits of the fractional parts of the roots.
  private static func fractions(
    of primes: ArraySlice<Int>, root: (Double) -> Double
  ) -> [UInt32] {
    primes.map { prime in
      let root = root(Double(prime))
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }
}

extension UInt32 {
  fileprivate func rotated(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}

extension Double {
  /// The cube root by Newton's method, which doubles the right digits in each step.
  fileprivate var cubeRoot: Double {
    var root = self / 2
    for _ in 0..<60 { root -= (root * root * root - self) / (3 * root * root) }
    return root
  }
}
