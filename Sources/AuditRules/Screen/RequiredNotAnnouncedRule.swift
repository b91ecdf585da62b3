import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// A field that is marked as required says so to VoiceOver.
package struct RequiredNotAnnouncedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "required-not-announced", title: "Required field not announced",
    rationale: """
      VoiceOver users do not learn that the field has to be filled in, send the form and have to look for \
      the fields that are missing.
      """,
    howToFix: """
      Add the word to the field: `.accessibilityLabel("Email, required")`. In fields iOS speaks a \
      hint of its own, so a hint of the app may not be heard.
      """,
    falseAlarm: """
      A star at the visible label counts as the mark. The field passes where a star or VoiceOver's word for \
      “required” is in its label, value or hint, whatever its ending; another word with the same meaning is \
      not known. A star that leads to a note is reported.
      """,
    severity: .warning, standards: [.wcag("3.3.2"), .en301549("11.3.3.2")])

  package static let examples: [ScreenExample] = [
    .passes("the label of the field says it") {
      VStack {
        Text(.verbatim("Email*")).accessibilityHidden()
        field.accessibilityLabel(.verbatim("Email, required"))
      }
    },
    .passes("the hint says it in German", in: RenderEnvironment(locale: "de")) {
      VStack {
        Text(.verbatim("E-Mail *"))
        field.accessibilityLabel(.verbatim("E-Mail")).accessibilityHint(.verbatim("Erforderlich"))
      }
    },
    .passes("a field without a mark") {
      VStack {
        Text(.verbatim("Email"))
        field.accessibilityLabel(.verbatim("Email"))
      }
    },
    .finds("email", because: "only the star says it") {
      VStack {
        Text(.verbatim("Email *"))
        field.accessibilityLabel(.verbatim("Email"))
      }
    },
    .finds("email", because: "the star is a text of its own") {
      VStack {
        HStack {
          Text(.verbatim("Email"))
          Text(.verbatim("*")).foregroundColor(Color(RGBColor(176, 0, 32)))
        }
        field.accessibilityLabel(.verbatim("Email"))
      }
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let fields = screen.elements.filter { $0.traits.contains(.textEntry) && $0.isEnabled }
    guard !fields.isEmpty else { return [] }
    let marked = markedLabels(on: screen)
    guard !marked.isEmpty else { return [] }
    return fields.filter { field in
      field.label.all.contains { marked.contains(screen.catalog[$0].wordsID) }
        && !saysIt(field, in: screen.catalog)
    }.map { field in
      Violation(
        node: field.node, text: field.label.first,
        "a star marks the field as required, but its label, value and hint do not say so",
        suggestion: "add the word to the label of the field")
    }
  }

  /// The words of the visible texts that have a star at one end, or beside them.
  private func markedLabels(on screen: AccessibleScreen) -> Set<FoldID> {
    let (tree, catalog) = (screen.tree, screen.catalog)
    var labels: Set<FoldID> = []
    for text in tree.texts where tree[text.node].isSeen {
      guard catalog.answer(to: .hasStar, about: text.text, { $0.string.hasStar }) else { continue }
      let words = catalog[text.text].string
      guard words.isStarAlone else {
        if words.contains(where: \.isLetter) { labels.insert(catalog[text.text].wordsID) }
        continue
      }
      guard let parent = tree[text.node].parent else { continue }
      for other in tree.children(of: parent).compactMap({ tree.text(of: $0) })
      where !catalog[other.text].string.isStarAlone {
        labels.insert(catalog[other.text].wordsID)
      }
    }
    return labels
  }

  private func saysIt(_ field: AccessibilityElement, in catalog: TextCatalog) -> Bool {
    let texts = field.label.all + field.value.all + (field.hint.map { [$0] } ?? [])
    return texts.contains { text in
      catalog.answer(to: .saysRequired, about: text) {
        $0.string.hasStar || RequiredWord(catalog.locale).isIn($0.string)
      }
    }
  }
}

/// VoiceOver's word for a field that has to be filled in.
private struct RequiredWord {
  /// Its longest word without the ending, or all of it in writing without spaces.
  private let stem: String?

  init(_ locale: LocaleIdentifier) {
    let phrase = SpokenWords(locale).entry(.required)?.text.lowercased()
    let longest = phrase?.split(separator: " ").max { $0.count < $1.count }
    stem = longest.map { String($0.count > 6 ? $0.dropLast(2) : $0) }
  }

  func isIn(_ text: String) -> Bool {
    stem.map { text.lowercased().contains($0) } ?? false
  }
}

extension String {
  /// Whether it is one star; several are the dots of a password.
  fileprivate var isStarAlone: Bool {
    allSatisfy { $0.isStar || $0.isWhitespace } && count(where: \.isStar) == 1
  }

  /// Whether it begins or ends with a star.
  fileprivate var hasStar: Bool {
    if !contains(where: \.isStar) { return false }
    return first { !$0.isWhitespace }?.isStar == true || last { !$0.isWhitespace }?.isStar == true
  }
}

extension Character {
  /// Whether it is an asterisk, in its usual or its full width.
  fileprivate var isStar: Bool { self == "*" || self == "＊" || self == "∗" }
}

private let field = TextField(.verbatim("anna@example.com"), text: .constant("")).id("email")
