import AuditModel
import Localization
import Terminology
import TextAnalysis

/// A text is in the language that it is said to be in.
package struct WrongLanguageRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "wrong-language", title: "Wrong language",
    rationale: """
      People see a sentence that they cannot read, and VoiceOver reads it with the voice of the \
      wrong language.
      """,
    howToFix: """
      Translate the string into the language of its file. Put an intended quotation in another \
      language in quotation marks, and set its language for VoiceOver with `accessibilityLanguage`.
      """,
    falseAlarm: """
      The rule may report a long title, licence or quotation that has no quotation marks, and, \
      rarely, a correct sentence because a closely related language looks similar. Strings under \
      20 bytes of UTF-8, and words that the source string has too, are ignored.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2")])

  package static let isSilentFor: GettextFlags = .isPreformatted

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .passes(
      "the language of the table", "Your cards are saved as soon as you are back.",
      "Deine Karten werden gesichert, sobald du wieder da bist.", in: "de"),
    .passes(
      "a related language", "You can change this when the board is saved.",
      "Du kan endre dette når tavlen er lagret.", in: "nb"),
    .passes(
      "a name in another language", "Nach dem Sturm und die Liebe in den Bergen by K. Meier",
      "Nach dem Sturm und die Liebe in den Bergen, K. Meier", in: "fi"),
    .passes(
      "Portuguese with letters that Spanish lacks", "The cards are saved when the board is closed.",
      "Os cartões se han guardado, mas não para o quadro que está no canto.", in: "pt-BR"),
    .passes(
      "soft hyphens, whose parts are words of other languages", "Check passports for the trip",
      "Pas\u{AD}poor\u{AD}ten con\u{AD}tro\u{AD}le\u{AD}ren", in: "nl"),
    .passes(
      "function words that Portuguese shares", "The choice of the look of the text of the card",
      "Escolha de tipo de letra de texto de ficha de grupo", in: "pt-BR"),
    .passes(
      "the names of languages", "Choose one of many",
      "Deutsch, Español, Français, Português, Čeština", in: "pl"),
    .passes(
      "letters that only Ukrainian has", "Can you see it when you are back?",
      "Ви можете бачити це, коли буде час, або ні?", in: "uk"),
    .passes(
      "words in quotation marks", "Say “add it to the board of this week”",
      "Säg ”add it to the board of this week”", in: "sv"),
    .passes(
      "a quotation in single quotation marks", "Options: 'all', 'no', 'each of them', 'none'",
      "Opties: 'all of it', 'no', 'each of the layers', 'none of these' (standaard)", in: "nl"),
    .passes(
      "a list of proper names", "Hatran", "Hatran (Afro-Asiatic, Hatra, Mesopotamia, Iraq)",
      in: "vi"),
    .passes(
      "an untranslated copy, reported by another rule",
      "This is one of the texts that you have to see.",
      "This is one of the texts that you have to see.", in: "de"),
    .passes(
      "a licence name that stays in English",
      "License: Creative Commons Attribution 4.0 International",
      "Lisenssi: Creative Commons Attribution 4.0 International", in: "fi"),
    .finds(
      "a rewording of the source", "Your cards will be saved when you are back.",
      "The cards of this board are saved as soon as you are online.", in: "de"),
    .passes(
      "names of which hyphens join the words",
      "Examples: linux-any, any-i386, hurd-any, musl-any-any.",
      "Beispiele: linux-any, any-i386, hurd-any, musl-any-any.", in: "de"),
    .finds(
      "Dutch among German", "Your cards are saved as soon as you are back.",
      "Je kaarten worden bewaard zodra je weer online bent en het bord is geladen.", in: "de"),
    .finds(
      "Spanish among Portuguese", "The cards were saved when you closed the board.",
      "Las tarjetas se han guardado cuando usted ha cerrado el tablero y no hay más.",
      in: "pt-BR"),
    .finds(
      "Ukrainian among Russian", "The board cannot be saved because it is not yours.",
      "Дошку не можна зберегти, якщо це не ваша дошка або її вже немає.", in: "ru"),
    .finds(
      "Russian among Ukrainian", "The board cannot be saved because it is not yours.",
      "Доску нельзя сохранить, потому что она не ваша или её уже нет.", in: "uk"),
    .finds(
      "Polish among Hungarian", "Check the board, then try to save the cards again.",
      "Sprawdź tablicę, a następnie spróbuj zapisać karty jeszcze raz na swoim urządzeniu.",
      in: "hu"),
    .finds(
      "Czech among Polish", "You cannot remove this card because it is not yours.",
      "Tuto kartu nemůžete odebrat, protože není vaše a nástěnka je zamčená.", in: "pl"),
    .finds(
      "German in the source language",
      source: "Die Karten werden gesichert, sobald du wieder mit dem Netz verbunden bist."),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.text.utf8.count >= 20, !pair.key.tables.isSameLanguage,
      !pair.source.text.isExactly(pair.target.text)
    else { return [] }
    let tables = pair.key.tables
    guard
      let language = tables.judge.stranger(unquoted: pair.target.text, source: pair.source.text)
    else { return [] }
    return [.otherLanguage(language, instead: tables.target.locale)]
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.text.utf8.count >= 20, !(text.isSource && text.location.isInGettext) else {
      return []
    }
    return text.key.judge.stranger(unquoted: text.text.text)
      .map { [.otherLanguage($0, instead: text.key.table.locale)] } ?? []
  }
}

extension LanguageJudge {
  /// The language of a text beside what it quotes.
  fileprivate func stranger(unquoted text: String, source: String = "") -> String? {
    guard stranger(in: text, source: source) != nil else { return nil }
    let text = text.withoutQuotations.withoutNamesOfParts.removing { $0 == "\u{AD}" }
    return stranger(in: text, source: source)
  }
}

extension String {
  /// The text without declarations and comments of XML, and without words that hyphens join, such as
  /// “linux-any”: names say nothing of a language.
  fileprivate var withoutNamesOfParts: String {
    let text =
      contains("<!") ? replacing(/<!--.*?-->|<![A-Z][^>]*>/.dotMatchesNewlines(), with: " ") : self
    guard text.contains("-") else { return text }
    return text.split(separator: " ").filter { $0.firstMatch(of: /\p{L}-\p{L}/) == nil }
      .joined(separator: " ")
  }
}

extension TextViolation {
  fileprivate static func otherLanguage(
    _ language: String, instead locale: LocaleIdentifier
  ) -> Self {
    Self(
      "the language is “\(language)”; the string is for “\(locale)”",
      suggestion: "replace it with a string in “\(locale)”")
  }
}
