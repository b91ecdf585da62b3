import AuditModel
import LanguageData
import MessageSyntax

/// A text has no invisible characters that do no work in it.
package struct InvisibleCharactersRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "invisible-characters", title: "Invisible character",
    rationale: """
      Search does not find a word with a hidden character in it, lines may break inside it, and \
      VoiceOver may mispronounce it. Some of these characters show as an empty box.
      """,
    howToFix: """
      Remove the character; most editors show it as its code point. Write a line break as `\\n` \
      instead of U+2028 or U+2029.
      """,
    falseAlarm: """
      Soft hyphens inside words and zero width spaces after signs or Han characters can be \
      wanted as break opportunities; they are only notes. A character that the source string has \
      too is reported only there; joiners in scripts that need them, zero width spaces in \
      scripts without spaces, and private-use characters of the source are exempt.
      """,
    severity: .warning,
    standards: [.unicode("UTR 36, Unicode Security Considerations")])

  package static let kinds = [123]

  package static let looksFor: TextFeatures = [.control, .latinMark, .typography, .remote]

  package static let examples: [TranslationExample] = [
    .passes("nothing is invisible", "Save", "Überschreiben", in: "de"),
    .passes("Thai marks the ends of words", "Settings", "การ\u{200B}ตั้งค่า", in: "th"),
    .passes("Persian keeps letters apart", "Files", "پرونده\u{200C}ها", in: "fa"),
    .passes("… also after an argument", "%@ files", "%@\u{200C}ها", in: "fa"),
    .passes("Hindi shows a half letter", "Right", "क्\u{200D}ष", in: "hi"),
    .passes("a family of emoji", "Family", "👨\u{200D}👩\u{200D}👧 Rodina", in: "cs"),
    .passes(
      "the flag of Scotland", "Scotland", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      in: "pl"),
    .finds("a word joiner in a word", "Save", "Sich\u{2060}ern", in: "de"),
    .finds("a word joiner at the beginning", "Save", "\u{2060}Sichern", in: "de"),
    .passes("a soft hyphen, where a long word may be broken", "Save", "Sich\u{AD}ern", in: "de"),
    .passes("a word joiner before a sign", "%@ is on", "%@\u{2060}’s an", in: "nl"),
    .passes("a word joiner keeps together", "24/7", "24/\u{2060}7", in: "hu"),
    .passes("a mark of direction", "OK (iOS)", "אישור (iOS)\u{200E}", in: "he"),
    .passes("a mark of direction after a bracket", "OK (iOS)", "OK (iOS)\u{200E}.", in: "nl"),
    .finds("a mark of direction in a word", "Send it", "Env\u{200F}íelo", in: "es"),
    .finds("another one", "Delete", "Poi\u{200E}sta", in: "fi"),
    .finds("a word joiner in a Hungarian word", "List", "Li\u{2060}sta", in: "hu"),
    .passes("the source has it too", "\u{E001} Save", "\u{E001} Guardar", in: "es"),
    .passes("Apple's logo", "Apple", "\u{F8FF} Apple", in: "fr"),
    .passes("a tab and lines", "a\tb\nc", "a\tb\nd", in: "sv"),
    .finds("a zero width space", "Save", "Sa\u{200B}uver", in: "fr", fixed: "Sauver"),
    .finds("a byte order mark", "Save", "\u{FEFF}Tallenna", in: "fi", fixed: "Tallenna"),
    .finds("a control character", "Save", "Zapisz\u{3}", in: "pl"),
    .finds("a line separator", "One\nTwo", "Один\u{2028}Два", in: "ru"),
    .finds("a soft hyphen at the end of a word", "Save", "Opslaan\u{AD}", in: "nl"),
    .finds("a joiner between letters of ASCII", "Save", "Sal\u{200D}var", in: "pt-BR"),
    .finds("an object replacement character", "Save", "保存\u{FFFC}", in: "ja"),
    .finds("a private character", "Save", "저장\u{E123}", in: "ko"),
    .finds("hidden tags", "Save", "Salva\u{E0061}", in: "it"),
    .finds("a zero width space between Han characters", "Save", "储\u{200B}存", in: "zh-Hans"),
    .finds(
      "a filler in a Korean syllable that fell apart", "Save", "저\u{115F}\u{1161}\u{11BC}", in: "ko"
    ),
    .finds("mojibake", "Size", "Gr\u{C3}\u{85}\u{C3}\u{9F}e", in: "de"),
    .finds("a gap between Arabic words", "Save it", "حفظ\u{200B}الملف", in: "ar"),
    .finds("in the source", source: "Sa\u{200B}ve"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.hasAny(of: [.nonASCII, .control]) else { return [] }
    return check(pair.target.text, language: pair.language, source: pair.source.text)
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.hasAny(of: [.nonASCII, .control]) else { return [] }
    // Private characters of the source are pictures of a font that the app brings along.
    let pictures = text.text.text.removing { !$0.isPrivate }
    return check(text.text.text, language: text.language, source: pictures)
  }

  private func check(_ text: String, language: Language, source: String) -> [TextViolation] {
    var worst: (scalar: Unicode.Scalar, severity: Severity)?
    var previous: Unicode.Scalar?
    var waiting: (scalar: Unicode.Scalar, previous: Unicode.Scalar?)?
    func settle(_ next: Unicode.Scalar?) {
      guard let (scalar, previous) = waiting else { return }
      waiting = nil
      let found = InvisibleCharacter(
        scalar: scalar, previous: previous, next: next,
        languageJoins: language.scripts.all.contains(where: \.joins),
        languageLacksSpaces: language.scripts.all.contains(where: \.lacksSpaces))
      guard let severity = found.severity, severity > worst?.severity ?? .note || worst == nil,
        !source.has(scalar)
      else { return }
      worst = (scalar, severity)
    }
    for scalar in text.unicodeScalars {
      if waiting != nil { settle(scalar) }
      if scalar.mayBeInvisible { waiting = (scalar, previous) }
      previous = scalar
    }
    settle(nil)
    return worst.map { [violation($0.scalar, $0.severity, in: text)] } ?? []
  }

  private func violation(
    _ scalar: Unicode.Scalar, _ severity: Severity, in text: String
  ) -> TextViolation {
    let isInSyllable = text.hasHangulFillerBesideJamo(scalar)
    let fixed = text.removing { $0 == scalar }
    // Nothing is lost with a mark that never shows and that no script needs.
    let isSafe =
      scalar.value == 0xFEFF || scalar.value == 0x2060
      || scalar.value == 0x200B && severity == .warning && !text.joinsLetters(without: scalar)
    return TextViolation(
      "the string contains the invisible \(scalar.describedName)",
      suggestion: scalar.value == 0x2028 || scalar.value == 0x2029
        ? "write a line break as \\n"
        : isInSyllable ? "type the syllable again" : "remove it",
      severity: severity,
      fix: scalar.value == 0x2028 || scalar.value == 0x2029 || isInSyllable
        ? nil : isSafe ? .safe(fixed) : .proposed(fixed))
  }
}

extension String {
  /// Whether a filler takes the place of a letter in a Korean syllable, which its removal would change
  /// into another one.
  fileprivate func hasHangulFillerBesideJamo(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value == 0x115F || scalar.value == 0x1160 else { return false }
    let scalars = Array(unicodeScalars)
    return scalars.indices.contains { index in
      scalars[index] == scalar
        && [index - 1, index + 1].contains {
          scalars.indices.contains($0) && scalars[$0].isConjoiningJamo
        }
    }
  }

  /// Whether letters that join each other would meet without a character, as two words of Arabic.
  fileprivate func joinsLetters(without scalar: Unicode.Scalar) -> Bool {
    var beforePrevious: Unicode.Scalar = " "
    var previous: Unicode.Scalar = " "
    for next in unicodeScalars {
      if previous == scalar, beforePrevious.joins, next.joins { return true }
      (beforePrevious, previous) = (previous, next)
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a Korean syllable that is written letter by letter (The Unicode
  /// Standard 16.0, section 3.12).
  fileprivate var isConjoiningJamo: Bool {
    switch value {
    case 0x115F, 0x1160: false
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
    default: false
    }
  }
}
