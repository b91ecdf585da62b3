import AuditModel
import Localization
import TextAnalysis

/// A translation is as short as the file or the developer's comment asks for.
package struct MaxLengthRule: TextPairRule {
  package static let description = RuleDescription(
    id: "max-length", title: "Translation over length limit",
    rationale: "People see truncated text, or a service rejects the string.",
    howToFix: """
      Shorten the translation or choose a shorter term. If the limit is wrong, correct the \
      comment, `maxwidth` or the size restriction.
      """,
    falseAlarm: """
      A number in the comment may limit something else, such as what people type; the rule skips \
      it if the source string contains the number or the comment quotes a word that the limit is \
      for, and reports a note if the source exceeds it \
      or the comment only says “(max. 10)”. After “keep it short” the rule reports a note from \
      17 characters on, if the translation has at least 6 characters more than the source and \
      over 1.5 times as many.
      """,
    severity: .error,
    standards: [.xliff("1.2, maxwidth"), .xliff("2.1, Size and Length Restriction Module")])

  package static let kinds = [133]

  package static let examples: [TranslationExample] = [
    .passes("as long as allowed", "Save", "Sichern", in: "de", comment: "max 7 characters"),
    .passes("no limit", "Save", "Speichern und schließen", in: "de", comment: "Button"),
    .passes(
      "a number that limits something else", "Photos", "Fotografien", in: "de",
      comment: "Shown when the user picks 5 photos, max 3 lines"),
    .passes(
      "the comment explains the string", "The name may have 8 characters",
      "Der Name darf 8 Zeichen haben", in: "de", comment: "Error for a maximum of 8 characters"),
    .passes(
      "the limit is for a word of it", "Edit email", "E-Mail bearbeiten", in: "de",
      comment: "Use a translation for 'email' which is less than 15 chars"),
    .passes(
      "the comment describes when it appears", "Too long", "Der Text ist zu lang", in: "de",
      comment: "Shown if the post is longer than 10 characters"),
    .passes(
      "letters with combining marks count once", "Water", "น้ำดื่ม", in: "th", comment: "limit: 5"),
    .passes(
      "marks of direction do not count", "Water", "\u{2067}خمسة\u{2069}\u{200F}", in: "ar",
      comment: "limit: 4"),
    .passes("an argument counts as one", "%@ left", "%@ übrig", in: "de", comment: "max: 7"),
    .passes("short enough", "Save", "Enregistrer", in: "fr", comment: "Keep it short"),
    .passes(
      "a short description", "Help", "Hier finden Sie die Hilfe dazu", in: "de",
      comment: "Short description of the feature"),
    .finds("one over the limit", "Save", "Sichern", in: "de", comment: "Button (max 6 characters)"),
    .finds("“maximum:”", "Save", "Enregistrer", in: "fr", comment: "maximum: 10 chars"),
    .finds("“max:”", "Save", "Сохранить", in: "ru", comment: "Tab bar. Max: 8"),
    .finds("“limit of”", "Save", "Tallenna nyt", in: "fi", comment: "Limit of 10."),
    .finds("“under”", "Save", "Zapisz", in: "pl", comment: "Keep under 6 characters, please"),
    .finds("“limit”", "Save", "Opslaan", in: "nl", comment: "6-character limit"),
    .finds("“max” after the number", "Save", "Salvează", in: "ro", comment: "5 chars max"),
    .finds("“no more than”", "Save", "Kaydet", in: "tr", comment: "No more than 5 characters!"),
    .finds("“at most”", "Save", "保存してください", in: "ja", comment: "At most 5 characters"),
    .finds("“max length”", "Save", "Uložit", in: "cs", comment: "max_length=5"),
    .finds("“don't exceed”", "Save", "Mentés", in: "hu", comment: "Don't exceed 5 characters"),
    .passes(
      "“short” describes something else", "Notes", "Kurze Notizen behalten", in: "de",
      comment: "Button to keep short notes"),
    .finds("“≤”", "Save", "Guardar", in: "es", comment: "≤ 6 characters"),
    .finds("“(max.”", "Send", "Nachricht absenden", in: "de", comment: "Button (max. 10)"),
    .finds("“or less”", "Save", "Guardar", in: "es", comment: "6 characters or less"),
    .finds(
      "far longer than a short source", "Edit", "Bearbeiten Sie jetzt den Eintrag", in: "de",
      comment: "Please keep short, it is a tab"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    for limit in pair.key.target.limits + pair.key.source.limits {
      if let violation = check(pair, limit, "the file") { return [violation] }
    }
    guard let comment = CommentLimit(pair.key.comment),
      comment.limitsAll(of: pair.source.text)
    else { return [] }
    if let most = comment.most {
      let limit = LengthLimit(most: most, unit: .characters)
      guard !pair.source.names(most), !pair.source.names(most + 1) else { return [] }
      guard var violation = check(pair, limit, "the comment") else { return [] }
      if comment.isWish, violation.severity == .error { violation.severity = .warning }
      if comment.isDoubtful { violation.severity = .note }
      return [violation]
    }
    return checkShort(pair)
  }

  private func check(_ pair: TextPair, _ limit: LengthLimit, _ location: String) -> TextViolation? {
    guard pair.target.text.utf8.count > limit.most,
      let count = pair.target.leastCount(in: limit.unit), count > limit.most
    else { return nil }
    // A comment that not even the source keeps to may be about something else.
    let sourceCount = pair.source.leastCount(in: limit.unit) ?? 0
    return TextViolation(
      "length \(count); \(location) allows \(limit.inWords)",
      suggestion: "shorten the translation",
      severity: sourceCount > limit.most ? .note : .error)
  }

  private func checkShort(_ pair: TextPair) -> [TextViolation] {
    guard let source = pair.source.leastCharacterCount, let count = pair.target.leastCharacterCount,
      count > source + 5, count * 2 > source * 3
    else { return [] }
    // “Save” may be twice as long in most languages, however short they keep it.
    guard count > 16 else { return [] }
    return [
      TextViolation(
        "\(count) characters; the source has \(source), and the comment asks for a short one",
        suggestion: "shorten the translation", severity: .note)
    ]
  }
}
