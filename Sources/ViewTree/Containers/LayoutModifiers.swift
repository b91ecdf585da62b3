import AuditModel
import Foundation

extension View {
  /// Room around the content: inside the frame, background and border that are named later,
  /// outside those that were named before.
  ///
  /// Without a length it is 16 points, as measured on iOS (SwiftUI documents none).
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> ViewNode {
    let length = length ?? 16
    let insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, left: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      right: edges.contains(.trailing) ? length : 0)
    return padding(insets)
  }

  /// So much room on each side.
  public func padding(_ insets: EdgeInsets) -> ViewNode {
    outside(\.hasEdges).changed {
      var padding = $0.layout.padding
      padding.top += insets.top.finite(or: 0)
      padding.left += insets.left.finite(or: 0)
      padding.bottom += insets.bottom.finite(or: 0)
      padding.right += insets.right.finite(or: 0)
      $0.layout.padding = padding
    }
  }

  /// So much room on all sides.
  public func padding(_ length: Double) -> ViewNode { padding(.all, length) }

  /// A frame of a fixed width, height or both, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    frame(
      width: width.map { .points($0) }, height: height.map { .points($0) }, alignment: alignment)
  }

  /// A frame between a least and a greatest size, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ViewNode {
    framed { frame in
      frame.minWidth = minWidth.map { .points($0) }
      frame.idealWidth = idealWidth.map { .points($0) }
      frame.maxWidth = maxWidth.map { .points($0) }
      frame.minHeight = minHeight.map { .points($0) }
      frame.idealHeight = idealHeight.map { .points($0) }
      frame.maxHeight = maxHeight.map { .points($0) }
      frame.alignment = alignment
    }
  }

  /// A frame of a fixed width, height or both.
  @_disfavoredOverload
  public func frame(
    width: Length? = nil, height: Length? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    framed { frame in
      frame.width = width
      frame.height = height
      frame.alignment = alignment
    }
  }

  /// A frame between a least and a greatest size.
  @_disfavoredOverload
  public func frame(
    minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil,
    minHeight: Length? = nil, idealHeight: Length? = nil, maxHeight: Length? = nil,
    alignment: Alignment = .center
  ) -> ViewNode {
    framed { frame in
      frame.minWidth = minWidth
      frame.idealWidth = idealWidth
      frame.maxWidth = maxWidth
      frame.minHeight = minHeight
      frame.idealHeight = idealHeight
      frame.maxHeight = maxHeight
      frame.alignment = alignment
    }
  }

  /// As large as the content, but never larger than so much: what a constraint with ≤ says.
  public func limited(width: Length? = nil, height: Length? = nil) -> ViewNode {
    framed { frame in
      frame.maxWidth = width
      frame.maxHeight = height
      frame.hugsContent = true
    }
  }

  /// Gets room before siblings of a lower priority.
  public func layoutPriority(_ priority: Double) -> ViewNode {
    changed { $0.layout.priority = priority.finite(or: 0) }
  }

  /// Takes its room, but is neither seen nor spoken.
  public func hidden(_ isHidden: Bool = true) -> ViewNode {
    changed { $0.layout.isHidden = isHidden }
  }

  /// Shines through, more so with every time it is said; at 0 it is not spoken.
  public func opacity(_ opacity: Double) -> ViewNode {
    changed { $0.layout.opacity *= opacity.isNaN ? 1 : opacity }
  }

  /// Clips what sticks out of the frame.
  public func clipped(antialiased: Bool = false) -> ViewNode {
    changed { $0.layout.clipsToBounds = true }
  }

  /// Puts its middle at a point of the space that it is offered, all of which it takes; in a custom
  /// container, puts its top leading corner at a point of the container.
  public func position(x: Double = 0, y: Double = 0) -> ViewNode {
    replaced { view in
      // The wrapper has all of the space, so that a ground that was named before is that of the view.
      var result = view.wrapped()
      result.layout.position = Point(x: x, y: y)
      return result
    }
  }

  /// Puts its middle at a point of the space that it is offered, all of which it takes.
  public func position(_ position: CGPoint) -> ViewNode {
    self.position(x: position.x, y: position.y)
  }

  /// Draws it that far from its place, to the right and down in every language; what is around it stays.
  ///
  /// SwiftUI adds the offset after it has mirrored the place (OpenSwiftUI, checked against iOS 18).
  public func offset(x: Double = 0, y: Double = 0) -> ViewNode {
    let offset = Point(x: x.finite(or: 0), y: y.finite(or: 0))
    guard offset != .zero else { return node }
    // The wrapper stays in place, so that a background that is named later does, too.
    return outside { $0.layout.offset != nil }.changed { $0.layout.offset = offset }
      .replaced { $0.wrapped() }
  }

  /// Draws it that far from its place; what is around it stays.
  public func offset(_ offset: CGSize) -> ViewNode {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Whether touches count for it and all in it, or go through to what lies under it.
  public func allowsHitTesting(_ isEnabled: Bool) -> ViewNode {
    changed { $0.layout.allowsHitTesting = isEnabled }
  }

  /// Puts it on a side of a bar.
  public func barPlacement(_ placement: BarPlacement) -> ViewNode {
    changed { $0.layout.barPlacement = placement }
  }

  /// Views that lie over this one and do not change its size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    let views = content()
    return replaced { base in
      var result = ViewNode(.overlay(alignment), children: [base] + views, origin: base.origin)
      result.slot = base.slot
      return result
    }
  }

  /// A view that lies over this one and does not change its size.
  @_disfavoredOverload
  public func overlay(_ view: some View, alignment: Alignment = .center) -> ViewNode {
    overlay(alignment: alignment) { view }
  }

  /// Its ideal size, whatever room there is: a text is not truncated.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ViewNode {
    outside(\.hasEdges).changed {
      $0.layout.isWidthFixed = horizontal
      $0.layout.isHeightFixed = vertical
    }
  }

  /// A size of a ratio of width to height that fits into the room there is or fills it, and then may
  /// stick out of it; none for that of the content, which is 1 for a picture.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> ViewNode {
    let isPossible = ratio.map { $0.isFinite && $0 > 0 } ?? true
    guard isPossible else { return node }
    return outside(\.hasEdges).changed {
      $0.layout.aspectRatio = ratio ?? ($0.content.isResizableImage ? 1 : nil)
      $0.layout.contentMode = contentMode
    }
  }

  /// As large as fits into the room there is.
  public func scaledToFit() -> ViewNode { aspectRatio(contentMode: .fit) }

  /// As large as fills the room there is.
  public func scaledToFill() -> ViewNode { aspectRatio(contentMode: .fill) }

  private func framed(_ change: (inout LayoutAttributes.Frame) -> Void) -> ViewNode {
    outside(\.hasEdges).changed {
      var frame = LayoutAttributes.Frame()
      change(&frame)
      $0.layout.frame = frame
    }
  }

  /// The node, or a wrapper around it when it already has something that would swallow the next.
  func outside(_ isTaken: (ViewNode) -> Bool) -> ViewNode {
    replaced { isTaken($0) ? $0.wrapped() : $0 }
  }
}

extension ViewNode {
  /// Whether it has edges already, so that room named from now on lies outside them.
  fileprivate var hasEdges: Bool {
    layout.frame != nil || style.background != nil || style.borderColor != nil
      || layout.aspectRatio != nil || layout.isWidthFixed || layout.isHeightFixed
      || !alignmentGuides.isEmpty
  }
}
