import Accessibility
import AuditModel
import Layout
import Terminology
import ViewTree

/// Content in another language says so to VoiceOver.
package struct SpeechLanguageUntaggedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "speech-language-untagged", title: "Missing speech language",
    rationale: """
      VoiceOver reads the text with the voice of the wrong language, so that people cannot understand it.
      """,
    howToFix: """
      Set the language of the text: `accessibilityLanguage` in UIKit; in SwiftUI the attribute \
      `languageIdentifier` of an `AttributedString`.
      """,
    falseAlarm: """
      Content that is not from a string table, with at least four words whose function words or letters are \
      those of another language in the same script; of eight words or more a quarter, four at least, and none of the \
      screen’s language are enough where few have a capital. Content in the language that the app is written in \
      counts as a sample for the language of the screen. Of short texts that begin with a small letter four rows show a \
      language together, and of short sentences two; one of three words is enough where two texts in its font are declared to be \
      in that language. Titles and names without function words are not \
      found, and strings from tables are left to `wrong-language`. A key that is in no table is read as it is written, \
      unless more than a third of the keys on the screen are in that language, which is then that of the app.
      """,
    severity: .warning, standards: [.wcag("3.1.2"), .en301549("11.3.1.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("content in the language of the screen") {
      Text(.verbatim("The staff was friendly and it is a short walk to the beach."))
    },
    .passes("content that says its language") {
      Text(.verbatim(review)).accessibilityLanguage("fr")
    },
    .passes("a name in another language") { Text(.verbatim("Café de la Gare")) },
    .finds("word", because: "Spanish words beside their translations") {
      vocabulary(["la cuenta", "la cuchara", "el camarero", "el cuchillo"])
    },
    .passes("the names of places in another language") {
      vocabulary(["La Cuenta", "La Cuchara", "El Camarero", "El Cuchillo"])
    },
    .passes("short texts in the language of the screen") {
      vocabulary(["the bill", "the spoon", "the waiter", "the knife"])
    },
    .finds("sentence-1", because: "the German examples of a dictionary") {
      meanings(["Der Zug nach Köln fährt um acht.", "Du bist am Zug.", "Hier ist es kalt."])
    },
    .finds("french-1", because: "two French sentences of a conversation") {
      Text(.verbatim("Avez-vous quelque chose contre la toux ?")).id("french-1")
      Text(.verbatim("Yes, this syrup, three times a day."))
      Text(.verbatim("Oui, ce sirop, trois fois par jour."))
    },
    .finds("example", because: "the example of a German word") {
      Text(.verbatim("Ich lese die Zeitung im Zug.")).id("example")
    },
    .passes("short sentences in the language of the screen") {
      meanings(["The train leaves at eight.", "It is your move.", "It is cold in here."])
    },
    .finds("phrase-2", because: "the phrases like it are declared to be French") {
      phrases(
        ["Bonjour, un billet.", "Où est le quai numéro deux ?", "Le train arrive."], without: 2)
    },
    .passes("a name among phrases that are declared to be French") {
      phrases(["Bonjour, un billet.", "Avenue des Champs-Élysées", "Le train arrive."], without: 2)
    },
    .passes("an English sentence with French words") {
      phrases(
        ["Bonjour, un billet.", "Say Où est la gare to ask.", "Le train arrive."], without: 2)
    },
    .passes("all phrases are declared to be French") {
      phrases(
        ["Bonjour, un billet.", "Où est le quai numéro deux ?", "Le train arrive."], without: 0)
    },
    .passes("an English phrase like those that are declared to be French") {
      phrases(
        ["Bonjour, un billet.", "Where is the second platform?", "Le train arrive."], without: 2)
    },
    .finds("review", because: "a French review on an English screen") {
      Text(.verbatim(review)).id("review")
    },
    .finds("headline", because: "a Spanish headline with names in it") {
      Text(.verbatim(headline)).id("headline")
    },
    .passes("a long title of names and works in another language") {
      Text(.verbatim("Carmen, La Bohème, El Cid, Los Pescadores y la Perla, Don Pasquale"))
    },
    .finds("quote", because: "the German content of a row", in: RenderEnvironment(locale: "en")) {
      HStack {
        Text(.verbatim("Anna"))
        Text(.verbatim("Das ist nicht die Farbe, die wir für unser Haus bestellt haben.")).id(
          "quote")
      }
      .accessibilityElement(children: .combine)
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let (tree, catalog) = (screen.tree, screen.catalog)
    // A key that is in no table is shown as it is written.
    let contents = tree.texts.filter {
      (catalog[$0.text].key == nil || catalog[$0.text].isKey) && tree[$0.node].isVisible
    }
    guard !contents.isEmpty else { return [] }
    let judge = LanguageJudge(Self.models, locale: catalog.locale, source: catalog.sourceLocale)
    let found = contents.compactMap { content -> Violation? in
      let isForeign = catalog.answer(to: .isInOtherLanguage, about: content.text) {
        language(of: $0.string, by: judge, in: catalog) != nil
      }
      guard isForeign, screen.isReachable(content.node), !declaresLanguage(content.node, in: tree),
        let language = language(of: catalog[content.text].string, by: judge, in: catalog)
      else { return nil }
      return Violation(
        node: content.node, text: content.text, .isIn(language, on: catalog.locale),
        evidence: ["language": .text(language)],
        suggestion: "set the language of the text for VoiceOver")
    }
    if !found.isEmpty {
      return isOfOneLanguage(found, among: contents, catalog)
        ? found.filter { !isKey($0, in: catalog) } : found
    }
    let forgotten = forgotten(among: contents, by: judge, on: screen)
    if !forgotten.isEmpty { return forgotten }
    let columns = columns(of: contents, by: judge, on: screen)
    return columns.isEmpty ? shortSentences(among: contents, by: judge, on: screen) : columns
  }

  private func isKey(_ violation: Violation, in catalog: TextCatalog) -> Bool {
    violation.text.map { catalog[$0].isKey } ?? false
  }

  /// Whether hardly any other text is on a screen that shows keys: it is in the language that they are written in.
  private func isOfOneLanguage(
    _ found: [Violation], among contents: [LaidOutText], _ catalog: TextCatalog
  ) -> Bool {
    let keys = contents.filter { catalog[$0.text].isKey && catalog[$0.text].string.contains(" ") }
    let foreign = found.count { isKey($0, in: catalog) }
    return foreign > 0 && keys.count < 3 * foreign
  }

  /// Texts that are likely in the language that several texts in their font are declared to be in.
  private func forgotten(
    among contents: [LaidOutText], by judge: LanguageJudge, on screen: AccessibleScreen
  ) -> [Violation] {
    let (tree, catalog) = (screen.tree, screen.catalog)
    let declared = Dictionary(
      grouping: contents.filter { tree.ownLanguage(of: $0.node) != nil }, by: \.font)
    if declared.isEmpty { return [] }
    return contents.compactMap { content in
      let texts = declared[content.font, default: []]
      let languages = Set(texts.compactMap { tree.ownLanguage(of: $0.node) })
      guard texts.count > 1, languages.count == 1, let language = languages.first,
        screen.isReachable(content.node), !declaresLanguage(content.node, in: tree),
        judge.isLikely(catalog[content.text].string.withoutSoftHyphens, in: language)
      else { return nil }
      return Violation(
        node: content.node, text: content.text, .isIn(language, on: catalog.locale),
        evidence: ["language": .text(language)],
        suggestion: "set the language of the text for VoiceOver, as that of the texts like it")
    }
  }

  /// Short sentences that seem to be in one language, which all of them together show.
  private func shortSentences(
    among contents: [LaidOutText], by judge: LanguageJudge, on screen: AccessibleScreen
  ) -> [Violation] {
    let catalog = screen.catalog
    let sentences = contents.filter { content in
      catalog.answer(to: .isSentence, about: content.text) { $0.string.isSentence }
        && screen.isReachable(content.node) && !declaresLanguage(content.node, in: screen.tree)
    }
    guard sentences.count > 1 else { return [] }
    let groups = Dictionary(grouping: sentences.prefix(Self.mostRows)) {
      judge.seemingStranger(in: catalog[$0.text].string) ?? ""
    }
    return groups.filter { !$0.key.isEmpty && $0.value.count > 1 }.sorted { $0.key < $1.key }
      .compactMap { seeming, texts in
        let words = texts.map { catalog[$0.text].string }.joined(separator: " ")
        guard let language = language(of: words, by: judge, in: catalog), language == seeming else {
          return nil
        }
        return Violation(
          node: texts[0].node, text: texts[0].text, weight: Double(texts.count),
          .areAmong(language, texts.count, on: catalog.locale),
          evidence: [
            "language": .text(language), "texts": .number(Double(texts.count), unit: ""),
          ],
          suggestion: "set the language of the texts for VoiceOver")
      }
  }

  /// The short texts of several rows, which together show a language that none of them shows alone.
  private func columns(
    of contents: [LaidOutText], by judge: LanguageJudge, on screen: AccessibleScreen
  ) -> [Violation] {
    let (tree, catalog) = (screen.tree, screen.catalog)
    let short = contents.filter { content in
      guard case .text = tree[content.node].kind, screen.isReachable(content.node) else {
        return false
      }
      let words = catalog[content.text].string.split(separator: " ")
      // Names, such as those of restaurants, begin with a capital, and have no full stop.
      let areWords =
        (2...4).contains(words.count) && words[0].first?.isLowercase == true
        && words.allSatisfy { $0.allSatisfy(\.isLetter) }
      return (areWords || catalog[content.text].string.isSentence)
        && !declaresLanguage(content.node, in: tree)
    }
    guard short.count > 1 else { return [] }
    return SiblingRows.all(with: short.map(\.node), in: tree).compactMap { rows in
      guard let first = tree.text(of: rows.parts[0]),
        rows.rows.count >= Self.leastRows || catalog[first.text].string.isSentence
      else { return nil }
      let texts = rows.parts.prefix(Self.mostRows).compactMap { tree.text(of: $0)?.text }
      let words = texts.map { catalog[$0].string }.joined(separator: " ")
      guard Set(texts).count == texts.count,
        let language = language(of: words, by: judge, in: catalog)
      else { return nil }
      return Violation(
        node: first.node, text: first.text, weight: Double(rows.rows.count),
        .areIn(language, rows.rows.count, on: catalog.locale),
        evidence: [
          "language": .text(language), "rows": .number(Double(rows.rows.count), unit: ""),
        ],
        suggestion: "set the language of the texts for VoiceOver")
    }
  }

  /// Fewer texts of two words show no language.
  private static let leastRows = 4
  /// More texts say no more.
  private static let mostRows = 20

  /// The function words decide alone: what the app's strings look like says little about content.
  private static let models = LanguageModels([])

  private func language(
    of string: String, by judge: LanguageJudge, in catalog: TextCatalog
  ) -> String? {
    let words = string.withoutSoftHyphens
    let found =
      judge.stranger(in: words)
      ?? (words.isSentence || words.isHeadline ? judge.plainStranger(in: words) : nil)
    return found.flatMap { LanguageJudge.isLanguage($0, of: catalog.sourceLocale) ? nil : $0 }
  }

  /// Whether the node or one around it says in which language it is spoken, or is not spoken at all.
  private func declaresLanguage(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    tree.lineage(of: node).contains { around in
      guard let said = tree.accessibility(of: around) else { return false }
      return said.attributes.language != nil || said.attributes.isHidden || said.label != nil
    }
  }
}

