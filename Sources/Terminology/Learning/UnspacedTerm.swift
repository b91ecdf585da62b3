/// How the translation of a term is written in a language without spaces between words.
struct UnspacedTerm {
  /// The characters that were found in the most strings.
  let found: String
  /// Translations with the characters.
  let texts: [String]
  /// The translations of strings that are nothing but the term.
  let whole: [String]
  let source: SourceTerm

  /// The part of the translations that have a character beside it when the character belongs to it.
  private static let share = 0.8
  /// A longer term is a sentence.
  private static let mostCharacters = 16

  /// The term with what always is beside it; none when it is cut out of a word.
  var spelling: String? {
    if let alone = whole.map(\.trimmed).filter({ $0.lowercased().contains(found) }).commonest?
      .value,
      alone.count <= found.count + 4
    {
      return alone
    }
    guard source.context < 0.67 else { return nil }
    let needle = Array(found)
    let uses = texts.compactMap { Use($0, needle) }
    // Characters of several letters are not cut.
    guard uses.count * 2 > texts.count else { return nil }
    var (before, after) = (0, 0)
    while source.context < 0.5, needle.count + before + after < Self.mostCharacters {
      if isShared(uses.map { $0.letter(after) }) {
        after += 1
      } else if isShared(uses.map { $0.letter(-1 - before - needle.count) }) {
        before += 1
      } else {
        break
      }
    }
    let cut = uses.count { $0.isCut(before: before, after: after) }
    guard cut * 2 <= uses.count else { return nil }
    return uses.compactMap { $0.text(before: before, after: after) }.commonest
      .flatMap { $0.value.withoutParticles }
  }

  private func isShared(_ letters: [Character?]) -> Bool {
    guard let commonest = letters.compactMap({ $0 }).commonest else { return false }
    return Double(commonest.count) >= Self.share * Double(letters.count)
  }

  /// The characters at one position of a text.
  private struct Use {
    let text: [Character]
    let range: Range<Int>

    init?(_ text: String, _ needle: [Character]) {
      self.text = Array(text)
      let folded = Array(text.lowercased())
      guard folded.count == self.text.count, folded.count >= needle.count,
        let start = (0...(folded.count - needle.count)).first(where: {
          folded[$0..<($0 + needle.count)].elementsEqual(needle)
        })
      else { return nil }
      range = start..<(start + needle.count)
    }

    /// The letter at a distance from its end; none where there is no letter.
    func letter(_ distance: Int) -> Character? {
      let index = range.upperBound + distance
      guard text.indices.contains(index), text[index].isLetter else { return nil }
      return text[index]
    }

    func text(before: Int, after: Int) -> String? {
      let extended = (range.lowerBound - before)..<(range.upperBound + after)
      guard extended.lowerBound >= 0, extended.upperBound <= text.count else { return nil }
      return String(text[extended])
    }

    /// Whether an end of it is inside of a word in kana or in Latin letters.
    func isCut(before: Int, after: Int) -> Bool {
      let (start, end) = (range.lowerBound - before, range.upperBound + after)
      guard start >= 0, end <= text.count else { return false }
      return (start > 0 && text[start - 1].joins(text[start]))
        || (end < text.count && text[end - 1].joins(text[end]))
        || "เแโใไເແໂໃໄ".contains(text[end - 1])
    }
  }
}

extension Character {
  /// Whether it and the next one are of one word for certain.
  fileprivate func joins(_ next: Character) -> Bool {
    (isKatakana && next.isKatakana) || (isLatin && next.isLatin)
  }

  private var isKatakana: Bool {
    unicodeScalars.first.map { (0x30A1...0x30FA).contains($0.value) || $0.value == 0x30FC } ?? false
  }

  private var isLatin: Bool { isLetter && (unicodeScalars.first?.value ?? 0x3000) < 0x0250 }
}

extension String {
  /// Without spaces and signs at its ends.
  fileprivate var trimmed: String {
    let isSign: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
    guard let first = firstIndex(where: { !isSign($0) }),
      let last = lastIndex(where: { !isSign($0) })
    else { return "" }
    return String(self[first...last])
  }

  /// The endings that make verbs of Japanese nouns, the longer ones first.
  private static let endings = [
    "されていません", "してください", "されました", "できません", "しています", "できます", "しました", "します",
    "された", "される", "できる", "した", "する",
  ]

  /// Without Japanese particles and endings of verbs at its ends; none when too little is left.
  fileprivate var withoutParticles: String? {
    let particles = "のをにはがでとへも"
    var result = self[...]
    if let ending = Self.endings.first(where: hasSuffix) { result = result.dropLast(ending.count) }
    while let last = result.last, particles.contains(last) { result = result.dropLast() }
    while let first = result.first, particles.contains(first) { result = result.dropFirst() }
    return result.count > 1 ? String(result) : nil
  }
}
