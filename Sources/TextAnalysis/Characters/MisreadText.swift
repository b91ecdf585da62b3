import LanguageData

/// Finds stretches of a text that are UTF-8, read byte for byte in another encoding.
package struct MisreadText {
  /// A stretch with what it stands for.
  package struct Find: Hashable {
    /// The shown characters.
    package var shown: String
    /// The meant characters; none when they are lost.
    package var meant: String?
  }

  private let scalars: [Unicode.Scalar]
  /// The letters of the text's language; nil when none are known.
  private let letters: ExemplarCharacters?

  /// Takes a text.
  ///
  /// - Parameter letters: the letters that its language needs for its own words, which are ordinary
  ///   before a mark.
  package init(_ text: String, letters: ExemplarCharacters? = nil) {
    scalars = text.hasSuspects ? Array(text.unicodeScalars) : []
    self.letters = letters
  }

  /// The first stretch, if any.
  package var first: Find? {
    var index = 0
    while index < scalars.count {
      if let found = find(at: index) { return found.find }
      index += 1
    }
    return nil
  }

  /// The text with all stretches as they were meant; none when something is lost.
  package var fixed: String? {
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let word = singleByteFind(at: index), let meant = word.find.meant {
        result.append(contentsOf: meant.unicodeScalars)
        index += word.count
      } else if lostFind(at: index) != nil, latinSequence(at: index) == nil {
        return nil
      } else if let sequence = latinSequence(at: index) {
        result.append(sequence.scalar)
        index += sequence.count
      } else {
        guard scalars[index].value != 0xFFFD else { return nil }
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private func find(at index: Int) -> (find: Find, count: Int)? {
    switch scalars[index].value {
    case 0xFFFD: return (Find(shown: "\u{FFFD}", meant: nil), 1)
    case 0xC0...0xFF:
      if let found = singleByteFind(at: index) ?? lostFind(at: index) { return found }
      guard let found = latinSequence(at: index),
        isMisread(found, at: index) && !isOrdinary(found, at: index) || isForeign(found, at: index)
      else { return nil }
      return (Find(shown: text(index, found.count), meant: String(found.scalar)), found.count)
    case 0x80...0x84, 0x86...0x9F: return (Find(shown: text(index, 1), meant: nil), 1)
    case 0x420, 0x421: return cyrillicFind(at: index)
    case 0x221A: return macFind(at: index)
    default: return nil
    }
  }

  private func text(_ start: Int, _ count: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<min(start + count, scalars.count)])
    return String(view)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// A character whose bytes are there as characters of Windows Latin 1.
  private func latinSequence(at start: Int) -> (scalar: Unicode.Scalar, count: Int)? {
    guard let lead = scalars[start].latinByte, lead >= 0xC2, lead <= 0xF4 else { return nil }
    let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
    for offset in 1..<count {
      guard let byte = scalar(at: start + offset)?.latinByte, byte & 0xC0 == 0x80 else {
        return nil
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    guard value >= least, let meant = Unicode.Scalar(value) else { return nil }
    return (meant, count)
  }

  /// Whether a pair is a letter of the language with a mark behind it, such as “Ç’” in Albanian,
  /// while what it would stand for is no letter of the language.
  private func isOrdinary(_ found: (scalar: Unicode.Scalar, count: Int), at start: Int) -> Bool {
    guard let letters, found.count == 2 else { return false }
    return letters.contains(scalars[start]) && !scalars[start + 1].properties.isAlphabetic
      && !letters.contains(found.scalar)
  }

  /// Whether a pair within a word begins with a letter that the language lacks, while what it would
  /// stand for is a letter of the language, as “Ã«” for “ë” in Albanian.
  private func isForeign(_ found: (scalar: Unicode.Scalar, count: Int), at start: Int) -> Bool {
    guard let letters, found.count == 2, letters.contains(found.scalar),
      !letters.contains(scalars[start]), !scalars[start + 1].properties.isAlphabetic
    else { return false }
    return scalar(at: start + 2)?.properties.isLowercase == true
      && scalar(at: start - 1)?.properties.isAlphabetic == true
  }

  /// Whether such a sequence is never written on purpose.
  ///
  /// People do write letters with accents before quotation marks, spaces and ellipses. So a
  /// sequence counts when a capital is inside a word, or a mark does, or two follow each other.
  private func isMisread(_ found: (scalar: Unicode.Scalar, count: Int), at start: Int) -> Bool {
    let end = start + found.count
    let signs = scalars[(start + 1)..<end]
    if signs.contains(where: { (0x80...0x9F).contains($0.value) }) { return true }
    switch (scalars[start].value, scalars[start + 1].value) {
    case (0xE2, 0x20AC),
      (0xE2, 0x201A) where found.scalar == "\u{20AC}":
      return true
    case (0xE2, 0x201E) where found.scalar == "\u{2122}": return true
    case (0xF0, 0x178): return true
    default: break
    }
    let next = scalar(at: end)
    let follows = next.map { $0.value >= 0xC2 && $0.value <= 0xF4 } == true
    if follows, latinSequence(at: end) != nil { return true }
    let previous = scalar(at: start - 1)
    if found.count == 3, found.scalar.value >= 0xE00, signs.contains(where: \.isOddBehindLetter) {
      return true
    }
    guard found.count == 2, found.scalar.value < 0x100 || found.scalar.properties.isAlphabetic,
      scalars[start].value != 0xD7, scalars[start].properties.isUppercase
    else { return false }
    if isLetterApart(at: start, between: previous, and: next) { return true }
    if let previous, previous.properties.isLowercase { return true }
    let isDigit = previous.map { (0x30...0x39).contains($0.value) } ?? false
    let isLeadOfLatin = scalars[start].value <= 0xC3
    if isLeadOfLatin, isDigit { return true }
    let endsInWord = next?.properties.isLowercase == true
    let isSign = signs.allSatisfy { !$0.properties.isAlphabetic && !$0.properties.isWhitespace }
    return endsInWord && isSign && !(previous?.properties.isUppercase ?? false)
  }

  /// Whether “Ã”, “Ä” or “Å” with a sign behind it stands for a small letter with an accent that
  /// begins a word, follows its capital, or is a word of its own: “mÃ¼de”, “MÃ¼de”, “Ã©”.
  private func isLetterApart(
    at start: Int, between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    guard (0xC3...0xC5).contains(scalars[start].value), let sign = scalar(at: start + 1) else {
      return false
    }
    let isInWord = next?.properties.isLowercase == true
    if sign.value == 0xA0 {
      // “à” of its own; the no-break space is its second half.
      return scalars[start].value == 0xC3 && previous?.properties.isAlphabetic != true && isInWord
    }
    // “Å²” and “Å·mol” are measures.
    let isMeasure = scalars[start] == "Å" && (sign == "²" || sign == "³" || sign == "·")
    let isSign =
      (0xA1...0xBF).contains(sign.value) && sign != "«" && sign != "»" && !isMeasure
    if isInWord {
      let isWordStart = previous?.properties.isAlphabetic != true
      return isSign || isWordStart && sign.value >= 0x100 && sign.properties.isAlphabetic
    }
    return isSign && scalars[start].value == 0xC3 && sign != "®" && sign != "ª" && sign != "º"
      && previous?.properties.isAlphabetic != true && next?.properties.isAlphabetic != true
  }

  /// Three characters of Cyrillic in a row that are there as characters of Windows Cyrillic.
  private func cyrillicFind(at start: Int) -> (find: Find, count: Int)? {
    var meant = String.UnicodeScalarView()
    var index = start
    while let lead = scalar(at: index), lead.value == 0x420 || lead.value == 0x421,
      let byte = scalar(at: index + 1)?.windowsCyrillicByte
    {
      let value = (lead.value == 0x420 ? 0x10 : 0x11) << 6 | UInt32(byte & 0x3F)
      guard let scalar = Unicode.Scalar(value) else { break }
      meant.append(scalar)
      index += 2
    }
    guard meant.count >= 3 else { return nil }
    return (Find(shown: text(start, index - start), meant: String(meant)), index - start)
  }

  /// A word of nothing but letters with accents, which is one of Windows Cyrillic.
  private func singleByteFind(at start: Int) -> (find: Find, count: Int)? {
    if let before = scalar(at: start - 1),
      before.properties.isAlphabetic || before.cyrillicOfWindows != nil
    {
      return nil
    }
    var end = start
    var meant = String.UnicodeScalarView()
    while let letter = scalar(at: end)?.cyrillicOfWindows {
      meant.append(letter)
      end += 1
    }
    let letters = scalars[start..<end].filter { $0.value >= 0xC0 }
    guard letters.count >= 5, letters.count * 2 > end - start,
      scalar(at: end)?.properties.isAlphabetic != true
    else { return nil }
    // Lists of letters go on from each to the next, and cries repeat one.
    let steps = zip(letters, letters.dropFirst()).count { $1.value <= $0.value + 2 && $0 <= $1 }
    guard steps * 2 < letters.count, Set(letters).count > 3 else { return nil }
    return (Find(shown: text(start, end - start), meant: String(meant)), end - start)
  }

  /// Three characters of three bytes in a row, of each of which only the letter and a sign are left.
  private func lostFind(at start: Int) -> (find: Find, count: Int)? {
    var index = start
    var count = 0
    while let lead = scalar(at: index), (0xE3...0xE9).contains(lead.value) {
      var end = index + 1
      while let sign = scalar(at: end), end < index + 3, sign.value > 0x7F,
        sign.latinByte.map({ $0 & 0xC0 == 0x80 }) == true, !sign.properties.isWhitespace
      {
        end += 1
      }
      guard end > index + 1 else { break }
      count += 1
      index = end
    }
    guard count >= 3 else { return nil }
    return (Find(shown: text(start, index - start), meant: nil), index - start)
  }

  /// A letter with an accent that is there as characters of Mac Roman.
  private func macFind(at start: Int) -> (find: Find, count: Int)? {
    guard let byte = scalar(at: start + 1)?.macRomanByte,
      let meant = Unicode.Scalar(0xC0 | UInt32(byte & 0x3F)),
      scalar(at: start - 1)?.properties.isLowercase == true
        || scalar(at: start + 2)?.properties.isLowercase == true
    else { return nil }
    return (Find(shown: text(start, 2), meant: String(meant)), 2)
  }
}

extension String {
  /// Whether a character is there with which a misread stretch could begin: one that stands for a
  /// lost one, or a letter with another character beyond ASCII behind it.
  fileprivate var hasSuspects: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.indices.dropLast().contains { index in
        switch bytes[index] {
        // U+0080 to U+009F
        case 0xC2: bytes[index + 1] < 0xA0
        // U+00C0 to U+00FF
        case 0xC3: bytes.isBeyondASCII(index + 2)
        // U+0420 and U+0421
        case 0xD0: bytes[index + 1] & 0xFE == 0xA0 && bytes.isBeyondASCII(index + 2)
        // U+221A
        case 0xE2: bytes[index + 1] == 0x88 && bytes.isBeyondASCII(index + 3)
        // U+FFFD
        case 0xEF: bytes[index + 1] == 0xBF
        default: false
        }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isBeyondASCII(_ index: Int) -> Bool { index < count && self[index] >= 0x80 }
}

extension Unicode.Scalar {
  /// Whether it is a sign that is not written right behind a letter, as people do trademarks,
  /// footnotes and marks of sentences.
  fileprivate var isOddBehindLetter: Bool {
    switch value {
    case 0xA1...0xA6, 0xA8, 0xAC, 0xAF, 0xB1, 0xB4...0xB6, 0xB8, 0xBC...0xBF: true
    default: false
    }
  }

  /// The byte that it is in Windows Latin 1, or in Latin 1.
  fileprivate var latinByte: UInt8? {
    if value < 0x100 { return UInt8(value) }
    return Self.windowsLatin.firstIndex(of: value).map { UInt8($0) + 0x80 }
  }

  /// The byte from 80 to BF that it is in Windows Cyrillic.
  fileprivate var windowsCyrillicByte: UInt8? {
    Self.windowsCyrillic.firstIndex(of: value).map { UInt8($0) + 0x80 }
  }

  /// The letter of Windows Cyrillic that has the byte that it has in Latin 1.
  fileprivate var cyrillicOfWindows: Unicode.Scalar? {
    switch value {
    case 0xC0...0xFF: Unicode.Scalar(value + 0x350)
    case 0xA8, 0xAA, 0xAF, 0xB2, 0xB3, 0xB8, 0xBA, 0xBF:
      Unicode.Scalar(Self.windowsCyrillic[Int(value) - 0x80])
    default: nil
    }
  }

  /// The byte from 80 to BF that it is in Mac Roman, where that is a sign and no letter.
  fileprivate var macRomanByte: UInt8? {
    guard !properties.isAlphabetic else { return nil }
    return Self.macRoman.firstIndex(of: value).map { UInt8($0) + 0xA0 }
  }

  private static let windowsLatin: [UInt32] = [
    0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0, 0x17D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122,
    0x161, 0x203A, 0x153, 0, 0x17E, 0x178,
  ]
  private static let windowsCyrillic: [UInt32] = [
    0x402, 0x403, 0x201A, 0x453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x409, 0x2039,
    0x40A, 0x40C, 0x40B, 0x40F, 0x452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x98, 0x2122, 0x459, 0x203A, 0x45A, 0x45C, 0x45B, 0x45F, 0xA0, 0x40E, 0x45E, 0x408, 0xA4,
    0x490, 0xA6, 0xA7, 0x401, 0xA9, 0x404, 0xAB, 0xAC, 0xAD, 0xAE, 0x407, 0xB0, 0xB1, 0x406,
    0x456, 0x491, 0xB5, 0xB6, 0xB7, 0x451, 0x2116, 0x454, 0xBB, 0x458, 0x405, 0x455, 0x457,
  ]
  private static let macRoman: [UInt32] = [
    0x2020, 0xB0, 0xA2, 0xA3, 0xA7, 0x2022, 0xB6, 0xDF, 0xAE, 0xA9, 0x2122, 0xB4, 0xA8, 0x2260,
    0xC6, 0xD8, 0x221E, 0xB1, 0x2264, 0x2265, 0xA5, 0xB5, 0x2202, 0x2211, 0x220F, 0x3C0, 0x222B,
    0xAA, 0xBA, 0x3A9, 0xE6, 0xF8,
  ]
}
