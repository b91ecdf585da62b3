import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text is text and no picture.
package struct ImageOfTextRule: ScreenRule {
  package static let description = RuleDescription(
    id: "image-of-text", title: "Image of text",
    rationale: """
      The words in a picture do not grow with the text size, keep their colours, and are in one language: people \
      with low vision cannot read them.
      """,
    howToFix: """
      Draw the picture without the words, and show them as `Text` over it or beside it.
      """,
    falseAlarm: """
      The content of a picture is not looked at. A picture counts as one of text where its asset is named so \
      (“banner_text”, “quote”), and where its label has two sentences or an offer in it, with a number or a code in \
      capitals. A photo that is described in as many words is reported; logos are exempt.
      """,
    severity: .warning, standards: [.wcag("1.4.5"), .en301549("11.1.4.5.1")])

  package static let examples: [ScreenExample] = [
    .passes("a photo") {
      Image("bike_lane", width: 280, height: 140)
        .accessibilityLabel(.verbatim("Two cyclists on a path beside a river"))
    },
    .passes("a photo with a description of two sentences") {
      Image("terrace", width: 280, height: 140)
        .accessibilityLabel(.verbatim("A terrace under vines. Two people sit at a table."))
    },
    .passes("a logo with its name") {
      Image("logo_text", width: 120, height: 40).accessibilityLabel(.verbatim("Garden Friends"))
    },
    .passes("a small badge") {
      Image("text_badge", width: 24, height: 24).accessibilityLabel(.verbatim("New"))
    },
    .finds("promo", because: "the asset is named after the text in it") {
      Image("banner_text_shipping", width: 280, height: 140).id("promo")
        .accessibilityLabel(.verbatim("Free shipping on all orders"))
    },
    .finds("offer", because: "the label says an offer with its code") {
      Image("hero_autumn", width: 280, height: 140).id("offer")
        .accessibilityLabel(.verbatim("All bulbs are cheaper this week. Use the code BULB20."))
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return screen.elements.compactMap { element in
      guard case .image = tree[element.node].kind, !tree[element.node].isSymbol,
        element.hasGivenLabel, let label = element.label.first, Self.isLarge(element.frame),
        let asset = tree.imageName(of: element.node)
      else { return nil }
      let words = screen.catalog[label].string
      guard !asset.parts.contains("logo"),
        asset.isNamedAfterText && words.split(separator: " ").count > 2 || words.isOffer
      else { return nil }
      return Violation(
        node: element.node, text: label, .holds(words),
        evidence: ["asset": .text(asset)],
        suggestion: "show the words as text beside the picture")
    }
  }

  /// Whether there is room for a sentence in it: no icon or badge.
  private static func isLarge(_ frame: Rect) -> Bool { frame.width >= 100 && frame.height >= 30 }
}

extension String {
  /// The words of the name of an asset.
  fileprivate var parts: [String] {
    split { !$0.isLetter }.flatMap { $0.camelCaseWords }.map { $0.lowercased() }
  }

  /// Whether an asset is named after the text in it.
  fileprivate var isNamedAfterText: Bool {
    !Set(parts).isDisjoint(with: [
      "text", "txt", "quote", "quotation", "slogan", "headline", "wording",
    ])
  }

  /// Whether it is two sentences, one of which has a number or a code in capitals.
  fileprivate var isOffer: Bool {
    let sentences = split { ".!?。！？".contains($0) }.filter { $0.contains(where: \.isLetter) }
    guard sentences.count > 1 else { return false }
    return split { !($0.isLetter || $0.isNumber) }.contains { word in
      let isCode = word.count > 3 && word == word.uppercased() && word != word.lowercased()
      return isCode && word.contains(where: \.isNumber)
    } || contains("%")
      || unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
  }
}

extension Substring {
  /// The words of a name in camel case.
  fileprivate var camelCaseWords: [String] {
    var words: [String] = []
    for letter in self {
      if words.isEmpty || letter.isUppercase && words.last?.last?.isLowercase == true {
        words.append("")
      }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

extension Message {
  fileprivate static func holds(_ words: String) -> Message {
    "the picture seems to hold the text “\(words)”, which does not grow with the text size"
  }
}
