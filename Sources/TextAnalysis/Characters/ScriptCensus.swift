import TextShaping
import LanguageData

/// Counts the letters of a text by their scripts.
struct ScriptCensus {
  private let own: Set<Script>
  private var counts: [Script: Int] = [:]
  private var hasFullStop = false
  /// The length of the longest word of Han.
  private var longestHan = 0

  /// Counts all letters but those of the words of another text.
  package init(_ text: String, own: Set<Script>, without names: String? = nil) {
    self.own = own
    let names = names.map { Set($0.lowercased().split { !$0.isLetter }.map { String($0) }) } ?? []
    var script = Script.latin
    var length = 0
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let next: Script? =
        !scalar.properties.isAlphabetic ? nil : scalar.value < 0x250 ? .latin : Script(of: scalar)
      if next == nil || (next != script && next?.isNeutral == false) {
        count(length, of: script, word: word, names: names)
        length = 0
        word.removeAll(keepingCapacity: true)
      }
      guard let next else {
        if scalar == "。" || scalar == "，" { hasFullStop = true }
        continue
      }
      if !next.isNeutral { script = next }
      length += 1
      if !names.isEmpty { word.append(scalar) }
    }
    count(length, of: script, word: word, names: names)
  }

  private mutating func count(
    _ length: Int, of script: Script, word: String.UnicodeScalarView, names: Set<String>
  ) {
    guard length > 0, names.isEmpty || !names.contains(String(word).lowercased()) else { return }
    counts[script, default: 0] += length
    if script == .han { longestHan = max(longestHan, length) }
  }

  /// The script that has the say where it should not.
  var majority: Script? {
    if let script = eastAsian { return script }
    let ownLetters = counts.reduce(0) { $0 + (own.contains($1.key) ? $1.value * $1.key.weight : 0) }
    let foreign = counts.filter { !own.contains($0.key) }.max {
      ($0.value, $1.key.code) < ($1.value, $0.key.code)
    }
    guard let foreign else { return nil }
    let letters = foreign.value * foreign.key.weight
    // A few names and commands may be among words of the language.
    let isStrange = ownLetters == 0 ? letters >= 10 : letters >= 20 && letters > ownLetters * 4
    return isStrange ? foreign.key : nil
  }

  /// The scripts of East Asia are mixed in each of its languages, but not in the same way.
  private var eastAsian: Script? {
    let han = counts[.han] ?? 0
    let kana = (counts[.hiragana] ?? 0) + (counts[.katakana] ?? 0)
    let hangul = counts[.hangul] ?? 0
    if own.contains(.hiragana) {
      // Lists of terms, each of a few ideographs, are Japanese, too.
      let isProse = han >= 20 && longestHan >= 12 || han >= 8 && longestHan >= 6 && hasFullStop
      return kana == 0 && isProse ? .han : nil
    }
    if own.contains(.hangul) {
      if kana >= 6 && kana > hangul * 2 || kana >= 4 && hangul == 0 { return .hiragana }
      return hangul == 0 && han >= 6 && han > kana ? .han : nil
    }
    if own.contains(.han) { return kana >= 4 && kana * 3 >= han ? .hiragana : nil }
    return nil
  }
}

/// A quick look at the scripts of a text, which rules out nearly all strings.
struct ScriptGlance {
  private let own: Set<Script>
  private var ownCount = 0
  private var foreignCount = 0
  private var hasKana = false
  private var hasHangul = false

  /// Looks at a text.
  package init(_ text: String, own: Set<Script>) {
    self.own = own
    let ownsLatin = own.contains(.latin)
    // Neighbours in Unicode are mostly of one script.
    var block: UInt32 = .max
    var isOwn = false
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        guard (0x61...0x7A).contains(scalar.value | 0x20) else { continue }
        if ownsLatin { ownCount += 1 } else { foreignCount += 1 }
        continue
      }
      if scalar.value >> 6 != block {
        block = scalar.value >> 6
        isOwn = own.contains(Script(of: scalar))
        if scalar.value >= 0x3040 && scalar.value < 0x3100 { hasKana = true }
        if scalar.value >= 0xAC00 && scalar.value < 0xD7B0 { hasHangul = true }
      }
      if isOwn { ownCount += 1 } else { foreignCount += 1 }
    }
  }

  /// Whether no letter of the language is there.
  var hasNoneOfOwn: Bool { ownCount == 0 }

  /// Whether the text is worth counting.
  package var isStrange: Bool {
    if foreignCount > ownCount { return true }
    if own.contains(.hiragana) { return !hasKana && ownCount >= 8 }
    if own.contains(.hangul) { return !hasHangul }
    return own.contains(.han) && hasKana
  }
}

extension Script {
  /// The script of English.
  package static let latin = Script(of: "a")
  fileprivate static let han = Script(of: "\u{4E00}")
  fileprivate static let hiragana = Script(of: "\u{3042}")
  fileprivate static let katakana = Script(of: "\u{30A2}")
  fileprivate static let hangul = Script(of: "\u{AC00}")

  /// How many letters of an alphabet one of its characters is worth.
  fileprivate var weight: Int {
    [.han, .hangul, .hiragana, .katakana].contains(self) ? 3 : 1
  }
}
