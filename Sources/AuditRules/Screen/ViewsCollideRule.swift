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
    .finds("clear", because: "the typed text runs under the word in the field") {
      TextField(
        text: .verbatim("Ideas for the long journey to the north"), placeholder: .verbatim("Name")
      )
      .frame(width: 300, height: 44)
      .overlay(alignment: .trailing) { Text(.verbatim("Clear")).id("clear") }
    },
    .passes("the typed text ends before the word in the field") {
      TextField(text: .verbatim("Ideas"), placeholder: .verbatim("Name"))
        .frame(width: 300, height: 44)
        .overlay(alignment: .trailing) { Text(.verbatim("Clear")) }
    },
    .passes("a text that scrolls under the panel that the other is on") {
      ZStack(alignment: .bottom) {
        ScrollView { Text(.verbatim("Card")).padding(.top, 700) }
        panel(Text(.verbatim("Options")).node)
      }
    },
    .finds("options", because: "the text sticks out of the panel that it is on") {
      ZStack(alignment: .bottom) {
        Text(.verbatim("Card")).padding(.bottom, 200)
        panel(Text(.verbatim("Options")).offset(y: -110).id("options"))
      }
    },
    .finds("name", because: "the offset is too small for the text size", in: .largestText) {
      ZStack {
        Text(.verbatim("Ideas"))
        Text(.verbatim("3 cards")).offset(y: 24).id("name")
      }
    },
  ]

  /// A view in the middle of an opaque panel 200 points high.
  private static func panel(_ content: ViewNode) -> ViewNode {
    VStack { content }.frame(maxWidth: .infinity, minHeight: 200).background(.systemBackground)
  }

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let leaves = AreaIndex(leaves(of: screen), in: screen.tree)
    let search = Search(leaves: leaves, screen)
    let collisions = uniquePositions(of: leaves, in: screen.tree)
      .compactMap { search.collision(at: $0) }
    // All that lies on one text is one defect, however high it is piled up.
    let groups = Dictionary(grouping: collisions, by: \.back.node)
    return groups.sorted { $0.key < $1.key }.map { violation($0.value, on: screen) }
  }

  /// A text, or a symbol, which has none.
  private typealias Leaf = AreaIndex<TextID?>.Item

  private func leaves(of screen: AccessibleScreen) -> [Leaf] {
    let tree = screen.tree
    return tree.nodes.positions.compactMap { index in
      guard tree[index].isSeen, screen.isReachable(index), !tree.isRedacted(index) else {
        return nil
      }
      switch tree[index].kind {
      case .text, .textField:
        guard let text = tree.text(of: index), !tree.catalog[text.text].isBlank else { return nil }
        return Leaf(node: index, area: tree.letterArea(of: text), value: text.text)
      case .image where tree[index].isSymbol:
        return Leaf(node: index, area: tree[index].content.shrunk(by: 0.15), value: nil)
      default: return nil
      }
    }
  }

  /// The positions of the leaves, apart from those that repeat another one at its place, which would be
  /// compared with all of the others in a pile.
  private func uniquePositions(of leaves: AreaIndex<TextID?>, in tree: LaidOutTree) -> [Int] {
    let copies = leaves.items.map {
      Copy(text: $0.value, area: $0.area, scrollView: tree[$0.node].scrollView)
    }
    // Few are compared faster than they are put into a set.
    if copies.count <= 48 {
      return copies.indices.filter { !copies[..<$0].contains(copies[$0]) }
    }
    var known: Set<Copy> = []
    return copies.indices.filter { known.insert(copies[$0]).inserted }
  }

  /// A text at a place.
  private struct Copy: Hashable {
    let text: TextID?
    let area: Rect
    let scrollView: NodeID?

    /// Texts at one place are what it is for, so the place is enough.
    func hash(into hasher: inout Hasher) {
      hasher.combine(area.y.bitPattern ^ (area.x.bitPattern &* 31))
    }
  }

  /// Two leaves that lie on each other, and the part that they share.
  private struct Collision {
    let back: Leaf
    let front: Leaf
    let part: Rect

    /// The finding is about a text; a symbol on a text is the text's.
    var subject: Leaf { front.value != nil ? front : back }
    var other: Leaf { front.value != nil ? back : front }
  }

  /// Finds the rearmost leaf under each one.
  ///
  /// One object, since each leaf asks it.
  private final class Search {
    let leaves: AreaIndex<TextID?>
    let layers: Layers
    let tree: LaidOutTree
    private let covering: Covering

    init(leaves: AreaIndex<TextID?>, _ screen: AccessibleScreen) {
      self.leaves = leaves
      layers = screen.layers
      tree = screen.tree
      covering = screen.covering
    }

    func collision(at position: Int) -> Collision? {
      let front = leaves.items[position]
      // Text under the last layer is not meant to be seen together with it.
      var start = layers.last(upTo: front.node).map { self.firstPosition(from: $0) } ?? 0
      while start < position {
        var part: Rect?
        let back = leaves.first(near: front.area, of: front.node, among: start..<position) { back in
          part = self.shared(back, front)
          return part != nil
        }
        guard let back, let part else { return nil }
        if !covering.isHidden(part, of: back.node, from: front.node),
          !isOnPanel(front, over: back)
        {
          return Collision(back: back, front: front, part: part)
        }
        // Texts that the ground of the front one hides are left out together.
        let ground = covering.ground(of: front.area, in: front.node)
        start = firstPosition(from: max(back.node.next, ground ?? .root))
      }
      return nil
    }

    /// Whether the front one lies on a panel that hides all behind it, wherever the panel's content is
    /// scrolled to.
    private func isOnPanel(_ front: Leaf, over back: Leaf) -> Bool {
      tree.lineage(of: front.node).prefix { $0 >= tree[back.node].end }.contains { panel in
        self.tree.hidesWhatLiesUnder(panel)
          && self.tree[panel].frame.contains(
            self.window(of: front, on: panel), slack: Overlap.slack)
      }
    }

    /// The area in which a leaf moves on a node around it.
    private func window(of leaf: Leaf, on panel: NodeID) -> Rect {
      var window = leaf.area
      var next = tree[leaf.node].scrollView
      while let scrollView = next, scrollView > panel {
        window = tree[scrollView].frame
        next = tree[scrollView].scrollView
      }
      return window
    }

    private func firstPosition(from node: NodeID) -> Int { leaves.count { $0.node >= node } }

    private func shared(_ back: Leaf, _ front: Leaf) -> Rect? {
      guard back.value != front.value, !isWithin(back, front), !isWithin(front, back),
        !tree.isPicture(back.node, beforeTitle: front.node)
      else { return nil }
      return tree.overlap(of: back.area, in: back.node, with: front.area, in: front.node)
    }

    /// Whether a text lies within a symbol, as a number in a circle does.
    private func isWithin(_ symbol: Leaf, _ text: Leaf) -> Bool {
      symbol.value == nil && symbol.area.intersection(text.area).area >= 0.8 * text.area.area
    }
  }

  private func violation(_ collisions: [Collision], on screen: AccessibleScreen) -> Violation {
    let first = collisions[0]
    let other = screen.tree.path(of: first.other.node)
    return Violation(
      node: first.subject.node, text: first.subject.value,
      weight: collisions.reduce(0) { $0 + $1.part.area },
      .collides(
        with: other, first.part.size, more: collisions.count - 1,
        screen.quoted(first: collisions.dropFirst().map { ($0.front.node, $0.front.value) })),
      evidence: [
        "other": .text(other), "width": .number(first.part.width, unit: "pt"),
        "height": .number(first.part.height, unit: "pt"),
        "more": .number(Double(collisions.count - 1), unit: ""),
      ],
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
  fileprivate static func collides(
    with other: String, _ part: Size, more: Int, _ names: String
  ) -> Message {
    let pair: Message = "the text and “\(other)” share \(part) pt of the screen"
    return more == 0 ? pair : "\(pair), and \(more) more lie there: \(names)"
  }
}
