import AuditModel

/// A sentence about several languages, in one line.
struct LanguageSentences {
  private var order: [String]
  private var locales: [String: [String]] = [:]
  private let isAmongLocales: Bool

  /// More different sentences than these are only counted.
  private static let mostSentences = 4

  /// Takes the sentence about each language, and the one about the worst occurrence.
  init(_ sentences: [(locale: LocaleIdentifier?, text: String)], worst: String) {
    order = [worst]
    for (locale, text) in sentences {
      if locales[text] == nil, text != worst { order.append(text) }
      let name = locale?.identifier ?? ""
      if locales[text]?.last != name { locales[text, default: []].append(name) }
    }
    isAmongLocales = Set(sentences.map(\.locale)).count > 1
  }

  /// The sentence for all languages, or the sentence for each: the worst one's first.
  var text: String {
    // Of two forms in one language the worse one counts; the occurrences have both.
    guard order.count > 1, isAmongLocales else { return order[0] }
    var parts = order.prefix(Self.mostSentences).map { text in
      "\(locales[text, default: []].joined(separator: " ")): \(text)"
    }
    if order.count > Self.mostSentences {
      parts.append("and \(order.count - Self.mostSentences) more")
    }
    return parts.joined(separator: "; ")
  }
}
