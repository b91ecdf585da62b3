import Foundation

/// How often which three letters follow each other in the strings of a language.
struct TrigramModel: Sendable {
  private static let size = 1 << 15
  /// The number of strings that a model learns from; more would not make it better, only slower.
  static let mostLetters = 120_000

  private var counts = [UInt32](repeating: 0, count: size)
  private var total: UInt32 = 0
  private var known: Set<UInt64> = []

  /// Whether it has learned from enough letters to say something.
  var isReliable: Bool { total >= 2500 }
  /// Whether it has learned from as many letters as it takes.
  var isFull: Bool { total >= Self.mostLetters }

  /// Learns from a text, once from each.
  mutating func learn(_ trigrams: Trigrams) {
    guard !isFull, known.insert(trigrams.hash).inserted else { return }
    for index in trigrams.indices { counts[Int(index)] += 1 }
    total += UInt32(trigrams.indices.count)
  }

  /// The logarithm of how likely a text is, for each of its trigrams, leaving out what was learned
  /// from that very text.
  func likelihood(of trigrams: Trigrams) -> Double {
    guard !trigrams.indices.isEmpty else { return 0 }
    var own: [UInt16: UInt32] = [:]
    if known.contains(trigrams.hash) {
      for index in trigrams.indices { own[index, default: 0] += 1 }
    }
    let all = Double(total - (own.isEmpty ? 0 : UInt32(trigrams.indices.count)))
    let logarithms = Self.logarithms
    var sum = 0.0
    for index in trigrams.indices {
      let count = counts[Int(index)]
      sum += logarithms[min(Int(own.isEmpty ? count : count - (own[index] ?? 0)), 4095)]
    }
    return sum / Double(trigrams.indices.count) - log(all + 2000)
  }

  /// The logarithms of counts; what is not met at all counts as a quarter.
  private static let logarithms: [Double] = (0..<4096).map { log(Double($0) + 0.25) }
}

/// The trigrams of a text by their numbers, with a blank between words.
struct Trigrams {
  private(set) var indices: [UInt16] = []
  /// A number that is the same for the same words.
  private(set) var hash: UInt64 = 0

  /// Reads a text, as far as it is evidence.
  init(of text: String, skipping skipped: Set<UInt64> = []) {
    WordScanner.forEachWord(in: text) { word in
      if !skipped.isEmpty, skipped.contains(word.hash) { return }
      hash = (hash ^ word.hash) &* 0x100_0000_01B3
      guard indices.count < 400 else { return }
      var (first, second): (UInt32, UInt32) = (0, 0)
      for letter in word.letters {
        append(first, second, letter)
        (first, second) = (second, letter)
      }
      append(first, second, 0)
    }
  }

  private mutating func append(_ first: UInt32, _ second: UInt32, _ third: UInt32) {
    let mixed = (first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77 ^ third &* 0xC2B2_AE3D)
    indices.append(UInt16((mixed ^ mixed >> 15) & 0x7FFF))
  }
}
