import Accessibility
import AuditModel
import Layout
import ViewTree

/// Symbols that are needed to recognize a control have a contrast of 3 to 1 with their ground.
package struct NonTextContrastRule: ScreenRule {
  package static let description = RuleDescription(
    id: "non-text-contrast", title: "Insufficient symbol contrast",
    rationale: """
      People with low vision do not see the symbol of a button that has no text, or the symbol that says \
      something by itself.
      """,
    howToFix: "Choose a darker or lighter colour for the symbol or for its background.",
    falseAlarm: """
      Symbols on controls that also show text are exempt, as are decorative ones and those of disabled \
      controls. A logo is reported, although WCAG exempts it. Symbols over pictures and gradients, and \
      images in several colours, are not measured.
      """,
    severity: .error, standards: [.wcag("1.4.11"), .en301549("11.1.4.11")])

  package static let examples: [ScreenExample] = [
    .passes("a dark symbol on white") {
      Button { Image(symbol: "trash", size: 24).foregroundColor(Color(.black, dark: .white)) }
        .accessibilityLabel(.verbatim("Delete"))
    },
    .passes("a light symbol beside the text of its button") {
      Button {
        HStack {
          Image(symbol: "trash", size: 24).foregroundColor(Color(RGBColor(200, 200, 200)))
          Text(.verbatim("Delete")).foregroundColor(.label)
        }
      }
    },
    .passes("a disabled control") {
      Button(isEnabled: false) {
        Image(symbol: "trash", size: 24).foregroundColor(Color(RGBColor(200, 200, 200)))
      }
      .accessibilityLabel(.verbatim("Delete"))
    },
    .finds("delete", because: "light grey on white is 1.7 to 1") {
      Button {
        Image(symbol: "trash", size: 24).foregroundColor(Color(RGBColor(200, 200, 200))).id("bin")
      }
      .id("delete").accessibilityLabel(.verbatim("Delete"))
    },
  ]

  /// Rounding of eight-bit channels, as other tools allow it.
  private static let slack = 0.01
  private static let required = 3.0

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var grounds: Grounds?
    var result: [Violation] = []
    for element in screen.elements where element.visibleTexts.isSilent && element.isEnabled {
      guard let symbol = symbol(of: element, in: screen.tree) else { continue }
      let known = grounds ?? Grounds(screen.tree)
      grounds = known
      guard case .color(let ground) = known.behind(symbol),
        let worst = worst(screen.tree.foreground(of: screen.tree[symbol]), on: ground)
      else { continue }
      result.append(
        Violation(
          node: element.node, text: element.label.first, weight: Self.required / worst.ratio,
          .tooWeak(worst.ratio, in: worst.appearance),
          evidence: [
            "ratio": .ratio(worst.ratio), "required": .ratio(Self.required),
            "appearance": .text(worst.appearance.name),
          ],
          suggestion: "choose a darker or lighter colour for the symbol or its background"))
    }
    return result
  }

  /// The only symbol that is seen on an element.
  private func symbol(of element: AccessibilityElement, in tree: LaidOutTree) -> NodeID? {
    let symbols = (element.node..<tree[element.node].end).filter {
      tree[$0].isSymbol && tree[$0].isSeen && !tree[$0].content.isEmpty
    }
    guard symbols.count == 1, !tree.foreground(of: tree[symbols[0]]).isPattern else { return nil }
    return symbols[0]
  }

  private func worst(_ color: Color, on ground: Ground) -> (ratio: Double, appearance: Appearance)?
  {
    let ratios = Appearance.all.map { appearance in
      let back = ground.color(in: appearance)
      return (
        ratio: ground.color(in: appearance, under: color).contrast(with: back),
        appearance: appearance
      )
    }
    let worst = ratios.min { $0.ratio < $1.ratio }
    return worst.flatMap { $0.ratio < Self.required - Self.slack ? $0 : nil }
  }
}

extension Message {
  fileprivate static func tooWeak(_ ratio: Double, in appearance: Appearance) -> Message {
    "the contrast of the symbol is \(ratio: ratio) to 1 in \(appearance.name); the minimum is 3 to 1"
  }
}
