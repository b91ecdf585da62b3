import AuditModel

/// A kind of words that labels and hints do better without, or that Voice Control reads in another way.
package enum LabelWordKind: String, CaseIterable, Sendable {
  /// Phrases that say by which gesture something is done.
  case gesture
  /// Words for a picture, which VoiceOver says by itself.
  case picture
  /// Texts of links that do not say where they lead.
  case vagueLink
  /// The word for “&”.
  case and
  /// Words for a button, a heading, and the states selected and disabled, beside those of VoiceOver.
  case button, heading, selected, disabled
}

/// The words of a language that rules about labels and hints look for, in lower case.
package struct LabelWords: Sendable {
  private let words: [LabelWordKind: [String]]

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    words = Self.all[locale.tableTag] ?? [:]
  }

  /// The words of a kind.
  package func all(_ kind: LabelWordKind) -> [String] { words[kind] ?? [] }

  /// The first phrase that says a gesture.
  package func gesture(in text: String) -> String? {
    let text = text.phrase
    return all(.gesture).first { text.contains(phrase: $0) }
  }

  /// The word for a picture that a label begins or ends with.
  package func picture(in label: String) -> String? {
    let label = label.phrase
    return all(.picture).first { label.begins(withPhrase: $0) || label.ends(withPhrase: $0) }
  }

  /// The word of a kind that a label ends with.
  package func ending(of label: String, among kind: LabelWordKind) -> String? {
    let label = label.phrase
    return all(kind).first { label.ends(withPhrase: $0) }
  }

  /// The word of a kind that a label begins or ends with.
  package func edge(of label: String, among kind: LabelWordKind) -> String? {
    let phrase = label.phrase
    return all(kind).first { phrase.begins(withPhrase: $0) || phrase.ends(withPhrase: $0) }
  }

  /// Whether a text is all that a link has and does not say where it leads.
  package func isVagueLink(_ text: String) -> Bool { all(.vagueLink).contains(text.phrase) }

  /// The words of all languages by their tags, read once.
  private static let all: [String: [LabelWordKind: [String]]] = LabelWordTable.all.mapValues {
    var words: [LabelWordKind: [String]] = [:]
    for line in $0.split(separator: "\n") {
      let parts = line.split(separator: " = ", maxSplits: 1)
      guard parts.count == 2, let kind = LabelWordKind(rawValue: String(parts[0])) else { continue }
      words[kind, default: []] += parts[1].split(separator: ", ").map(String.init)
    }
    return words
  }
}

extension LocaleIdentifier {
  /// The tag of the language in tables of words: `nb` for Norwegian, with the script for Chinese.
  var tableTag: String {
    switch language {
    case "zh": "zh-\(withLikelySubtags.script ?? "Hans")"
    case "no": "nb"
    default: language
    }
  }
}
