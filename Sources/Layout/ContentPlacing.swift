import AuditModel
import ViewTree

extension LayoutPass {
  /// Places what is in a node, whose content frame is known.
  func placeContent(_ node: NodeID, _ proposal: Proposal) {
    var proposal = proposal
    if isPositioned(node) { proposal = movePositioned(node) }
    let content = nodes[node].content
    switch nodes[node].kind {
    case .text:
      if let text = nodes[node].text {
        setText(text, width: proposal.width, height: proposal.height, isGrowing: isGrowing)
      }
    case .textField(let state):
      if state.isMultiline { placeEditor(node, state) } else { placeField(node, state) }
    case .toggle:
      let label = Proposal(
        width: toggleLabelProposal(Proposal(content.size)).width, height: proposal.height)
      let frame = Rect(
        x: content.x, y: content.y, width: label.width, height: content.height)
      placeStack(node, StackLayout(axis: .horizontal), label, in: frame)
    case .scroll(let layout):
      let offer = scrollContentProposal(layout, proposal)
      setContentSize(node, measureStack(node, scrollStack(layout), offer))
      placeStack(node, scrollStack(layout), offer, in: content)
    case .grid(let layout):
      switch layout.columns {
      case .content: placeContentGrid(node, layout, proposal)
      case .tracks: placeTracks(node, layout, proposal)
      case .count, .adaptive, .fitting: placeGrid(node, layout)
      }
    case .list: placeRows(node)
    case .custom:
      forEachChild(node) { pass, child in
        let position = pass.attributes[child].position ?? .zero
        pass.place(
          child, x: content.x + position.x, y: content.y + position.y,
          Proposal(width: Proposal.open, height: Proposal.open))
      }
    case .navigationBar, .tabBar, .toolbar: placeBar(node)
    case .overlay(let alignment): placeLayers(node, around: node.next, alignment, proposal)
    case .background(let alignment):
      if let base = lastChild(node) { placeLayers(node, around: base, alignment, proposal) }
    case .viewThatFits: placeFitting(node, proposal)
    case .geometryReader:
      let layers = StackLayout(axis: .layered, spacing: 0, alignment: .topLeading)
      placeStack(node, layers, Proposal(content.size), in: content)
    case .stack where isWrapped(node): placeWrappedLabel(node, proposal)
    case .stack, .button, .sheet, .alert, .wrapper:
      placeStack(node, stackLayout(node), proposal, in: content)
    case .image, .symbol, .spacer, .rectangle, .slider, .pageControl: break
    }
  }

  private func placeField(_ node: NodeID, _ state: TextFieldState) {
    guard let text = nodes[node].text else { return }
    let inner = nodes[node].content.inset(by: state.inset)
    nodes[node].content = inner
    setText(text, width: inner.width, height: Proposal.open)
  }

  /// The text of an editor begins at its top, and takes as much of it as can be seen at a time: at
  /// least a line, which is clipped where there is no room for one.
  private func placeEditor(_ node: NodeID, _ state: TextFieldState) {
    guard let text = nodes[node].text else { return }
    // SwiftUI's field with a vertical axis is as high as its text, wherever a larger frame puts it.
    var inner =
      state.hasBorder
      ? nodes[node].frame.inset(by: attributes[node].padding).inset(by: state.inset)
      : nodes[node].content
    setText(text, width: inner.width, height: Proposal.open)
    let line = wholePixels(texts[text].lineHeight)
    let further = Double(max(texts[text].lineCount, 1) - 1) * texts[text].leading
    let lines = wholePixels(texts[text].lineHeight + further)
    inner.height = min(max(inner.height, line), lines)
    nodes[node].content = inner
  }

  /// Places the children of a stack, which follow its alignment in a larger frame.
  private func placeStack(
    _ node: NodeID, _ layout: StackLayout, _ proposal: Proposal, in frame: Rect
  ) {
    var proposal = proposal
    // The height of a row around it follows from that of its views, which it does not limit.
    if isGrowing, layout.axis == .horizontal { proposal.height = Proposal.open }
    var shares = stackShares(node, layout, proposal)
    stretch(&shares, of: node, layout, proposal, in: frame.size)
    arrange(&shares, of: node, layout, in: frame)
    for share in shares {
      let origin = share.origin
      let offer =
        layout.axis == .vertical
        ? endingAtKeyboard(share.node, of: node, y: origin.y, share) : share.proposal
      let isGrowing = isGrowing
      if share.isStretched, layout.axis == .horizontal { self.isGrowing = true }
      place(share.node, x: origin.x, y: origin.y, offer)
      self.isGrowing = isGrowing
    }
  }

  private func placeGrid(_ node: NodeID, _ layout: GridLayout) {
    let content = nodes[node].content
    let columns = columns(node, layout, width: content.width)
    let heights = gridRowHeights(node, layout, columns)
    var position = 0
    var y = content.y
    forEachChild(node) { pass, child in
      let row = position / columns.count
      let column = position % columns.count
      if position > 0, column == 0 { y += heights[row - 1] + layout.rowSpacing }
      let cell = Proposal(width: columns.width, height: Proposal.open)
      let size = pass.measure(child, cell)
      let x = content.x + Double(column) * (columns.width + layout.columnSpacing)
      pass.place(
        child, x: x + (columns.width - size.width) / 2, y: y + (heights[row] - size.height) / 2,
        cell)
      position += 1
    }
  }

  /// Places children over or under the one that gives the size.
  private func placeLayers(
    _ node: NodeID, around baseNode: NodeID, _ alignment: Alignment, _ proposal: Proposal
  ) {
    let base = nodes[node].content
    func distance(_ side: AlignedSide, _ layer: NodeID, _ offer: Proposal) -> Double {
      guide(baseNode, side, proposal) - guide(layer, side, offer)
    }
    forEachChild(node) { pass, child in
      if child == baseNode {
        pass.place(child, x: base.x, y: base.y, proposal)
        return
      }
      let offer = Proposal(base.size)
      pass.place(
        child, x: base.x + distance(.horizontal(alignment.horizontal), child, offer),
        y: base.y + distance(.vertical(alignment.vertical), child, offer), offer)
    }
  }
}
