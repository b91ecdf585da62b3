import AuditModel
import ViewTree

extension LayoutPass {
  /// The size of a list: all the room there is, or the width of its widest row.
  ///
  /// It has no height of its own: in a scroll view, “a list always disappears” (lucaszischka/BottomSheet, issue 52).
  func measureList(_ node: NodeID, _ proposal: Proposal) -> Size {
    let height = max(0, proposal.height)
    if proposal.width >= 0 { return Size(width: proposal.width, height: height) }
    guard let plan = lists[node] else { return .zero }
    var width = 0.0
    forEachRow(of: node, plan) { pass, child, row in
      let own = pass.measureRow(child, row, width: plan.rowWidth(in: proposal.width))
      width = max(width, own.width + plan.sideInsets)
    }
    return Size(width: width, height: height)
  }

  /// Places the rows of a list, each of which has its content in its middle.
  func placeRows(_ node: NodeID) {
    guard let plan = lists[node] else { return }
    let content = nodes[node].content
    let width = plan.rowWidth(in: content.width)
    var y = content.y
    forEachRow(of: node, plan) { pass, child, row in
      y += row.gap
      let height = pass.measureRow(child, row, width: width).height
      let frame = Rect(x: content.x + plan.leadingInset, y: y, width: width, height: height)
      pass.place(child, row, in: frame)
      y += height
    }
    setContentSize(node, Size(width: content.width, height: y + plan.bottom - content.y))
  }

  private func place(_ child: NodeID, _ row: ListPlan.Row, in frame: Rect) {
    let content = row.content(of: child)
    let offer = row.offer(width: frame.width)
    let free = frame.height - row.insets.vertical - measure(content, offer).height
    let (x, y) = (frame.x + row.insets.left, frame.y + row.insets.top + free / 2)
    place(content, x: x, y: y, offer)
    guard content != child else { return }
    nodes[child].frame = frame
    nodes[child].content = frame
    extendControl(content, to: frame)
  }

  /// Makes the whole row the target of the button or field that it consists of, as iOS does; one
  /// with a ground of its own keeps its frame.
  private func extendControl(_ row: NodeID, to frame: Rect) {
    switch nodes[row].kind {
    case .button, .textField:
      if !nodes[row].hasBackground, !nodes[row].hasBorder { nodes[row].frame = frame }
    case .wrapper where childCount(row) == 1: extendControl(row.next, to: frame)
    default: break
    }
  }

  private func measureRow(_ child: NodeID, _ row: ListPlan.Row, width: Double) -> Size {
    let content = row.content(of: child)
    let offer = row.offer(width: width)
    let size = measure(content, offer)
    let inner = insetHeight(content, offer, size.height)
    return Size(
      width: size.width + row.insets.horizontal,
      height: max(row.leastHeight, inner + row.insets.vertical, size.height))
  }

  /// The height that has insets: a switch reaches into them, as its row is no higher than others.
  private func insetHeight(_ content: NodeID, _ offer: Proposal, _ height: Double) -> Double {
    switch nodes[content].kind {
    case .toggle where attributes[content].frame == nil && attributes[content].padding == .zero:
      measureStack(content, StackLayout(axis: .horizontal), toggleLabelProposal(offer)).height
    case .wrapper
    where childCount(content) == 1 && attributes[content].frame == nil
      && attributes[content].padding == .zero:
      insetHeight(content.next, offer, height)
    default: height
    }
  }

  private func forEachRow(
    of list: NodeID, _ plan: ListPlan, _ body: (LayoutPass, NodeID, ListPlan.Row) -> Void
  ) {
    var rows = plan.rows.makeIterator()
    forEachChild(list) { pass, child in
      if let row = rows.next() { body(pass, child, row) }
    }
  }
}

extension ListPlan {
  fileprivate var sideInsets: Double { leadingInset + trailingInset }

  /// The width of a row in so much width.
  fileprivate func rowWidth(in width: Double) -> Double {
    width < 0 ? width : max(0, width - sideInsets)
  }
}

extension ListPlan.Row {
  /// The node that has its insets: that in the cell of a row, or a heading or a note itself.
  fileprivate func content(of child: NodeID) -> NodeID { part == .row ? child.next : child }

  /// The proposal for its content.
  fileprivate func offer(width: Double) -> Proposal {
    Proposal(
      width: width < 0 ? width : max(0, width - insets.horizontal), height: Proposal.open)
  }
}
