import AuditModel
import LanguageData
import MessageSyntax
import TextShaping

extension AuditedText {
  /// The script of another language in which most of a translation is written; none when it is in
  /// its own.
  ///
  /// - Parameters:
  ///   - source: the source string.
  ///   - scripts: the scripts of the translation's language.
  package func strangeScript(translating source: AuditedText, in scripts: Set<Script>) -> Script? {
    guard !scripts.isEmpty, text.utf8.count >= 8, has(.nonASCII) || !scripts.contains(.latin),
      !source.text.isExactly(text), !source.text.isIdentifier
    else { return nil }
    let glance = ScriptGlance(text, own: scripts)
    guard glance.isStrange else { return nil }
    if glance.hasNoneOfOwn, !scripts.contains(.latin),
      prose.isSentence || prose.isWord(besides: source.prose)
    {
      return .latin
    }
    var census = ScriptCensus(prose, own: scripts)
    guard let foreign = census.majority else { return nil }
    // Names and commands of the source may stay as they are.
    if foreign == .latin {
      guard prose.hasWords(besides: source.text) else { return nil }
      census = ScriptCensus(prose, own: scripts, without: source.text)
    }
    return census.majority == foreign ? foreign : nil
  }
}

extension AuditedText {
  /// The script of East Asia that a language never uses and of which two letters or more, besides
  /// those of the source, are in a translation; none when there is no such.
  ///
  /// Two letters are certain: no such script is used for signs, as Greek is.
  package func strayEastAsianScript(translating source: AuditedText, in scripts: Set<Script>)
    -> Script?
  {
    guard has(.beyondLatin), !scripts.isEmpty else { return nil }
    var counts: [EastAsianLetter: Int] = [:]
    for scalar in text.unicodeScalars where scalar.value >= 0x3041 {
      if let letter = EastAsianLetter(scalar) { counts[letter, default: 0] += 1 }
    }
    for letter in EastAsianLetter.allCases where counts[letter, default: 0] >= 2 {
      guard !letter.isUsed(in: scripts) else { continue }
      let known = source.text.unicodeScalars.contains { EastAsianLetter($0) == letter }
      if !known {
        return text.unicodeScalars.first { EastAsianLetter($0) == letter }.map(Script.init(of:))
      }
    }
    return nil
  }
}

/// The kinds of letters of East Asia.
private enum EastAsianLetter: CaseIterable {
  case kana
  case hangul
  case han

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Without the middle dot and the mark of length, which others borrow.
    case 0x3041...0x3096, 0x30A1...0x30FA: self = .kana
    case 0xAC00...0xD7A3: self = .hangul
    case 0x4E00...0x9FFF: self = .han
    default: return nil
    }
  }

  /// Whether a language of some scripts may use it: Korean knows Han, and Chinese a word of Kana.
  func isUsed(in scripts: Set<Script>) -> Bool {
    let names = scripts.map(\.shortName)
    return switch self {
    case .kana:
      names.contains("Hira") || names.contains("Kana")
        || names.contains("Hani") && !names.contains("Hang")
    case .hangul: names.contains("Hang")
    case .han: names.contains("Hani") || names.contains("Hang")
    }
  }
}

extension String {
  /// Whether it has words of Latin letters that are neither names nor codes nor those of another
  /// text, nor what is left of escapes such as `u00e9`.
  fileprivate func hasWords(besides source: String) -> Bool {
    let stems = Set(source.lowercased().split { !$0.isLetter }.map { String($0.prefix(4)) })
    var count = 0
    var total = 0
    for word in split(whereSeparator: { $0.isWhitespace || $0 == "/" }) {
      let letters = word.unicodeScalars.drop { !$0.isLatinLetter }
      let name = letters.prefix(while: \.isLatinLetter)
      guard !name.isEmpty else { continue }
      total += 1
      guard word.last != ",", name.count > 1, name.allSatisfy(\.properties.isLowercase),
        letters.dropFirst(name.count).allSatisfy({ ".!?:;)\"'".unicodeScalars.contains($0) }),
        !stems.contains(String(Substring(name).prefix(4)))
      else { continue }
      count += 1
    }
    return count > 1 || count * 2 >= total && count > 0
  }

  /// Whether function words of Latin letters make up most of it, so that it is more than a few
  /// names.
  fileprivate var isSentence: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    let small = words.count { word in
      let letters = word.unicodeScalars.prefix(while: \.isLatinLetter)
      let rest = word.unicodeScalars.dropFirst(letters.count)
      return letters.count > 1 && letters.allSatisfy(\.properties.isLowercase)
        && rest.allSatisfy { ".!?:;)\"'".unicodeScalars.contains($0) }
    }
    return small >= 3 && small * 4 >= words.count * 3
  }

  /// Whether it is one longer word of Latin letters where another text is one too, so that it is
  /// neither a name that was kept nor an abbreviation.
  fileprivate func isWord(besides source: String) -> Bool {
    guard isPlainWord, source.isPlainWord else { return false }
    return prefix(3).lowercased() != source.prefix(3).lowercased()
  }

  private var isPlainWord: Bool {
    let scalars = unicodeScalars
    return scalars.count >= 8 && scalars.allSatisfy(\.isLatinLetter)
      && scalars.dropFirst().allSatisfy(\.properties.isLowercase)
  }

  /// Whether it is a name for programs, such as `index_method`.
  fileprivate var isIdentifier: Bool {
    hasASCII("_") && !hasASCII(" ")
  }
}

extension Unicode.Scalar {
  fileprivate var isLatinLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x300...0x36F,
      0x1E00...0x1EFF:
      true
    default: false
    }
  }
}
