import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text is read by scrolling in one direction.
package struct ScrollTwoDimensionsRule: ScreenRule {
  package static let description = RuleDescription(
    id: "scroll-two-dimensions", title: "Scrolling in two directions to read",
    rationale: """
      People who use large text have to move the screen to and fro for each line, and lose the line.
      """,
    howToFix: """
      Let text wrap at the width of the screen: scroll vertically alone, and remove `.fixedSize()` and wide \
      frames. Put columns below each other at accessibility sizes.
      """,
    falseAlarm: """
      WCAG exempts what needs two dimensions to make sense: pictures and maps without text in them and grids, \
      as of a table of data, are exempt; a drawing with labels, such as a diagram, is reported. A strip of \
      cards that moves sideways is exempt as long as each of its texts fits in the screen.
      """,
    severity: .warning,
    standards: [.wcag("1.4.10"), .en301549("11.1.4.10.1")])

  package static let examples: [ScreenExample] = [
    .passes("text that wraps") {
      ScrollView { Text(.verbatim(words)).padding(.bottom, 900) }
    },
    .passes("a strip of cards within the page") {
      ScrollView {
        VStack {
          ScrollView(.horizontal) {
            HStack {
              Text(.verbatim("Tents")).frame(width: 200)
              Text(.verbatim("Food")).frame(width: 200)
            }
          }
          Text(.verbatim("Everything for the trip")).padding(.bottom, 900)
        }
      }
    },
    .passes("short words in a card that is wider than the screen") {
      ScrollView {
        ScrollView(.horizontal) {
          HStack {
            for title in ["Low Tide", "The Bell"] {
              Text(.verbatim(title)).frame(width: 500, alignment: .leading)
            }
          }
        }
        Rectangle(fill: .label).frame(height: 3000)
      }
    },
    .passes("a picture that is larger than the screen") {
      ScrollView([.horizontal, .vertical]) { Image("map", width: 900, height: 1200) }
    },
    .passes("a table of data") {
      ScrollView([.horizontal, .vertical]) {
        Grid {
          GridRow {
            Text(.verbatim("Tents")).frame(width: 500, height: 900)
            Text(.verbatim("Two")).frame(width: 500, height: 900)
          }
        }
      }
    },
    .passes("a line that moves sideways on a screen that does not move") {
      ScrollView(.horizontal) { Text(.verbatim(words)) }
    },
    .finds("page", because: "the page is wider and higher than the screen") {
      ScrollView([.horizontal, .vertical]) {
        VStack {
          Text(.verbatim("Tents")).frame(width: 600)
          Text(.verbatim("Two are enough")).padding(.bottom, 900)
        }
      }
      .id("page")
    },
    .finds("line", because: "the lines of a paragraph do not end at the screen") {
      ScrollView {
        VStack {
          ScrollView(.horizontal) { Text(.verbatim(words)) }.id("line")
          Text(.verbatim("Everything for the trip")).padding(.bottom, 900)
        }
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    guard tree.movesSideways else { return [] }
    var known: Set<NodeID> = []
    return tree.texts.compactMap { text in
      guard tree[text.node].isSeen, let sideways = tree.viewScrolledBothWays(around: text.node),
        known.insert(sideways).inserted
      else { return nil }
      let (width, space) = (tree[text.node].frame.width, tree[sideways].visibleFrame.width)
      return Violation(
        node: sideways, text: text.text, weight: width,
        "its text can only be read by scrolling in both directions",
        evidence: [
          "text": .text(tree.path(of: text.node)), "width": .number(width, unit: "pt"),
          "visibleWidth": .number(space, unit: "pt"),
        ], suggestion: "let the text wrap at the width of the screen")
    }
  }
}

extension LaidOutTree {
  /// The scroll view that is moved sideways to read a text which another one, or the same, moves up and down.
  fileprivate func viewScrolledBothWays(around node: NodeID) -> NodeID? {
    guard mayScrollBothWays(around: node) else { return nil }
    let around = lineage(of: node).prefix { !self[$0].kind.isGrid }
    let moving = around.compactMap { node in scrolling(of: node).map { (node, $0.largestOffset) } }
    guard let sideways = moving.first(where: { $0.1.x > 0.5 }),
      moving.contains(where: { $0.1.y > 0.5 })
    else { return nil }
    // The frame of a short text may be wider than its words.
    let words = text(of: node).map { catalog[$0.shape].width(at: $0.size) }
    let width = min(self[node].frame.width, words ?? .infinity)
    let isWide = width > self[sideways.0].visibleFrame.width + 0.5
    return isWide || sideways.1.y > 0.5 ? sideways.0 : nil
  }
}

extension LaidOutTree {
  /// Whether any scroll views around a node move up and down and sideways, as they do around few nodes.
  private func mayScrollBothWays(around node: NodeID) -> Bool {
    var (isSideways, isVertical) = (false, false)
    var next = self[node].scrollView
    while let scrollView = next {
      if let largest = scrolling(of: scrollView)?.largestOffset {
        if largest.x > 0.5 { isSideways = true }
        if largest.y > 0.5 { isVertical = true }
      }
      next = self[scrollView].scrollView
    }
    return isSideways && isVertical
  }
}

extension NodeKind {
  /// Whether it has columns of its own, as a table of data: rows that go on sideways are none.
  fileprivate var isGrid: Bool {
    guard case .grid(let layout) = self else { return false }
    guard case .tracks(let tracks) = layout.columns else { return true }
    return tracks.axis == .horizontal
  }
}

private let words = "Two tents are enough for the whole group, as long as all sleep side by side."