extension LaidOutTree {
  /// The code of the language that a node declares itself.
  fileprivate func ownLanguage(of node: NodeID) -> String? {
    accessibility(of: node)?.attributes.language?.language
  }
}

extension String {
  /// Whether it is a short sentence of a few words at least.
  fileprivate var isSentence: Bool {
    guard let last, last == "." || last == "!" || last == "?" else { return false }
    return split(separator: " ").count > 2
  }

  /// Whether it is as long as a sentence, perhaps without a full stop.
  fileprivate var isHeadline: Bool { split(separator: " ").count >= 8 }
}

extension Message {
  fileprivate static func isIn(_ language: String, on locale: LocaleIdentifier) -> Message {
    "the language is “\(language)”, but VoiceOver reads it with the voice for “\(locale.identifier)”"
  }

  fileprivate static func areAmong(
    _ language: String, _ count: Int, on locale: LocaleIdentifier
  ) -> Message {
    """
    the language of it and of \(count == 2 ? "another text" : "\(count - 1) other texts") is “\(language)”, but VoiceOver \
    reads them with the voice for “\(locale.identifier)”
    """
  }

  fileprivate static func areIn(
    _ language: String, _ count: Int, on locale: LocaleIdentifier
  ) -> Message {
    """
    the language of it and of the same text in \(count - 1) other rows is “\(language)”, but VoiceOver reads them with \
    the voice for “\(locale.identifier)”
    """
  }
}

