import AuditModel
import ViewTree

/// How far scrolling moves a node, and where it is seen on the way.
package struct Travel {
  /// The distances to the right, in points; negative to the left.
  package fileprivate(set) var x = 0.0...0.0
  /// The distances down, in points; negative up.
  package fileprivate(set) var y = 0.0...0.0
  /// The part of the screen that the scroll views show, without end where none scrolls.
  package fileprivate(set) var window = Rect(
    x: -endless, y: -endless, width: 2 * endless, height: 2 * endless)

  private static let endless = 1e7

  /// Whether the node stays where it is.
  package var isNone: Bool { x == 0...0 && y == 0...0 }
}

extension LaidOutTree {
  /// How far the scroll views around a node move it from its frame, up to one that moves all that is
  /// looked at.
  package func travel(of node: NodeID, upTo shared: NodeID? = nil) -> Travel {
    var travel = Travel()
    var next = self[node].scrollView
    while let scrollView = next, scrollView != shared {
      let frame = self[scrollView].frame
      if let axes = self[scrollView].scrollAxes, let scrolling = scrolling(of: scrollView) {
        let (offset, largest) = (scrolling.offset, scrolling.largestOffset)
        if axes.horizontal {
          let isMirrored = environment.layoutDirection == .rightToLeft
          let back = isMirrored ? largest.x - offset.x : offset.x
          travel.x = travel.x + ((back - largest.x)...back)
          travel.window = travel.window.narrowedHorizontally(to: frame)
        }
        if axes.vertical {
          travel.y = travel.y + ((offset.y - largest.y)...offset.y)
          travel.window = travel.window.narrowedVertically(to: frame)
        }
      }
      next = self[scrollView].scrollView
    }
    return travel
  }

  /// The innermost scroll view that moves both nodes, if any does.
  package func sharedScrollView(of first: NodeID, and second: NodeID) -> NodeID? {
    var next = self[first].scrollView
    while let candidate = next {
      var other = self[second].scrollView
      while let inner = other, inner > candidate { other = self[inner].scrollView }
      if other == candidate { return candidate }
      next = self[candidate].scrollView
    }
    return nil
  }
}

/// The sums of the ends of two ranges.
private func + (_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double> {
  (one.lowerBound + other.lowerBound)...(one.upperBound + other.upperBound)
}

extension Rect {
  fileprivate func narrowedHorizontally(to other: Rect) -> Rect {
    intersection(Rect(x: other.x, y: y, width: other.width, height: height))
  }

  fileprivate func narrowedVertically(to other: Rect) -> Rect {
    intersection(Rect(x: x, y: other.y, width: width, height: other.height))
  }
}
