import Accessibility
import Layout
import ViewTree

/// The stacks whose content is higher than the screen, with what cannot be read or reached for that.
final class OverflowingStacks {
  /// The parts of one stack that do not fit.
  struct Overflow {
    /// Texts that end in an ellipsis for lack of height.
    var truncated = 0
    /// Texts and controls beyond the edge.
    var outside = 0
    /// Whether it holds at the narrowest plausible width of each text.
    var isCertain = false

    fileprivate mutating func addOutside() {
      outside += 1
      isCertain = true
    }
  }

  /// The overflow of each outermost stack, in the order of the tree.
  let all: [(stack: NodeID, overflow: Overflow)]

  init(_ screen: AccessibleScreen) {
    var overflows: [NodeID: Overflow] = [:]
    let tree = screen.tree
    for text in tree.texts {
      guard tree[text.node].isSeen, !tree[text.node].isInBar,
        let stack = tree.outermostStack(around: text.node)
      else { continue }
      if screen.lacksHeightOfScreen(text) {
        overflows[stack, default: Overflow()].truncated += 1
        if screen.isCertainlyTruncated(text) { overflows[stack]?.isCertain = true }
      } else if tree.sticksOutWithContent(text.node) {
        overflows[stack, default: Overflow()].addOutside()
      }
    }
    for element in screen.elements where element.isInteractive && element.visibleTexts.isSilent {
      guard tree.sticksOutWithContent(element.node),
        let stack = tree.outermostStack(around: element.node)
      else { continue }
      overflows[stack, default: Overflow()].addOutside()
    }
    all = overflows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension AccessibleScreen {
  /// Whether a text has fewer lines than it needs since the screen is not high enough.
  fileprivate func lacksHeightOfScreen(_ text: LaidOutText) -> Bool {
    text.isTruncated && text.isCutByHeight && limit(of: text.node, inHeight: true) == "screen"
      && !tree.scrollsVertically(around: text.node)
      && (catalog[text.shape].unmeasured.isEmpty || isCertainlyTruncated(text))
  }

  fileprivate func isCertainlyTruncated(_ text: LaidOutText) -> Bool {
    tree.isTruncated(text, whenWiderBy: 1 - catalog[text.shape].tolerance)
  }
}
