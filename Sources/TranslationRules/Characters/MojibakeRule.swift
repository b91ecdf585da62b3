import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// A text was read in the encoding in which it was written.
package struct MojibakeRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "mojibake", title: "Wrongly decoded characters",
    rationale: """
      People see “Ã¼” for “ü” or “�” for a lost letter, because UTF-8 bytes were decoded in \
      another encoding.
      """,
    howToFix: """
      Save and read the file of the translation as UTF-8, then restore the string from its \
      original; the proposed fix does so where no byte was lost. Retype strings that contain \
      U+FFFD.
      """,
    falseAlarm: """
      A string that shows such a sequence on purpose, such as a sample of garbled text, is \
      reported, once at the source string if that contains it too. A question mark between \
      letters, as in a search pattern (“colou?r”), is reported as a warning if the source string \
      has no such mark.
      """,
    severity: .error,
    standards: [.unicode("Core Specification, Conformance C10")])

  package static let kinds = [122]

  package static let looksFor: TextFeatures = [.nonASCII, .mark]

  package static let examples: [TranslationExample] = [
    .passes("accents", "Above", "Über “Ärger” … ß", in: "de"),
    .passes("capitals of Portuguese", "NO", "NÃO, ATENÇÃO, MAÇÃ", in: "pt-BR"),
    .passes(
      "a quotation mark after a letter", "the “café” …", "le « café\u{A0}», à\u{A0}»", in: "fr"),
    .passes("… and of German", "“GRUSS”", "„Gruß“ und „CAFÉ“ …", in: "de"),
    .passes("ellipsis and quotation marks", "why…", "«perché…», perché»…", in: "it"),
    .passes("a dash after a capital", "Café", "CAFÉ–bar", in: "fr"),
    .passes("a trademark", "CAFÉ™", "CAFÉ™", in: "es"),
    .passes("Russian", "Risk", "РИСК, СССР, Р°", in: "ru"),
    .passes("a capital of Portuguese and a sign", "NO®", "NÃO®, MAÇÃ®, 1ª MAÇû", in: "pt-BR"),
    .passes("a trademark after an accent", "Café®™", "Café®™, «Café»", in: "fr"),
    .passes("measures", "5 Å² wide", "5 Å² bred", in: "sv"),
    .finds("a capital of Turkish", "Cancel", "Ä°ptal", in: "tr"),
    .finds("after a capital", "Tired", "MÃ¼de", in: "de"),
    .finds("a sign that is a letter too", "Number", "NÃºmero", in: "es"),
    .finds("a word of one letter", "To the list", "Ajouter Ã\u{A0}la liste", in: "fr"),
    .finds("another word of one letter", "It is done", "Isso Ã© tudo", in: "pt-BR"),
    .finds("half of it is a soft hyphen", "Type", "TÃ\u{AD}pus", in: "hu"),
    .finds("half of it is a letter", "New", "Ãšj", in: "hu"),
    .finds("one character of Chinese", "Work", "工å\u{B7}¥", in: "zh-Hant"),
    .passes("an apostrophe after a letter of Albanian", "Changes", "Ç’është e re", in: "sq"),
    .passes("… before a capital", "CHANGES", "Ç’ËSHTË", in: "sq"),
    .finds("half of it is a guillemet", "Users", "PÃ«rdorues", in: "sq"),
    .finds("the same pair in Czech", "Caron", "hÇ’sek", in: "cs"),
    .passes("a root", "√2", "√2 ≈ 1,41", in: "sv"),
    .finds(
      "the source has it too, reported once", "the mark \u{FFFD}", "značka \u{FFFD}", in: "cs"),
    .finds("UTF-8 as Latin 1", "Size", "GrÃ¶ÃŸe", in: "de"),
    .finds("a capital", "State", "Ã‰tat", in: "fr"),
    .finds("at the end of a word", "Coffee", "un cafÃ© bon", in: "fr"),
    .finds("a no-break space", "20 %", "20Â\u{A0}%", in: "sv"),
    .finds("a degree sign", "20 °C", "20Â°C", in: "nb"),
    .finds("an apostrophe", "Today", "aujourdâ€™hui", in: "fr"),
    .finds("an ellipsis", "Wait…", "Warten â€¦", in: "de"),
    .finds("Polish", "Account", "Zalogowano siÄ™ pomyÅ›lnie", in: "pl"),
    .finds("Russian as Latin 1", "Hello", "ÐŸÑ€Ð¸Ð²ÐµÑ‚", in: "ru"),
    .finds("Russian as Windows Cyrillic", "Hello", "РџСЂРёРІРµС‚", in: "ru"),
    .finds("Windows Cyrillic as Latin 1", "Settings", "Íàñòðîéêè", in: "ru"),
    .finds("… of Ukrainian", "Message", "Ïîâ³äîìëåííÿ", in: "uk"),
    .finds("Japanese with bytes lost", "Hello", "ã“ã‚“ã«ã¡ã¯", in: "ja"),
    .passes("a list of letters", "Accents", "ÀÁÂÃÄÅ àáâãäå", in: "pt-BR"),
    .passes("a cry", "Aaah", "Ääääähhh, ääääää", in: "de"),
    .passes("accents in a row", "Eve", "créée, naïveté, Öğe, þöð", in: "fr"),
    .finds("Japanese as Latin 1", "Japanese", "æ—¥æœ¬èªž", in: "ja"),
    .finds("an emoji as Latin 1", "Hi 😀", "Ahoj ðŸ˜€", in: "cs"),
    .finds("UTF-8 as Mac Roman", "Coffee", "caf√© bien", in: "fr"),
    .finds("a control character of Latin 1", "Don’t", "Ne\u{80}\u{99}", in: "uk"),
    .finds("a replacement character", "Size", "Gr\u{FFFD}\u{FFFD}e", in: "de"),
    .finds("in the source", source: "Donâ€™t"),
    .finds("a question mark for a letter", "Move it", "Áthelyezés a következ?be", in: "hu"),
    .finds("… after a capital", "Tired", "M?de", in: "de"),
    .finds("… in Cyrillic", "Save", "Сохр?нить", in: "ru"),
    .passes("an address", "See a.org/b?c=d", "Lásd a.org/b?c=d", in: "hu"),
    .passes("a question without a space", "Save? Delete it?", "Ment?Törli?", in: "hu"),
    .passes("a command of the source", "Type colou?r", "Írja: colou?r", in: "hu"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let found = misread(pair.target, in: pair.language) else {
      return lostLetter(pair).map { [$0] } ?? []
    }
    guard !pair.source.text.contains(found.shown) else { return [] }
    return [violation(found, in: pair.target.text)]
  }

  /// The first stretch that was read in the wrong encoding and is no ordinary pair of the language.
  private func misread(_ text: AuditedText, in language: Language) -> MisreadText.Find? {
    // Nearly all strings have no such stretch in any language.
    guard text.misread != nil || text.text.hasLatinLead else { return nil }
    return MisreadText(text.text, letters: language.letters).first
  }

  /// Reports a question mark that stands for a letter in the middle of a word.
  private func lostLetter(_ pair: TextPair) -> TextViolation? {
    guard pair.target.marks.isSuperset(of: [.question, .tightMark]) else { return nil }
    let scalars = pair.target.scalars
    let lost = scalars.indices.first { index in
      guard scalars[index] == "?", let before = scalars[at: index - 1],
        let after = scalars[at: index + 1]
      else { return false }
      return before.isLetter && after.isSmall && pair.language.isSpelled(with: before)
    }
    guard let lost, !pair.source.marks.contains(.tightMark) else { return nil }
    let start = scalars[..<lost].lastIndex { !$0.isLetter && $0 != "?" } ?? -1
    let end = scalars[lost...].firstIndex { !$0.isLetter && $0 != "?" } ?? scalars.count
    return TextViolation(
      "“?” in “\(Array(scalars[start + 1..<end]).text)” replaces a lost letter",
      suggestion: "retype the string, and read its file as UTF-8", severity: .warning)
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard let found = misread(text.text, in: text.language) else { return [] }
    return [violation(found, in: text.text.text)]
  }

  private func violation(_ found: MisreadText.Find, in text: String) -> TextViolation {
    let names = found.shown.unicodeScalars.map(\.codePointName).joined(separator: " ")
    guard let meant = found.meant else {
      return TextViolation(
        "“\(found.shown)” (\(names)) replaces a lost character",
        suggestion: "write the text anew, and read its file as UTF-8"
      ).marked(found.shown == "\u{FFFD}" ? .lostCharacter : .misreadText)
    }
    return TextViolation(
      "“\(found.shown)” (\(names)) is a misread “\(meant)”",
      suggestion: "read the file of the translation as UTF-8, or retype the string",
      fix: MisreadText(text).fixed.map { .proposed($0) }
    ).marked(.misreadText)
  }
}

extension String {
  /// Whether “Â”, “Ã”, “Ä” or “Å” precedes another character beyond ASCII: a quick look.
  fileprivate var hasLatinLead: Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count > 3 else { return false }
      return (0..<bytes.count - 2).contains {
        bytes[$0] == 0xC3 && (0x82...0x85).contains(bytes[$0 + 1]) && bytes[$0 + 2] >= 0x80
      }
    }
  }
}

extension Language {
  /// Whether a letter is one of its own script, in which words are separate.
  fileprivate func isSpelled(with letter: Unicode.Scalar) -> Bool {
    switch habits.script {
    case .alphabetic, .greek, .armenian: letter.isOfScript(scripts.all.map(\.shortName))
    case .hebrew, .arabic, .chinese, .japanese, .korean, .southEastAsian, .indic, .ethiopic: false
    }
  }
}
