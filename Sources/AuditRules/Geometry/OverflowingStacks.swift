import Accessibility
import AuditModel
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

    /// Whether it leaves no height for a scroll view in it.
    var squeezesScrollView = false

    fileprivate mutating func addSqueezed() {
      squeezesScrollView = true
      addOutside()
    }

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
      let node = text.node
      guard tree[node].isSeen, !tree[node].isInBar, !tree.isPutAway(node) else { continue }
      if screen.lacksHeightOfScreen(text) {
        let isCertain = screen.isCertainlyTruncated(text)
        tree.change(&overflows, around: node) { overflow in
          overflow.truncated += 1
          overflow.isCertain = overflow.isCertain || isCertain
        }
      } else {
        tree.addHidden(node, to: &overflows)
      }
    }
    for element in screen.elements where element.isInteractive && element.visibleTexts.isSilent {
      // A bar stays where it is.
      if !tree[element.node].isInBar { tree.addHidden(element.node, to: &overflows) }
    }
    all = overflows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension LaidOutTree {
  /// Adds a text or a control that is beyond the edge, or in a scroll view without height.
  fileprivate func addHidden(
    _ node: NodeID, to overflows: inout [NodeID: OverflowingStacks.Overflow]
  ) {
    if sticksOutWithContent(node) {
      change(&overflows, around: node) { $0.addOutside() }
    } else if isInSqueezedScrollView(node) {
      change(&overflows, around: node) { $0.addSqueezed() }
    }
  }

  /// Changes the overflow of the outermost stack around a node, if there is one.
  fileprivate func change(
    _ overflows: inout [NodeID: OverflowingStacks.Overflow], around node: NodeID,
    by change: (inout OverflowingStacks.Overflow) -> Void
  ) {
    guard let stack = outermostStack(around: node) else { return }
    change(&overflows[stack, default: OverflowingStacks.Overflow()])
  }
}

extension AccessibleScreen {
  /// The name of the evidence that says which stack is higher than the screen.
  package static let overflowingStack = "overflowingStack"

  /// The evidence that the screen is not high enough for a node, with the stack that should scroll; none where
  /// something else does.
  func overflow(at node: NodeID) -> [(String, Evidence.Value)] {
    guard tree.sticksOutWithContent(node) || tree.isInSqueezedScrollView(node),
      let stack = tree.outermostStack(around: node)
    else { return [] }
    return [(Self.overflowingStack, .text(tree.path(of: stack)))]
  }

  /// The same of a text that ends in an ellipsis for lack of height.
  func overflow(ofTruncated text: LaidOutText) -> [(String, Evidence.Value)] {
    guard lacksHeightOfScreen(text), let stack = tree.outermostStack(around: text.node) else {
      return []
    }
    return [(Self.overflowingStack, .text(tree.path(of: stack)))]
  }

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
