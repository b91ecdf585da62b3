import Accessibility
import AuditModel
import Layout
import ViewTree

/// Words are broken only where their language allows it.
package struct WordBrokenRule: ScreenRule {
  package static let description = RuleDescription(
    id: "word-broken", title: "Word broken between letters",
    rationale: """
      People read a word that is broken without a hyphen as two words, or lose their place. At larger \
      text sizes this affects most buttons and titles in languages with long words.
      """,
    howToFix: """
      Give the text more width: reduce padding at larger text sizes, put an icon or a neighbour above \
      the text, or use `ViewThatFits`. In one line, `.minimumScaleFactor(_:)` makes the text smaller. \
      A soft hyphen (U+00AD) in the translation lets iOS break the word with a hyphen; a shorter word \
      needs none.
      """,
    falseAlarm: """
      Numbers that are longer than a line are reported, too. Addresses, text in fields and editors, \
      and text that is truncated are exempt. Where the word is too long by less than the \
      uncertainty of its measured width, it may fit on a device.
      """,
    severity: .error,
    standards: [.wcag("1.4.4"), .wcag("1.4.10"), .hig("Typography, Supporting Dynamic Type")])

  package static let examples: [ScreenExample] = [
    .passes("a word that fits on its line", in: .largestText) {
      Text(.verbatim("Summer trip to the islands")).frame(width: 300)
    },
    .passes("a word with soft hyphens", in: .largestText) {
      Text(.verbatim("Reise\u{AD}vor\u{AD}berei\u{AD}tungen")).frame(width: 220)
    },
    .passes("text without spaces, which may be broken between characters", in: .largestText) {
      Text(.verbatim("東京への旅行の計画")).frame(width: 140)
    },
    .passes("text that is truncated") {
      Text(.verbatim("Preparations")).lineLimit(1).frame(width: 60)
    },
    .passes("a text editor, in which people type what they like", in: .largestText) {
      TextEditor(text: .verbatim("Preparations")).frame(width: 140, height: 200)
    },
    .passes("an address, in which no hyphen may be put", in: .largestText) {
      Text(.verbatim("anna@example.org")).frame(width: 140)
    },
    .passes("a single digit, which cannot be broken") {
      HStack { Text(.verbatim("2")) }.frame(width: 4)
    },
    .finds("name", because: "the word is wider than its line", in: .largestText) {
      Text(.verbatim("Preparations")).id("name").frame(width: 140)
    },
    .finds("label", because: "the word of a button is wider than the button", in: .largestText) {
      Button { Text(.verbatim("Continue")).id("label") }.frame(width: 160)
    },
  ]

  package static let concernsTranslation = true

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.tree.texts.compactMap { text in
      guard text.breaksWord, !text.isTruncated else { return nil }
      let node = screen.tree[text.node]
      guard node.isSeen, !node.frame.isEmpty, !node.kind.isField else { return nil }
      return violation(text, on: screen)
    }
  }

  private func violation(_ text: LaidOutText, on screen: AccessibleScreen) -> Violation? {
    let shape = screen.catalog[text.shape]
    let words = shape.brokenWords(width: text.availableWidth, at: text.drawnSize)
    // A single letter or digit is not broken, however little room it was offered.
    guard
      let word = words.filter({ !$0.text.isAddress && $0.text.count > 1 }).max(by: {
        $0.width < $1.width
      })
    else {
      return nil
    }
    let isCertain = word.width * (1 - shape.tolerance) > text.availableWidth
    guard isCertain || shape.unmeasured.isEmpty else { return nil }
    let isProminent = screen.isInControlOrTitle(text.node)
    return Violation(
      node: text.node, text: text.text, severity: isCertain && isProminent ? nil : .warning,
      weight: word.width / max(text.availableWidth, 1),
      isCertain
        ? .broken(word.text, has: text.availableWidth, needs: word.width)
        : .nearlyFits(
          word.text, has: text.availableWidth, needs: word.width, percent: shape.tolerancePercent),
      evidence: [
        "word": .text(word.text), "hasWidth": .number(text.availableWidth, unit: "pt"),
        "needsWidth": .number(word.width, unit: "pt"),
        "tolerance": .number(shape.tolerancePercent, unit: "%"),
      ],
      suggestion: screen.catalog.mayBeHyphenated(word.text, in: text.text)
        ? "put soft hyphens into the word, or give the text more width"
        : "give the text more width, such as a line of its own at large text sizes")
  }
}

extension TextCatalog {
  /// Whether a translator can hyphenate a word: it is in a string of the app, in letters that have hyphens, and no
  /// number.
  fileprivate func mayBeHyphenated(_ word: String, in text: TextID) -> Bool {
    if case .verbatim = content(of: text) { return false }
    // Arabic is not hyphenated (W3C, Text Layout Requirements for the Arabic Script); that other scripts without
    // capital letters are not, either, is assumed.
    return !word.unicodeScalars.contains {
      $0.properties.numericType != nil || $0.properties.generalCategory == .otherLetter
    }
  }
}

extension AccessibleScreen {
  /// Whether a node is a control's label, in a bar, or a heading.
  fileprivate func isInControlOrTitle(_ node: NodeID) -> Bool {
    tree.lineage(of: node).contains { ancestor in
      switch tree[ancestor].kind {
      case .button, .toggle, .navigationBar, .tabBar, .toolbar, .alert: true
      default: tree.accessibility(of: ancestor)?.attributes.addedTraits.contains(.header) ?? false
      }
    }
  }
}

extension String {
  /// Whether it is an address of a page or a mailbox, in which no hyphen may be put.
  fileprivate var isAddress: Bool { contains("@") || contains("://") || hasPrefix("www.") }
}

extension NodeKind {
  /// Whether people type in it.
  fileprivate var isField: Bool { if case .textField = self { true } else { false } }
}

extension Message {
  fileprivate static func broken(_ word: String, has: Double, needs: Double) -> Message {
    "“\(word)” needs \(needs) pt and has \(has) pt"
  }

  fileprivate static func nearlyFits(
    _ word: String, has: Double, needs: Double, percent: Double
  ) -> Message {
    "“\(word)” needs \(needs) pt, measured to ± \(percent) %, and has \(has) pt; it may fit on a device"
  }
}
