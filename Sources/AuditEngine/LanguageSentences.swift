import AuditModel

/// A sentence about several languages, in one line.
struct LanguageSentences {
  let text: String

  /// More different sentences than these are only counted.
  private static let mostSentences = 4

  /// Takes the sentence about each language, and the one about the worst occurrence: all have that
  /// sentence, or each has its own, the worst one's first. Where the latter is itself about several
  /// languages, the first language's comes first.
  init(_ all: [(locale: LocaleIdentifier?, text: String)], worst: String) {
    // Of two forms in one language the worse one counts; the occurrences have both.
    guard all.contains(where: { $0.locale != all[0].locale }) else {
      text = worst
      return
    }
    let first = all.contains { $0.text == worst } ? worst : all[0].text
    var sentences = DifferentSentences(first: first)
    for (locale, text) in all { sentences.add(text, about: locale?.identifier ?? "") }
    text = sentences.text(most: Self.mostSentences)
  }
}

/// The different sentences in their order, each with its languages.
private struct DifferentSentences {
  private var sentences: [(text: String, locales: [String])]
  /// The positions of the sentences, once there are many.
  private var positions: [String: Int] = [:]

  /// Looking through so few, most of them the same in memory, takes a tenth of the time of hashing.
  private static let few = 8

  init(first: String) { sentences = [(first, [])] }

  mutating func add(_ text: String, about locale: String) {
    guard let position = position(of: text) else {
      sentences.append((text, [locale]))
      if sentences.count > Self.few { index() }
      return
    }
    if sentences[position].locales.last != locale { sentences[position].locales.append(locale) }
  }

  func text(most: Int) -> String {
    guard sentences.count > 1 else { return sentences[0].text }
    var parts = sentences.prefix(most).map { text, locales in
      "\(locales.joined(separator: " ")): \(text)"
    }
    if sentences.count > most { parts.append("and \(sentences.count - most) more") }
    return parts.joined(separator: "; ")
  }

  private func position(of text: String) -> Int? {
    sentences.count > Self.few
      ? positions[text] : sentences.firstIndex { $0.text == text }
  }

  private mutating func index() {
    for position in positions.count..<sentences.count {
      positions[sentences[position].text] = position
    }
  }
}
