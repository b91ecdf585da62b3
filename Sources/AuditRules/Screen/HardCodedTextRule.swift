import Accessibility
import AuditModel
import Layout
import ViewTree

/// No text of a translated app is written in the code.
package struct HardCodedTextRule: ScreenRule {
  package static let description = RuleDescription(
    id: "hard-coded-text", title: "Hard-coded text",
    rationale: """
      Everyone who uses the app in another language meets a text of the source language, and translators \
      never see it.
      """,
    howToFix: """
      Use a key of the string tables, as in `Text("save")`. Pass what people wrote or what comes from a \
      server as a variable, `Text(board.name)`; in a `.screen.json` file declare it as \
      `{"content": "Trip to Rome"}`.
      """,
    falseAlarm: """
      A name that no language translates, such as that of a product, is reported where it is a literal in \
      `Text(verbatim:)`. Declare it as content, or give it a key that is marked “do not translate”. Texts \
      without two letters in a row, and web and mail addresses are exempt.
      """,
    severity: .warning,
    standards: [
      .wcag("3.1.2"), .apple("Localization, Preparing your app's text for translation"),
    ], options: [allowed])

  package static let examples: [ScreenExample] = [
    .passes("a key of the tables", in: .translated) { Text(localized("save")) },
    .passes("content, such as the name of a board", in: .translated) {
      Text(.verbatim("Trip to Rome"))
    },
    .passes("a text without words", in: .translated) { Text(verbatim: "1/3") },
    .passes("an address", in: .translated) { Text(verbatim: "help@example.com") },
    .passes("the source language, in which it is right") { Text(verbatim: "Save") },
    .finds("save", because: "the literal is the same in every language", in: .translated) {
      Text(verbatim: "Save").id("save")
    },
    .finds("save", because: "a translated string has a literal inside", in: .translated) {
      Text("saved \(Text(verbatim: "Trip to Rome"))").id("save")
    },
    .finds(
      Violation.announcementPath, because: "VoiceOver announces a literal", in: .translated,
      announcing: [.literal("The board is ready")]
    ) { Text(localized("save")) },
    .passes("a translated string with content inside", in: .translated) {
      Text("saved \("Trip to Rome")")
    },
    .finds("check", because: "VoiceOver speaks a literal in every language", in: .translated) {
      Button { Image(symbol: "check") }.frame(width: 44, height: 44)
        .accessibilityLabel(Text(verbatim: "Done")).id("check")
    },
  ]

  /// Strings that are the same in every language.
  private static let allowed = RuleOption.words(
    "allowed", of: "hard-coded-text", "literals that are the same in every language")

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard screen.catalog.hasLiterals, screen.catalog.isTranslation else { return [] }
    return announcements(of: screen) + nodes(of: screen)
  }

  private func announcements(of screen: AccessibleScreen) -> [Violation] {
    screen.announcements.enumerated().compactMap { index, text in
      let literals = screen.catalog.literals(in: text).filter {
        !screen.options.allows($0, by: Self.allowed)
      }
      guard !literals.isEmpty else { return nil }
      return Violation(
        announcement: index + 1, text: text, .written(literals), suggestion: Self.remedy)
    }
  }

  private func nodes(of screen: AccessibleScreen) -> [Violation] {
    screen.tree.nodes.positions.compactMap { node in
      guard screen.tree[node].isVisible else { return nil }
      // The text in a field was typed, whoever wrote it into an example.
      let typed = screen.tree.text(of: node).flatMap { $0.isTyped(in: screen.tree) ? $0.text : nil }
      var written: [(text: TextID, literal: String)] = []
      for text in screen.tree.allTexts(of: node) where text != typed {
        for literal in screen.catalog.literals(in: text)
        where !written.contains(where: { $0.literal == literal })
          && !screen.options.allows(literal, by: Self.allowed)
        {
          written.append((text, literal))
        }
      }
      return violation(node, written)
    }
  }

  private func violation(_ node: NodeID, _ written: [(text: TextID, literal: String)]) -> Violation?
  {
    guard let first = written.first else { return nil }
    let literals = written.map(\.literal)
    return Violation(
      node: node, text: first.text, weight: Double(written.count), .written(literals),
      evidence: ["text": .text(literals.joined(separator: ", "))], suggestion: Self.remedy)
  }

  private static var remedy: Message {
    "use a key of the string tables, or declare the text as content"
  }
}

extension TextCatalog {
  /// The literals with words that a text is or has among its arguments.
  fileprivate func literals(in text: TextID) -> [String] {
    (content(of: text)?.literals ?? []).filter { $0.hasWord && !$0.isAddress }
  }
}

extension TextContent {
  /// The literals that it is made of.
  fileprivate var literals: [String] {
    switch self {
    case .literal(let text): [text]
    case .verbatim: []
    case .runs(let runs): runs.flatMap(\.content.literals)
    case .localized(let text):
      text.arguments.flatMap { argument in
        if case .text(let content) = argument { content.literals } else { [String]() }
      }
    }
  }
}

extension LaidOutText {
  /// Whether it is in a field, and not its placeholder.
  fileprivate func isTyped(in tree: LaidOutTree) -> Bool {
    if case .textField = tree[node].kind { !isPlaceholder } else { false }
  }
}

extension String {
  /// Whether it is a web or mail address, which is the same in every language.
  fileprivate var isAddress: Bool {
    (contains("://") || contains("@")) && !contains(where: \.isWhitespace)
  }

  /// Whether two letters follow each other.
  fileprivate var hasWord: Bool { zip(self, dropFirst()).contains { $0.isLetter && $1.isLetter } }
}

extension RenderEnvironment {
  /// A language that the tables of the examples are translated into.
  fileprivate static let translated = RenderEnvironment(locale: "fi")
}

extension Message {
  fileprivate static func written(_ literals: [String]) -> Message {
    let list = literals.map { "“\($0)”" }.joined(separator: ", ")
    return literals.count == 1
      ? "\(list) is a literal, so it is the same in every language"
      : "\(list) are literals, so they are the same in every language"
  }
}
