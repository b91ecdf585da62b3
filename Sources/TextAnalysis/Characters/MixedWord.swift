import LanguageData

/// The alphabets whose letters are confused with each other's.
package enum Alphabet: Int, Comparable {
  case latin
  case greek
  case cyrillic

  package init?(scriptName: String) {
    switch scriptName {
    case "Latn": self = .latin
    case "Grek": self = .greek
    case "Cyrl": self = .cyrillic
    default: return nil
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Its name in words.
  package var rawName: String {
    switch self {
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    }
  }
}

/// A word with letters of more than one alphabet.
package struct MixedWord {
  /// Letters in a row that are of one alphabet.
  package struct Run {
    package var alphabet: Alphabet
    package var letters: [Unicode.Scalar]

    /// Whether each of them looks like a letter of another alphabet.
    package func looks(like other: Alphabet) -> Bool {
      letters.allSatisfy { $0.lookAlike(in: other) != nil }
    }
  }

  /// Letters in a word that are mistaken for those of its alphabet.
  package struct Intruder {
    package var word: String
    package var letter: Unicode.Scalar
    /// The alphabet of the others.
    package var rest: Alphabet
    /// The word in one alphabet; none when that is not clear.
    package var fixed: String?
  }

  package let text: String
  private let runs: [Run]

  /// Whether a letter of ASCII is beside one of Cyrillic or Greek: a quick look.
  package static func mayOccur(in text: String) -> Bool {
    var previous: Alphabet?
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x590 {
        previous = nil
        continue
      }
      let alphabet = scalar.alphabetOfLetter
      if let alphabet, let previous, alphabet != previous { return true }
      previous = alphabet
    }
    return false
  }

  /// The words of a text that have letters of Latin and of another alphabet.
  package static func words(of text: String) -> [MixedWord] {
    var result: [MixedWord] = []
    var word = String.UnicodeScalarView()
    var runs: [Run] = []
    func end() {
      if runs.count > 1, word.count <= 64 {
        result.append(MixedWord(text: String(word), runs: runs))
      }
      word.removeAll(keepingCapacity: true)
      runs.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      guard let alphabet = scalar.alphabetOfLetter else {
        end()
        continue
      }
      word.append(scalar)
      if runs.last?.alphabet == alphabet {
        runs[runs.count - 1].letters.append(scalar)
      } else {
        runs.append(Run(alphabet: alphabet, letters: [scalar]))
      }
    }
    end()
    return result
  }

  /// The letter that does not belong, in a language of one of the alphabets.
  package func intruder(own: Alphabet) -> Intruder? {
    let suspects = runs.indices.filter { isSuspect($0, own: own) }
    guard
      let index = suspects.min(by: {
        (runs[$0].letters.count, runs[$0].alphabet == own ? 1 : 0)
          < (runs[$1].letters.count, runs[$1].alphabet == own ? 1 : 0)
      }), let letter = runs[index].letters.first
    else { return nil }
    let rest = neighbour(of: index)
    return Intruder(word: text, letter: letter, rest: rest, fixed: written(in: rest))
  }

  /// The letter of another alphabet that looks like none of the word's: a Cyrillic one in a word of
  /// a language of Latin letters, or up to two Latin ones within a Cyrillic word.
  package func stranger(own: Alphabet) -> Intruder? {
    let index = runs.indices.first { index in
      let run = runs[index]
      switch own {
      case .latin: return run.alphabet == .cyrillic && neighbour(of: index) == .latin
      case .cyrillic:
        return run.alphabet == .latin && run.letters.count <= 2 && run.isLowercase && index > 0
          && index < runs.count - 1 && runs[index - 1].letters.count > 1
          && runs[index + 1].letters.count > 1
      case .greek: return false
      }
    }
    guard let index, let letter = runs[index].letters.first else { return nil }
    return Intruder(word: text, letter: letter, rest: neighbour(of: index), fixed: nil)
  }

  private func neighbour(of index: Int) -> Alphabet {
    runs[index > 0 ? index - 1 : index + 1].alphabet
  }

  private func isSuspect(_ index: Int, own: Alphabet) -> Bool {
    let run = runs[index]
    guard run.looks(like: neighbour(of: index)) else { return false }
    let isLast = index == runs.count - 1
    // “iPadом”: an ending of the own language at a foreign word.
    if run.alphabet == own, own != .latin, isLast, run.isLowercase,
      runs[index - 1].letters.count > 1
    {
      return false
    }
    // “ГосуслугиPro”: a name of two words.
    if isLast, run.letters.count > 1, run.letters.first?.properties.isUppercase == true,
      runs[index - 1].letters.last?.properties.isLowercase == true
    {
      return false
    }
    // “SMSок”: an acronym with such an ending.
    if run.alphabet != own, run.letters.count > 1, run.isUppercase, !isLast,
      runs[index + 1].isLowercase
    {
      return false
    }
    return true
  }

  private func written(in alphabet: Alphabet) -> String? {
    var result = String.UnicodeScalarView()
    for run in runs {
      for letter in run.letters {
        guard let lookAlike = run.alphabet == alphabet ? letter : letter.lookAlike(in: alphabet)
        else {
          return nil
        }
        result.append(lookAlike)
      }
    }
    return String(result)
  }
}

extension MixedWord.Run {
  fileprivate var isLowercase: Bool { letters.allSatisfy(\.properties.isLowercase) }
  fileprivate var isUppercase: Bool { letters.allSatisfy(\.properties.isUppercase) }
}

extension Unicode.Scalar {
  fileprivate var alphabetOfLetter: Alphabet? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
    case 0x370...0x373, 0x376...0x377, 0x386, 0x388...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x481, 0x48A...0x52F: .cyrillic
    default: nil
    }
  }

  /// The letter of another alphabet that looks the same.
  fileprivate func lookAlike(in other: Alphabet) -> Unicode.Scalar? {
    switch other {
    case .latin: LookAlikes.shared.latin[self]
    // Small letters that Unicode does not count as alike, and eyes do.
    case .cyrillic: self == "k" ? "к" : LookAlikes.shared.cyrillic[self]
    case .greek: LookAlikes.shared.greek[self]
    }
  }
}
