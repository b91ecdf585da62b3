import Accessibility
import AuditModel
import Layout
import ViewTree

/// Texts and symbols lie beside each other.
package struct ViewsCollideRule: ScreenRule {
  package static let description = RuleDescription(
    id: "views-collide", title: "Colliding views",
    rationale: """
      Where letters lie over other letters neither can be read. People with large text and readers of \
      long languages meet it, because positions that were tried at one size are kept at all others.
      """,
    howToFix: """
      Put the two views in one stack, which keeps them apart at every size, in place of an overlay, an \
      offset or a fixed height.
      """,
    falseAlarm: """
      Lines are compared from the top of their capitals to their baseline, so accents and tails may touch. \
      Text that repeats the text below it, as an outline does, text within a symbol, and text under a layer \
      that covers the screen are exempt.
      """,
    severity: .error,
    standards: [.wcag("1.4.4"), .en301549("11.1.4.4.1"), .wcag("1.4.10")])

  package static let examples: [ScreenExample] = [
    .passes("two texts in a stack", in: .largestText) {
      VStack {
        Text(.verbatim("Ideas"))
        Text(.verbatim("3 cards"))
      }
    },
    .passes("lines that share the empty part above their capitals") {
      VStack(spacing: -6) {
        Text(.verbatim("Ideas"))
        Text(.verbatim("3 cards"))
      }
    },
    .passes("a number in a symbol") {
      ZStack {
        Image(symbol: "circle", size: 40)
        Text(.verbatim("3"))
      }
    },
    .passes("the outline of a text") {
      ZStack {
        Text(.verbatim("Ideas")).offset(x: 1, y: 1)
        Text(.verbatim("Ideas"))
      }
    },
    .finds(
      "count", because: "an overlay that is beside the text at the default size", in: .largestText
    ) {
      Text(.verbatim("Ideas for the journey")).lineLimit(1).frame(width: 300, alignment: .leading)
        .overlay(alignment: .trailing) { Text(.verbatim("3 cards")).id("count") }
    },
    .finds("name", because: "the offset is too small for the text size", in: .largestText) {
      ZStack {
        Text(.verbatim("Ideas"))
        Text(.verbatim("3 cards")).offset(y: 24).id("name")
      }
    },
  ]

  /// Frames are sums of fractions of points, and letters rarely reach the edge of their line.
  private static let slack = 1.0

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let leaves = AreaIndex(leaves(of: screen), in: tree)
    let layers = Layers(screen)
    var covering: Covering?
    return leaves.items.compactMap { front in
      var part: Rect?
      let back = leaves.first(near: front.area, of: front.node) { back in
        guard back.node < front.node, !layers.separate(back.node, from: front.node),
          let area = collision(of: back, with: front, on: tree)
        else { return false }
        let known = covering ?? Covering(tree)
        covering = known
        part = known.isHidden(area, of: back.node, from: front.node) ? nil : area
        return part != nil
      }
      guard let part, let back else { return nil }
      // The finding is about a text; a symbol on a text is the text's.
      return front.value != nil
        ? violation(front, back, part, on: screen) : violation(back, front, part, on: screen)
    }
  }

  /// A text, or a symbol, which has none.
  private typealias Leaf = AreaIndex<TextID?>.Item

  private func leaves(of screen: AccessibleScreen) -> [Leaf] {
    let tree = screen.tree
    return tree.nodes.positions.compactMap { index in
      let node = tree[index]
      guard node.isSeen, screen.isReachable(index) else { return nil }
      switch node.kind {
      case .text:
        guard let text = tree.text(of: index), !tree.catalog[text.text].isBlank else { return nil }
        return Leaf(node: index, area: tree.letterArea(of: text), value: text.text)
      case .image(_, _, scales: true, _):
        return Leaf(node: index, area: node.content.shrunk(by: 0.15), value: nil)
      default: return nil
      }
    }
  }

  private func collision(of back: Leaf, with front: Leaf, on tree: LaidOutTree) -> Rect? {
    guard back.value != front.value, !isWithin(back, front), !isWithin(front, back) else {
      return nil
    }
    return tree.overlap(
      of: back.area, in: back.node, with: front.area, in: front.node, slack: Self.slack)
  }

  /// Whether a text lies within a symbol, as a number in a circle does.
  private func isWithin(_ symbol: Leaf, _ text: Leaf) -> Bool {
    symbol.value == nil && symbol.area.intersection(text.area).area >= 0.8 * text.area.area
  }

  private func violation(
    _ text: Leaf, _ other: Leaf, _ part: Rect, on screen: AccessibleScreen
  ) -> Violation {
    let other = screen.tree.path(of: other.node)
    return Violation(
      node: text.node, text: text.value, weight: part.area,
      .collides(with: other, part.size),
      evidence: .overlap("other", other, part),
      suggestion: "put both in one stack")
  }
}

extension Rect {
  /// The rectangle without a share of its size on each side.
  fileprivate func shrunk(by share: Double) -> Rect {
    inset(
      by: EdgeInsets(
        top: height * share, left: width * share, bottom: height * share, right: width * share))
  }
}

extension Message {
  fileprivate static func collides(with other: String, _ part: Size) -> Message {
    "the text and “\(other)” share \(part) pt of the screen"
  }
}