/// Meanings of a word, each with an example.
private func meanings(_ examples: [String]) -> ViewNode {
  VStack {
    for (number, example) in examples.enumerated() {
      VStack {
        Text(.verbatim("\(number + 1)"))
        Text(.verbatim(example)).id("sentence-\(number + 1)")
      }
    }
  }
  .node
}

/// Phrases that say they are French, all but one of them.
private func phrases(_ phrases: [String], without forgotten: Int) -> ViewNode {
  VStack {
    for (number, phrase) in zip(1..., phrases) {
      if number == forgotten {
        Text(.verbatim(phrase)).font(.headline).id("phrase-\(number)")
      } else {
        Text(.verbatim(phrase)).font(.headline).accessibilityLanguage("fr")
      }
    }
  }
  .node
}

/// Rows with a word and its translation.
private func vocabulary(_ words: [String]) -> ViewNode {
  List {
    for (number, word) in words.enumerated() {
      HStack {
        Text(.verbatim(word)).id(number == 0 ? "word" : word)
        Spacer()
        Text(.verbatim("\(number + 1)"))
      }
    }
  }
  .node
}

private let headline =
  "Riada en Valencia: los vecinos vuelven a sus casas entre barro y silencio"

private let review = "Une chambre calme avec une très belle vue sur la mer, et nous reviendrons."
