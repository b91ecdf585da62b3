import AuditModel

/// A sentence about several languages, in one line.
struct LanguageSentences {
  /// The different sentences, the worst occurrence's first, each with its languages.
  private var sentences: [(text: String, locales: [String])]
  private let isAmongLocales: Bool

  /// More different sentences than these are only counted.
  private static let mostSentences = 4

  /// Takes the sentence about each language, and the one about the worst occurrence.
  init(_ all: [(locale: LocaleIdentifier?, text: String)], worst: String) {
    sentences = [(worst, [])]
    for (locale, text) in all { sentences.add(text, about: locale?.identifier ?? "") }
    isAmongLocales = all.contains { $0.locale != all.first?.locale }
  }

  /// The sentence for all languages, or the sentence for each: the worst one's first.
  var text: String {
    // Of two forms in one language the worse one counts; the occurrences have both.
    guard sentences.count > 1, isAmongLocales else { return sentences[0].text }
    var parts = sentences.prefix(Self.mostSentences).map { text, locales in
      "\(locales.joined(separator: " ")): \(text)"
    }
    if sentences.count > Self.mostSentences {
      parts.append("and \(sentences.count - Self.mostSentences) more")
    }
    return parts.joined(separator: "; ")
  }
}

extension [(text: String, locales: [String])] {
  /// Adds a language to those of a sentence. Most sentences are the same in memory, so that looking
  /// through the few different ones takes a tenth of the time of hashing each.
  fileprivate mutating func add(_ text: String, about locale: String) {
    guard let index = firstIndex(where: { $0.text == text }) else {
      append((text, [locale]))
      return
    }
    if self[index].locales.last != locale { self[index].locales.append(locale) }
  }
}
