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
      (“banner_text”, “slogan”), and where its label has two sentences with the word for a code and one of capitals and \
      digits, or those of a banner with a percentage. \
      Logos and pictures below 100 × 30 points are exempt.
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
    .passes("a photo of a product with a number in its name") {
      Image("x100", width: 280, height: 140)
        .accessibilityLabel(.verbatim("Fujifilm X100V. Front view with the lens cap off."))
    },
    .passes("a chart with a percentage in its description") {
      Image("sales", width: 280, height: 140)
        .accessibilityLabel(.verbatim("Line chart. Sales grew by 12 % from May to June."))
    },
    .passes("a photo with a model and a word like that for a code") {
      Image("x100", width: 280, height: 140)
        .accessibilityLabel(.verbatim("A house behind the Fujifilm X100V. The lens cap is off."))
    },
    .finds("sale", because: "the label of a banner says an offer") {
      Image("home_banner", width: 280, height: 140).id("sale")
        .accessibilityLabel(.verbatim("Summer is here. All tents 20 % off."))
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

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    screen.elements.contains { violation(of: $0, on: screen) != nil }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter { Self.isLarge($0.frame) }
      .compactMap { violation(of: $0, on: screen) }
  }

  /// The violation of an element, if it is large enough.
  private func violation(
    of element: AccessibilityElement, on screen: AccessibleScreen
  ) -> Violation? {
    let tree = screen.tree
    guard case .image = tree[element.node].kind, !tree[element.node].isSymbol,
      element.hasGivenLabel, let label = element.label.first,
      let asset = tree.imageName(of: element.node)
    else { return nil }
    let words = screen.catalog[label].string
    guard !asset.parts.contains("logo"),
      asset.isNamedAfterText || words.isOffer(asset.isNamedAfterOffer)
    else { return nil }
    return Violation(
      node: element.node, text: label, .holds(words),
      evidence: ["asset": .text(asset)],
      suggestion: "show the words as text beside the picture")
  }

  /// Whether there is room for a sentence in it: no icon or badge.
  private static func isLarge(_ frame: Rect) -> Bool { frame.width >= 100 && frame.height >= 30 }
}

extension String {
  /// The words of the name of an asset.
  fileprivate var parts: [String] {
    split { !$0.isLetter }.flatMap { $0.camelCaseWords }.map { $0.lowercased() }
  }

  /// Whether an asset is named after the text in it: “banner_text”, and not “text-free”.
  fileprivate var isNamedAfterText: Bool {
    let parts = parts
    return !Set(parts).isDisjoint(with: ["text", "txt", "slogan", "lettering"])
      && Set(parts).isDisjoint(with: ["free", "no", "without", "notext", "ohne", "sin", "sans"])
  }

  /// Whether an asset is named after an offer.
  fileprivate var isNamedAfterOffer: Bool {
    !Set(parts).isDisjoint(with: ["banner", "promo", "offer", "sale", "ad", "poster", "flyer"])
  }

  /// Whether it is two sentences with a code in capitals and digits and the word for it, or those of a banner with a
  /// percentage.
  fileprivate func isOffer(_ isBanner: Bool) -> Bool {
    let sentences = split { ".!?。！？".contains($0) }.filter { $0.count(where: \.isLetter) > 3 }
    guard sentences.count > 1 else { return false }
    let hasCode = split { !($0.isLetter || $0.isNumber) }.contains { word in
      word.count > 3 && word == word.uppercased() && word.contains(where: \.isNumber)
        && word.contains(where: \.isLetter)
    }
    // “Promocode” and “Gutscheincode” are one word; scripts without spaces have none.
    let namesCode =
      lowercased().split { !$0.isLetter }.contains { word in
        [
          "code", "codes", "kod", "kodu", "kodem", "código", "codice", "codul", "kód", "koodi",
          "koodilla", "use", "nimm",
        ]
        .contains(String(word)) || word.hasSuffix("code") || word.hasSuffix("kod")
      } || ["コード", "代码", "代碼", "รหัส"].contains { contains($0) }
    return hasCode && namesCode || isBanner && contains { "%％٪".contains($0) }
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
