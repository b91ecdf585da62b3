import AuditModel
import ViewTree

extension LayoutPass {
  /// Records how large the content of a scroll view is, which is at its beginning so far.
  func setContentSize(_ node: NodeID, _ size: Size) {
    guard let axes = nodes[node].scrollAxes else { return }
    let window = nodes[node].content
    scrollings[node] = Scrolling(
      contentSize: size,
      largestOffset: Point(
        x: axes.horizontal ? max(0, size.width - window.width) : 0,
        y: axes.vertical ? max(0, size.height - window.height) : 0))
  }

  /// Moves the contents of scroll views to where the state has them, and the field that is being edited
  /// into view: an inner scroll view first, as its frame follows from those around it.
  func scrollContents() {
    let field = nodes.positions.first { nodes[$0].kind.isEdited }
    for view in scrollings.keys.sorted(by: >) {
      guard let scrolling = scrollings[view] else { continue }
      var shift = scrolling.clamped(shift(of: view, scrolling))
      if let field, field > view, field < nodes[view].end {
        shift = scrolling.clamped(revealing(editedArea(of: field, in: view), in: view, from: shift))
      }
      // Content with room to spare is moved by its anchor only, and cannot be scrolled.
      shift.x += spare(view, scrolling, \.x)
      shift.y += spare(view, scrolling, \.y)
      move(view, scrolling, by: shift)
    }
  }

  private func move(_ view: NodeID, _ scrolling: Scrolling, by shift: Point) {
    scrollings[view]?.offset = scrolling.clamped(shift)
    guard shift != .zero else { return }
    for index in view.next..<nodes[view].end {
      nodes[index].frame = nodes[index].frame.offset(x: -shift.x, y: -shift.y)
      nodes[index].content = nodes[index].content.offset(x: -shift.x, y: -shift.y)
    }
  }

  /// The offset that the state asks for.
  private func shift(of view: NodeID, _ scrolling: Scrolling) -> Point {
    guard let wanted = scrollTargets[view] else { return .zero }
    switch wanted.target {
    case .offset(let offset): return offset
    case .anchor(let anchor):
      return Point(
        x: scrolling.largestOffset.x * anchor.x, y: scrolling.largestOffset.y * anchor.y)
    case .view(_, let anchor):
      guard let node = wanted.node else { return .zero }
      let (frame, window) = (nodes[node].frame, nodes[view].content)
      guard let anchor else { return revealing(frame, in: view, from: .zero) }
      return Point(
        x: frame.x - window.x + (frame.width - window.width) * anchor.x,
        y: frame.y - window.y + (frame.height - window.height) * anchor.y)
    }
  }

  /// The part of a field that has to be seen: its frame, or its text where insets make that too high.
  private func editedArea(of field: NodeID, in view: NodeID) -> Rect {
    let frame = nodes[field].frame
    return frame.height <= nodes[view].content.height ? frame : nodes[field].content
  }

  /// The offset nearest to another one at which a frame is wholly seen, or as much of it as can be from
  /// its beginning.
  private func revealing(_ frame: Rect, in view: NodeID, from offset: Point) -> Point {
    let window = nodes[view].content
    func nearest(_ start: Double, _ length: Double, _ extent: Double, _ offset: Double) -> Double {
      min(max(offset, start + length - extent), start)
    }
    return Point(
      x: nearest(frame.x - window.x, frame.width, window.width, offset.x),
      y: nearest(frame.y - window.y, frame.height, window.height, offset.y))
  }

  /// How far content that is smaller than its scroll view is moved back by its anchor, as by
  /// `defaultScrollAnchor(_:)`: a negative length.
  private func spare(
    _ view: NodeID, _ scrolling: Scrolling, _ side: KeyPath<Point, Double>
  ) -> Double {
    guard case .anchor(let anchor) = scrollTargets[view]?.target,
      let axes = nodes[view].scrollAxes
    else { return 0 }
    let isWidth = side == \Point.x
    let free =
      isWidth
      ? nodes[view].content.width - scrolling.contentSize.width
      : nodes[view].content.height - scrolling.contentSize.height
    let moves = isWidth ? axes.horizontal : axes.vertical
    return moves ? -max(0, free) * (isWidth ? anchor.x : anchor.y) : 0
  }
}

/// Where the state has the content of a scroll view, and the view inside that it names.
struct WantedScroll {
  let target: ScrollTarget
  var node: NodeID?
}

extension Scrolling {
  /// The nearest offset that there is.
  fileprivate func clamped(_ offset: Point) -> Point {
    Point(
      x: min(max(0, offset.x), largestOffset.x), y: min(max(0, offset.y), largestOffset.y))
  }
}

extension NodeKind {
  /// Whether text is being typed into it.
  fileprivate var isEdited: Bool {
    if case .textField(let state) = self { state.isEditing } else { false }
  }
}
