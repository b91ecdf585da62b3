import AuditModel
import Layout
import ViewTree

/// How far scrolling moves a node, and where it is seen on the way.
struct Travel {
  /// The distances to the right, in points; negative to the left.
  var x = 0.0...0.0
  /// The distances down, in points; negative up.
  var y = 0.0...0.0
  /// The part of the screen that the scroll views show, without end where none scrolls.
  var window = Rect(x: -endless, y: -endless, width: 2 * endless, height: 2 * endless)

  private static let endless = 1e7

  /// Whether the node stays where it is.
  var isNone: Bool { x == 0...0 && y == 0...0 }
}

extension LaidOutTree {
  /// How far the scroll views around a node move it, up to one that moves all that is looked at.
  func travel(of node: NodeID, upTo shared: NodeID?) -> Travel {
    var travel = Travel()
    var next = self[node].scrollView
    while let scrollView = next, scrollView != shared {
      let frame = self[scrollView].frame
      let content = contentArea(of: scrollView)
      if let axes = self[scrollView].scrollAxes {
        if axes.horizontal {
          travel.x = travel.x + Self.distances(content.x...content.maxX, in: frame.x...frame.maxX)
          travel.window = travel.window.narrowedHorizontally(to: frame)
        }
        if axes.vertical {
          travel.y = travel.y + Self.distances(content.y...content.maxY, in: frame.y...frame.maxY)
          travel.window = travel.window.narrowedVertically(to: frame)
        }
      }
      next = self[scrollView].scrollView
    }
    return travel
  }

  /// The innermost scroll view that moves both nodes, if any does.
  func sharedScrollView(of first: NodeID, and second: NodeID) -> NodeID? {
    var next = self[first].scrollView
    while let candidate = next {
      var other = self[second].scrollView
      while let inner = other, inner > candidate { other = self[inner].scrollView }
      if other == candidate { return candidate }
      next = self[candidate].scrollView
    }
    return nil
  }

  private func contentArea(of scrollView: NodeID) -> Rect {
    children(of: scrollView).reduce(Rect.zero) { area, child in
      area.isEmpty ? self[child].frame : area.union(self[child].frame)
    }
  }

  /// From where the end of the content is at the end of the frame to where the beginnings meet.
  private static func distances(
    _ content: ClosedRange<Double>, in frame: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    min(0, frame.upperBound - content.upperBound)...max(0, frame.lowerBound - content.lowerBound)
  }
}

/// The sums of the ends of two ranges.
private func + (_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double> {
  (one.lowerBound + other.lowerBound)...(one.upperBound + other.upperBound)
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  fileprivate func narrowedHorizontally(to other: Rect) -> Rect {
    intersection(Rect(x: other.x, y: y, width: other.width, height: height))
  }

  fileprivate func narrowedVertically(to other: Rect) -> Rect {
    intersection(Rect(x: x, y: other.y, width: width, height: other.height))
  }
}
