/// The marks between the parts of an utterance in a language.
///
/// Source: AccessibilitySnapshot joins parts with full stops in English, German and Russian; the marks and
/// spaces of Chinese, French, Japanese and Thai are those of Apple's localizations, and that VoiceOver's
/// pauses are written with them is our analogy.
package struct SpokenJoiners: Sendable {
  /// Between two parts.
  package var separator = ". "
  /// After the last part.
  package var end = "."
  /// After which no further mark is put.
  package var terminalMarks: Set<Character> = [".", "!", "?", "…", ":"]
  /// Between a part with a mark of its own at its end and the next one.
  package var space = " "
  /// A label with its value: `{label}` and `{value}`.
  package var labelValue = "{label}: {value}"

  /// Parts joined with the marks of the language.
  package func joined(_ parts: [String]) -> String {
    var result = ""
    for part in parts where !part.isEmpty {
      if let last = result.last { result += terminalMarks.contains(last) ? space : separator }
      result += part
    }
    guard let last = result.last, !terminalMarks.contains(last) else { return result }
    return result + end
  }
}

/// A language with its words and its joiners.
struct SpokenLanguage: Sendable {
  let tag: String
  let table: String
  var joiners = SpokenJoiners()

  static let all: [SpokenLanguage] = [
    SpokenLanguage(tag: "en", table: SpokenWordTable.en),
    SpokenLanguage(tag: "cs", table: SpokenWordTable.cs),
    SpokenLanguage(tag: "de", table: SpokenWordTable.de),
    SpokenLanguage(tag: "es", table: SpokenWordTable.es),
    SpokenLanguage(tag: "fi", table: SpokenWordTable.fi),
    SpokenLanguage(
      tag: "fr", table: SpokenWordTable.fr,
      joiners: SpokenJoiners(labelValue: "{label}\u{A0}: {value}")),
    SpokenLanguage(tag: "hu", table: SpokenWordTable.hu),
    SpokenLanguage(tag: "it", table: SpokenWordTable.it),
    SpokenLanguage(
      tag: "ja", table: SpokenWordTable.ja,
      joiners: SpokenJoiners(
        separator: "。", end: "。", terminalMarks: ["。", ".", "!", "?", "…", "！", "？"], space: "")),
    SpokenLanguage(tag: "nb", table: SpokenWordTable.nb),
    SpokenLanguage(tag: "nl", table: SpokenWordTable.nl),
    SpokenLanguage(tag: "pl", table: SpokenWordTable.pl),
    SpokenLanguage(tag: "pt-BR", table: SpokenWordTable.ptBR),
    SpokenLanguage(tag: "ru", table: SpokenWordTable.ru),
    SpokenLanguage(tag: "sv", table: SpokenWordTable.sv),
    SpokenLanguage(
      tag: "th", table: SpokenWordTable.th,
      joiners: SpokenJoiners(separator: " ", end: "", terminalMarks: [])),
    SpokenLanguage(tag: "tr", table: SpokenWordTable.tr),
    SpokenLanguage(tag: "uk", table: SpokenWordTable.uk),
    SpokenLanguage(tag: "vi", table: SpokenWordTable.vi),
    SpokenLanguage(tag: "zh-Hans", table: SpokenWordTable.zhHans, joiners: .chinese),
    SpokenLanguage(tag: "zh-Hant", table: SpokenWordTable.zhHant, joiners: .chinese),
  ]
}

/// The words of the languages, one in each extension.
enum SpokenWordTable {}

extension SpokenJoiners {
  fileprivate static let chinese = SpokenJoiners(
    separator: "。", end: "。", terminalMarks: ["。", ".", "!", "?", "！", "？", "⋯", "…"], space: "",
    labelValue: "{label}：{value}")
}

extension SpokenJoiners {
  /// A label with its value.
  package func joined(label: String, value: String) -> String {
    // A label may have the marks of a placeholder in it, so the two are put around what is between them.
    let parts = labelValue.split(separator: "{label}", omittingEmptySubsequences: false)
    let between = parts.last?.split(separator: "{value}", omittingEmptySubsequences: false).first
    return label + (between ?? ": ") + value
  }
}
