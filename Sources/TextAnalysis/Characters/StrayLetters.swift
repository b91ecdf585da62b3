import TextShaping

extension AuditedText {
  /// The alphabet that a language never uses and in which a translation has a word of four letters or
  /// more; none when there is no such, or when the source string has a letter of it.
  ///
  /// Latin and Greek letters are names and signs everywhere; those of these alphabets are neither.
  package func strayAlphabet(translating source: AuditedText, in scripts: Set<Script>) -> Script? {
    guard has(.beyondLatin), !scripts.isEmpty else { return nil }
    var known: StrayLetters?
    var last: StrayLetters?
    var length = 0
    for scalar in text.unicodeScalars {
      let next = scalar.value < 0x400 ? nil : StrayLetters(scalar)
      length = next == last ? length + 1 : 1
      last = next
      guard length == 4, let next, next != known else { continue }
      if !scripts.contains(next.script), !source.has(next) { return next.script }
      known = next
    }
    return nil
  }

  /// Whether a text is Latin words alone, in a language of other letters, none of which its source
  /// string has.
  package func isAllLatin(translating source: AuditedText, in scripts: Set<Script>) -> Bool {
    guard !scripts.isEmpty, has(.asciiLetter), !scripts.contains(.latin),
      ScriptGlance(text, own: scripts).hasNoneOfOwn
    else { return false }
    let words = prose.latinWords
    guard words.contains(where: { $0.count >= 4 && !SharedWords.contains($0) }) else {
      return false
    }
    // A stem of the source is what is left of it, as in “threads” and “thread”.
    let stems = Set(source.text.latinWords.map { $0.prefix(4) })
    return !words.contains { stems.contains($0.prefix(4)) }
  }

  private func has(_ alphabet: StrayLetters) -> Bool {
    has(.beyondLatin) && text.unicodeScalars.contains { StrayLetters($0) == alphabet }
  }
}

/// Letters of alphabets that no other language uses for signs, by their main blocks in Unicode.
private enum StrayLetters {
  case cyrillic
  case hebrew
  case arabic
  case devanagari
  case thai

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x400...0x45F, 0x48A...0x52F: self = .cyrillic
    case 0x5D0...0x5EA: self = .hebrew
    case 0x620...0x63F, 0x641...0x64A, 0x671...0x6D3: self = .arabic
    case 0x904...0x939: self = .devanagari
    case 0xE01...0xE2E: self = .thai
    default: return nil
    }
  }

  var script: Script {
    switch self {
    case .cyrillic: Self.scripts.cyrillic
    case .hebrew: Self.scripts.hebrew
    case .arabic: Self.scripts.arabic
    case .devanagari: Self.scripts.devanagari
    case .thai: Self.scripts.thai
    }
  }

  private static let scripts = (
    cyrillic: Script(of: "ж"), hebrew: Script(of: "א"), arabic: Script(of: "ب"),
    devanagari: Script(of: "क"), thai: Script(of: "ก")
  )
}

extension String {
  /// Its words of two letters or more in small letters.
  fileprivate var latinWords: Set<String> {
    Set(lowercased().split { !$0.isLetter }.filter { $0.count > 1 }.map { String($0) })
  }
}
