import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// No word of the translation only looks like the English one.
package struct FalseFriendRule: TextPairRule {
  package static let description = RuleDescription(
    id: "false-friend", title: "False friend",
    rationale: """
      A word that looks like the English one and means another thing says something wrong: French \
      “télécharger” is “download”, Italian “cancellare” is “delete”, German “aktuell” is “current”.
      """,
    howToFix: "Use a word with the meaning of the source, such as those that the finding names.",
    falseAlarm: """
      A translation that rephrases the sentence may use the word for something else. Only a short list of words \
      of German, French, Spanish, Italian, Portuguese, Polish and Dutch is known; strings whose source also has \
      the word that it does translate, or whose translation also has a right one, are exempt.
      """,
    severity: .warning,
    standards: [.hig("Writing")])

  package static let kinds: [Int] = []

  package static let looksFor: TextFeatures = .asciiLetter

  package static let examples: [TranslationExample] = [
    .passes("the right word", "Actual size", "Tatsächliche Größe", in: "de"),
    .passes("“current”", "Current size", "Aktuelle Größe", in: "de"),
    .passes(
      "both in the source", "The current and the actual size", "Die aktuelle Größe", in: "de"),
    .passes("“delete”", "Delete it", "Cancella", in: "it"),
    .passes("up and down", "Uploads and downloads", "Téléversements et téléchargements", in: "fr"),
    .passes("a name in code", "actual_range: cells", "rango_actual: celdas", in: "es"),
    .finds("“current” for “actual”", "Actual size", "Aktuelle Größe", in: "de"),
    .finds("“download” for “upload”", "Upload the file", "Télécharger le fichier", in: "fr"),
    .finds("“bookshop” for “library”", "Your library", "Votre librairie", in: "fr"),
    .finds("“current” in Spanish", "It is actually off", "Actualmente está apagado", in: "es"),
    .finds("“delete” for “cancel”", "Cancel", "Cancella", in: "it"),
    .finds("“current” in Portuguese", "Actual size", "Tamanho atual", in: "pt-BR"),
    .finds(
      "“possibly” for “in the end”", "It will eventually stop", "Es hält eventuell an", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.sourceLanguage.locale.language == "en" else { return [] }
    let friends = FalseFriend.of(pair.language.locale.language).filter {
      pair.source.text.hasBytes(of: $0.mark)
    }
    guard !friends.isEmpty else { return [] }
    let source = words(of: pair.source)
    let target = words(of: pair.target)
    for friend in friends {
      guard let english = source.first(where: friend.english.contains),
        friend.excuses.isDisjoint(with: source),
        let wrong = target.first(where: { word in friend.wrong.contains { word.hasPrefix($0) } }),
        !target.contains(where: { word in friend.right.contains { word.hasPrefix($0) } })
      else { continue }
      return [
        TextViolation(
          "“\(wrong)” is no translation of “\(english)”", suggestion: "use \(friend.advice)")
      ]
    }
    return []
  }

  /// The words in small letters, without the parts of names such as `actual_range`.
  private func words(of text: AuditedText) -> [String] {
    text.words.filter {
      text.scalars[at: $0.lowerBound - 1] != "_" && text.scalars[at: $0.upperBound] != "_"
    }.map { Array(text.scalars[$0]).text.lowercased() }
  }
}
