import AuditModel

/// The edges of a view; leading is right in right-to-left languages.
public struct Edges: OptionSet, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Takes the bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = Self(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = Self(rawValue: 2)
  /// The lower edge.
  public static let bottom = Self(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = Self(rawValue: 8)
  /// The upper and the lower edge.
  public static let vertical: Self = [.top, .bottom]
  /// The edges where lines begin and end.
  public static let horizontal: Self = [.leading, .trailing]
  /// All four edges.
  public static let all: Self = [.vertical, .horizontal]
}

extension View {
  /// Room around the content: inside the frame, background and border that are named later,
  /// outside those that were named before.
  public func padding(_ edges: Edges = .all, _ length: Double = 16) -> ViewNode {
    let insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, left: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      right: edges.contains(.trailing) ? length : 0)
    return outside(\.hasEdges).changed {
      $0.layout.padding.top += insets.top
      $0.layout.padding.left += insets.left
      $0.layout.padding.bottom += insets.bottom
      $0.layout.padding.right += insets.right
    }
  }

  /// So much room on all sides.
  public func padding(_ length: Double) -> ViewNode { padding(.all, length) }

  /// A frame of a fixed width, height or both.
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
    changed { $0.layout.priority = priority }
  }

  /// Takes its room, but is neither seen nor spoken.
  public func hidden(_ isHidden: Bool = true) -> ViewNode {
    changed { $0.layout.isHidden = isHidden }
  }

  /// Shines through, more so with every time it is said; at 0 it is not spoken.
  public func opacity(_ opacity: Double) -> ViewNode {
    changed { $0.layout.opacity *= opacity }
  }

  /// Clips what sticks out of the frame.
  public func clipped() -> ViewNode { changed { $0.layout.clipsToBounds = true } }

  /// Puts it at a position of a custom container, from its top leading corner.
  public func position(x: Double, y: Double) -> ViewNode {
    changed { $0.layout.position = Point(x: x, y: y) }
  }

  /// Puts it on a side of a bar.
  public func barPlacement(_ placement: BarPlacement) -> ViewNode {
    changed { $0.layout.barPlacement = placement }
  }

  /// Views that lie over this one and do not change its size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    let base = node
    var result = ViewNode(.overlay(alignment), children: [base] + content(), origin: base.origin)
    result.slot = base.slot
    return result
  }

  private func framed(_ change: (inout LayoutAttributes.Frame) -> Void) -> ViewNode {
    outside(\.hasEdges).changed {
      var frame = LayoutAttributes.Frame()
      change(&frame)
      $0.layout.frame = frame
    }
  }

  /// The node, or a wrapper around it when it already has something that would swallow the next.
  func outside(_ isTaken: (ViewNode) -> Bool) -> ViewNode {
    let node = node
    return isTaken(node) ? node.wrapped() : node
  }
}

extension ViewNode {
  /// Whether it has edges already, so that room named from now on lies outside them.
  fileprivate var hasEdges: Bool {
    layout.frame != nil || style.background != nil || style.borderColor != nil
  }
}
