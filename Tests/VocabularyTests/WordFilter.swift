/// Finds quickly whether and where a file has some words.
///
/// Few words of a file are of interest; reading the passages around them only takes a tenth of the
/// time that reading all of them would, without optimization.
struct WordFilter {
  private let hashes: Set<UInt>
  /// Whether a word may be of interest, by the last bits of its hash.
  private let table: [Bool]

  init(_ words: some Sequence<String>) {
    let hashes = Set(words.map { $0.utf8.reduce(UInt(0)) { $0 &* 31 &+ UInt($1) } })
    self.hashes = hashes
    table = (0..<4096).map { bits in hashes.contains { $0 & 4095 == bits } }
  }

  /// Where the words of interest end, in order.
  func offsets(in bytes: [UInt8]) -> [Int] {
    var result: [Int] = []
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        guard let table = table.baseAddress, let base = bytes.baseAddress else { return }
        let count = bytes.count
        var (offset, hash) = (0, UInt(0))
        while offset <= count {
          let letter = offset < count ? base[offset] | 0x20 : 0x20
          if letter >= 0x61 && letter <= 0x7A {
            hash = hash &* 31 &+ UInt(letter)
          } else if hash != 0 {
            if table[Int(hash & 4095)], hashes.contains(hash) { result.append(offset) }
            hash = 0
          }
          offset += 1
        }
      }
    }
    return result
  }
}
