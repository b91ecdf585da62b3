import AuditModel
import ViewTree

/// A node with its place on the screen.
@usableFromInline package struct LaidOutNode {
  /// The node that it lies in; nil for the root.
  package let parent: NodeID?
  /// The position after the last node that lies in it.
  package internal(set) var end: NodeID
  /// Its identity.
  package internal(set) var identity: NodeIdentity
  /// Its kind.
  package internal(set) var kind: NodeKind
  /// Its text in `texts` of the tree, if it shows any.
  package internal(set) var text: Position<LaidOutText>?
  /// Its attributes for assistive technologies, in `accessibility` of the tree, if any.
  package internal(set) var accessibility: Position<ResolvedAccessibility>?
  /// The frame with padding, in points of the screen.
  @usableFromInline package internal(set) var frame = Rect.zero
  /// The frame of the content alone.
  package internal(set) var content = Rect.zero
  /// Where it can be seen, perhaps after scrolling: as far as content reaches in the directions that
  /// scroll.
  @usableFromInline package internal(set) var reach = Rect.zero
  /// The node that clips it; nil for the edge of the screen.
  package internal(set) var clipper: NodeID?
  /// The nearest scroll view that it lies in, if any.
  package internal(set) var scrollView: NodeID?
  /// Its colours in `paints` of the tree.
  package let paint: Position<NodePaint>
  /// Whether its frame is filled.
  package let hasBackground: Bool
  /// Whether its ground goes on under the bars and up to the edges of the screen that it is at: that of
  /// `background(_:ignoresSafeAreaEdges:)` does, a colour only where it ignores the safe area.
  package let goesOnUnderBars: Bool
  /// Whether there is a line around its frame.
  package let hasBorder: Bool
  /// How opaque it is, with all it lies in.
  @usableFromInline package let opacity: Double
  /// How opaque it and all that lies in it are as one picture, apart from what it lies in itself.
  package let groupOpacity: Double
  /// Whether it is invisible, by itself or with all it lies in.
  @usableFromInline package internal(set) var isHidden: Bool
  /// Whether what sticks out of its frame is clipped.
  @usableFromInline package let clips: Bool
  /// Whether its frame keeps what is inside from growing wider.
  package let limitsWidth: Bool
  /// Whether its frame keeps what is inside from growing higher.
  package let limitsHeight: Bool
  /// Whether it is a symbol, which is drawn in one colour, and not a picture.
  package let isSymbol: Bool
  /// Whether it is a control of iOS in iOS's size.
  package let isSystemSized: Bool
  /// Whether its control is disabled, or one that it lies in.
  package let isDisabled: Bool
  /// Whether touches count for it; otherwise they go through to what lies under it.
  package let allowsHitTesting: Bool
  /// Whether it lies in a system bar, whose items have a size and a large display of their own.
  package let isInBar: Bool

  /// Whether UIKit hides it to make room, as it does with the title of a back button; it is spoken
  /// all the same.
  @usableFromInline package internal(set) var isCollapsed = false

  /// Whether it is there at all.
  @inlinable package var isVisible: Bool { !isHidden && opacity > 0 }
  /// Whether it is visible.
  @inlinable package var isSeen: Bool { isVisible && !isCollapsed }
  /// Where its content can be seen, which it may clip itself.
  @inlinable package var contentReach: Rect { clips ? reach.intersection(frame) : reach }
  /// The part of its frame that can be seen, perhaps after scrolling.
  @inlinable package var visibleFrame: Rect { frame.intersection(reach) }
  /// Whether no one can see anything of it, even by scrolling: less than a twentieth of a point is
  /// rounding.
  @inlinable package var isOutOfSight: Bool { min(visibleFrame.width, visibleFrame.height) <= 0.05 }
  /// Whether nothing of its frame is out of sight; frames are sums of fractions of points.
  package var isWhollyVisible: Bool { visibleFrame.contains(frame, slack: 1e-6) }
  /// Whether it lies outside of everything that can be seen, even by scrolling.
  @inlinable package var isOffScreen: Bool { !frame.intersects(reach) && !frame.isEmpty }
}

extension NodeKind {
  /// Whether it fills its frame with a picture or the material of a bar by itself.
  var isPainted: Bool {
    switch self {
    case .image, .navigationBar, .tabBar, .toolbar, .sheet, .alert: true
    default: false
    }
  }
}
