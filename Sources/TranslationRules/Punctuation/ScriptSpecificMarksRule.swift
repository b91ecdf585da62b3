import AuditModel
import LanguageData
import TextAnalysis

/// The marks of a translation are those of its script.
package struct ScriptSpecificMarksRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "script-specific-marks", title: "Punctuation of another script",
    rationale: """
      Marks of another script sit wrongly in the line and point the wrong way in right-to-left \
      text, and VoiceOver users hear unfamiliar names.
      """,
    howToFix: """
      Write the language's own marks: `؟ ، ؛` in Arabic and Persian, `;` for a Greek question, \
      `՞` in Armenian, ASCII marks in Latin and Cyrillic text.
      """,
    falseAlarm: """
      A Latin mark that belongs to quoted syntax, directly after a word of the language. Marks \
      after Latin letters, and foreign marks that the source also has, pass.
      """,
    severity: .note,
    standards: [.unicode("UAX 24, Script_Extensions")])

  package static let kinds = [87]

  package static let examples: [TranslationExample] = [
    .passes("Arabic marks", "Yes, all?", "نعم، الكل؟", in: "ar"),
    .passes("Persian marks", "Yes; all?", "بله؛ همه؟", in: "fa"),
    .passes("the Greek question mark", "All?", "Όλα;", in: "el"),
    .passes("half-width marks in Korean", "Yes, all?", "예, 모두?", in: "ko"),
    .passes("a Latin mark after Latin letters", "Use iOS?", "هل تستخدم iOS?", in: "ar"),
    .passes("full-width marks in Japanese", "Yes, all?", "はい、すべて？", in: "ja"),
    .passes("the source has the mark", "Type ，", "Geben Sie ， ein", in: "de"),
    .passes("an Arabic mark in a language that is not known", "Yes, all?", "بله، همه؟", in: "xx"),
    .passes("… in a language of that script", "Yes, all?", "بله، همه؟", in: "bal"),
    .finds("a Latin question mark in Arabic", "All?", "الكل?", in: "ar", fixed: "الكل؟"),
    .finds("a Latin comma in Persian", "Yes, all", "بله, همه", in: "fa"),
    .finds("a Latin question mark in Greek", "All?", "Όλα?", in: "el"),
    .finds("a Latin question mark in Armenian", "All?", "Ջնջել?", in: "hy"),
    .finds(
      "a full-width comma in German", "Yes, all", "Ja，alle", in: "de", fixed: "Ja, alle"),
    .finds("a full-width colon in Russian", "Name:", "Имя：", in: "ru"),
    .finds(
      "full-width brackets in French", "%1$@ (%2$@)", "%1$@（%2$@）", in: "fr",
      fixed: "%1$@ (%2$@)"),
    .finds("one full-width bracket", "(empty)", "（vide)", in: "fr"),
    .passes("the source has full-width brackets", "All（new）", "Alle（neu）", in: "de"),
    .finds("an Arabic question mark in Turkish", "All?", "Hepsi؟", in: "tr"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let script = pair.language.habits.script
    if script.hasMarksOfItsOwn, pair.target.marks.contains(.asciiMark),
      let mark = latinMark(in: pair.target.scalars, script),
      let own = script.ownMark(for: mark)
    {
      return [
        TextViolation(
          "\(mark.spoken) after a letter of a script that has its own mark",
          suggestion: "write \(own.spoken)",
          fix: .proposed(pair.target.text(with: edits(pair.target.scalars, script))))
      ]
    }
    return foreignMarks(in: pair.target, pair.language, besides: pair.source.scalars)
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard !text.isSource else { return [] }
    return foreignMarks(
      in: text.text, text.language, besides: Array(text.key.entry.key.unicodeScalars))
  }

  private func foreignMarks(
    in text: AuditedText, _ language: Language, besides source: [Unicode.Scalar]
  ) -> [TextViolation] {
    let script = language.habits.script
    guard !text.marks.isDisjoint(with: [.otherMark, .bracket]), script != .chinese,
      script != .japanese, script != .korean, let mark = foreignMark(in: text.scalars, script),
      !source.contains(mark), !isOwn(mark, in: text, language)
    else { return [] }
    return [
      TextViolation(
        "\(mark.spoken) is a mark of another script",
        suggestion: mark.plain.map { "write “\($0)”" } ?? "write the mark of the language",
        severity: .warning, fix: .proposed(text.text(with: plainMarks(for: text.scalars, script)))
      ).marked(.foreignMark)
    ]
  }

  /// The changes that put marks of ASCII in place of full-width ones, with the spaces that these
  /// have inside them.
  private func plainMarks(
    for scalars: [Unicode.Scalar], _ script: WritingHabits.Script
  ) -> [ProseEdit] {
    scalars.indices.compactMap { index in
      guard let plain = scalars[index].plain else { return nil }
      var replacement = Array(plain.unicodeScalars)
      if plain == "(" {
        if let before = scalars[at: index - 1], !before.isBlank { replacement.insert(" ", at: 0) }
      } else if let after = scalars[at: index + 1], after.isLetter || after == .placeholder {
        replacement.append(" ")
      }
      return ProseEdit(range: index..<index + 1, replacement: replacement)
    }
  }

  /// Whether the string is in the script of the mark, which may be that of its language, as far as
  /// anything is known about the language.
  private func isOwn(
    _ mark: Unicode.Scalar, in text: AuditedText, _ language: Language
  ) -> Bool {
    let names = mark.value < 0x700 ? ["Arab", "Syrc", "Thaa", "Nkoo"] : ["Hani", "Hira", "Kana"]
    let scripts = language.scripts.all
    guard scripts.isEmpty || scripts.contains(where: { names.contains($0.shortName) }) else {
      return false
    }
    return text.scalars.contains { $0.value >= 0x600 && $0.isOfScript(names) }
  }

  private func latinMark(
    in scalars: [Unicode.Scalar], _ script: WritingHabits.Script
  ) -> Unicode.Scalar? {
    scalars.indices.first { isLatinMark(at: $0, in: scalars, script) }.map { scalars[$0] }
  }

  /// Whether a mark that the script has too is right behind a letter of it.
  private func isLatinMark(
    at index: Int, in scalars: [Unicode.Scalar], _ script: WritingHabits.Script
  ) -> Bool {
    guard script.ownMark(for: scalars[index]) != nil,
      let before = scalars[at: index - 1], before.value >= 0x370, before.isLetter
    else { return false }
    return scalars[at: index + 1]?.isBlank ?? true
  }

  /// The changes that give a script its own marks.
  private func edits(_ scalars: [Unicode.Scalar], _ script: WritingHabits.Script) -> [ProseEdit] {
    scalars.indices.filter { isLatinMark(at: $0, in: scalars, script) }.compactMap { index in
      script.ownMark(for: scalars[index]).map {
        ProseEdit(range: index..<index + 1, replacement: [$0])
      }
    }
  }

  private func foreignMark(
    in scalars: [Unicode.Scalar], _ script: WritingHabits.Script
  ) -> Unicode.Scalar? {
    scalars.first { scalar in
      switch scalar {
      case "，", "。", "！", "？", "：", "；", "、", "（", "）": true
      case "؟", "،", "؛": script != .arabic
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// The mark of ASCII for one that is as wide as a Han character.
  fileprivate var plain: String? {
    switch self {
    case "，", "、": ","
    case "。": "."
    case "！": "!"
    case "？": "?"
    case "：": ":"
    case "；": ";"
    case "（": "("
    case "）": ")"
    default: nil
    }
  }
}

extension WritingHabits.Script {
  fileprivate var hasMarksOfItsOwn: Bool { self == .arabic || self == .greek || self == .armenian }

  /// The mark that the script has for one of ASCII.
  fileprivate func ownMark(for mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (self, mark) {
    case (.arabic, "?"): "؟"
    case (.arabic, ","): "،"
    case (.arabic, ";"): "؛"
    case (.greek, "?"): ";"
    case (.armenian, "?"): "՞"
    default: nil
    }
  }
}
