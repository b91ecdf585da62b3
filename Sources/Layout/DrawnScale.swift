import AuditModel
import ViewTree

/// A scale around a point of the screen.
package struct DrawnScale: Hashable, Sendable {
  /// The factor of widths; never 0 where the node is seen.
  package let x: Double
  /// The factor of heights; never 0 where the node is seen.
  package let y: Double
  /// The point that stays where it is.
  package fileprivate(set) var anchor: Point

  fileprivate init(_ scale: ScaleEffect, of frame: Rect) {
    x = scale.x
    y = scale.y
    anchor = Point(
      x: frame.x + scale.anchor.x * frame.width, y: frame.y + scale.anchor.y * frame.height)
  }

  /// A part of the screen as it is drawn.
  fileprivate func drawn(_ frame: Rect) -> Rect { scaled(frame, x, y) }

  /// The part of the plane that is drawn in a part of the screen.
  package func source(of frame: Rect) -> Rect { scaled(frame, 1 / x, 1 / y) }

  private func scaled(_ frame: Rect, _ x: Double, _ y: Double) -> Rect {
    let left = anchor.x + ((x < 0 ? frame.maxX : frame.x) - anchor.x) * x
    let top = anchor.y + ((y < 0 ? frame.maxY : frame.y) - anchor.y) * y
    return Rect(
      x: left, y: top, width: frame.width * x.magnitude, height: frame.height * y.magnitude)
  }
}

/// The nodes of a tree as they are laid out, and the scales that they are drawn with.
struct ScaledDrawing {
  private(set) var nodes: [LaidOutNode]
  fileprivate(set) var scales: [NodeID: DrawnScale] = [:]

  fileprivate init(nodes: [LaidOutNode]) { self.nodes = nodes }

  /// Turns it around for a right-to-left language.
  mutating func mirror(width: Double) {
    for index in nodes.indices {
      nodes[index].frame = nodes[index].frame.mirrored(in: width)
      nodes[index].content = nodes[index].content.mirrored(in: width)
    }
    for (node, scale) in scales { scales[node]?.anchor.x = width - scale.anchor.x }
  }
}

/// Views with `scaleEffect`: they are placed as without it, and then the frames of them and of all in
/// them follow the drawing, since SwiftUI finds touches by it, and VoiceOver shows it.
///
/// Before the screen is mirrored, as anchors are mirrored with it (OpenSwiftUI, `GeometryEffectTransform`).
extension LayoutPass {
  /// Scales frames, an inner scale before those around it.
  func scaleFrames() {
    guard !scales.isEmpty else { return }
    var drawing = ScaledDrawing(nodes: nodes)
    for (node, scale) in scales.sorted(by: { $0.key > $1.key }) {
      let drawn = DrawnScale(scale, of: nodes[node].frame)
      drawing.scales[node] = drawn
      for index in node..<nodes[node].end {
        nodes[index].frame = drawn.drawn(nodes[index].frame)
        nodes[index].content = drawn.drawn(nodes[index].content)
        scrollings[index] = scrollings[index]?.scaled(by: drawn)
      }
    }
    self.drawing = drawing
  }
}

extension LaidOutTree {
  /// The scale that a node is drawn with together with all in it; none where it has its own size.
  package func scale(of node: NodeID) -> DrawnScale? { scales[node] }

  /// The factors by which a node is drawn larger than it is laid out, with all that it lies in.
  package func drawnScale(of node: NodeID) -> (x: Double, y: Double) {
    guard !scales.isEmpty else { return (1, 1) }
    return lineage(of: node).compactMap { scales[$0] }.reduce((1, 1)) {
      ($0.x * $1.x.magnitude, $0.y * $1.y.magnitude)
    }
  }
}

extension Scrolling {
  /// The same on the screen, where its scroll view is drawn larger or smaller.
  fileprivate func scaled(by scale: DrawnScale) -> Scrolling {
    let (x, y) = (scale.x.magnitude, scale.y.magnitude)
    var scaled = Scrolling(
      contentSize: Size(width: contentSize.width * x, height: contentSize.height * y),
      largestOffset: Point(x: largestOffset.x * x, y: largestOffset.y * y))
    scaled.offset = Point(x: offset.x * x, y: offset.y * y)
    return scaled
  }
}

extension Rect {
  /// The frame on the other side of a screen.
  func mirrored(in width: Double) -> Rect { offset(x: width - maxX - x, y: 0) }
}
