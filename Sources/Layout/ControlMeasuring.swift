import AuditModel
import SystemFont
import ViewTree

extension LayoutPass {
  /// The size of a text field: one line of its text, with room around it where it has a border, as wide
  /// as it may be.
  func measureField(_ node: NodeID, _ state: TextFieldState, _ proposal: Proposal) -> Size {
    let inset = state.inset
    guard let text = nodes[node].text.map({ texts[$0] }) else {
      let lineHeight = emptyLineHeight
      let width = proposal.width < 0 ? SystemMetrics.fieldWidth : proposal.width
      return Size(width: width, height: fieldHeight(lineHeight, state))
    }
    let wanted = catalog[text.shape].width(at: text.size) + inset.horizontal
    return Size(
      width: proposal.width < 0 ? max(SystemMetrics.fieldWidth, wanted) : proposal.width,
      height: fieldHeight(text.lineHeight, state))
  }

  /// The height of a text field around a line.
  ///
  /// Source: 34 points in the style `roundedBorder` with a font of 17, whose line is 20.287 points high, on
  /// iOS 26; without a border it is assumed to be as high as a text of one line.
  private func fieldHeight(_ lineHeight: Double, _ state: TextFieldState) -> Double {
    state.hasBorder || state.isSearch
      ? lineHeight.rounded() + state.inset.vertical : wholePixels(lineHeight)
  }

  /// The size of a field of several lines: its text with room around it, as wide as it may be; what
  /// is higher than the room there is scrolls, as long as one line can be seen.
  func measureEditor(_ node: NodeID, _ state: TextFieldState, _ proposal: Proposal) -> Size {
    let inset = state.inset
    let text = nodes[node].text
    let lineHeight = wholePixels(text.map { texts[$0].lineHeight } ?? emptyLineHeight)
    var wanted = Size(width: 0, height: lineHeight)
    if let text {
      wanted = measureText(
        text, Proposal(width: proposal.width, height: Proposal.open).inset(by: inset))
    }
    let height = wanted.height + inset.vertical
    return Size(
      width: proposal.width < 0
        ? max(SystemMetrics.fieldWidth, wanted.width + inset.horizontal) : proposal.width,
      height: proposal.height < 0
        ? height : min(height, max(proposal.height, lineHeight + inset.vertical)))
  }

  /// The height of the line of a field without a text, in points.
  private var emptyLineHeight: Double {
    Font.body.pointSize(at: environment.dynamicTypeSize) * SystemFont.lineHeight
  }

  /// The width of a switch without what is drawn over its edge.
  private var toggleWidth: Double { SystemMetrics.toggle.width - SystemMetrics.toggleOverhang }

  /// Where the label of a switch may be: all but the switch at its trailing end.
  func toggleLabelProposal(_ proposal: Proposal) -> Proposal {
    let taken = toggleWidth + SystemMetrics.toggleSpacing
    return Proposal(
      width: proposal.width < 0 ? proposal.width : max(0, proposal.width - taken),
      height: proposal.height)
  }

  /// The size of a switch with its label.
  func measureToggle(_ node: NodeID, _ proposal: Proposal) -> Size {
    let label = measureStack(
      node, StackLayout(axis: .horizontal), toggleLabelProposal(proposal))
    let taken = toggleWidth + (label.width > 0 ? SystemMetrics.toggleSpacing : 0)
    return Size(
      width: proposal.width < 0 ? label.width + taken : proposal.width,
      height: max(label.height, SystemMetrics.toggle.height))
  }

  /// The proposal for the content of a scroll view: nothing fixed in the directions that move.
  func scrollContentProposal(_ layout: ScrollLayout, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: layout.horizontal ? Proposal.open : proposal.width,
      height: layout.vertical ? Proposal.open : proposal.height)
  }

  /// The size of a scroll view: all the room there is in the directions that move.
  func measureScroll(
    _ node: NodeID, _ layout: ScrollLayout, _ proposal: Proposal
  ) -> Size {
    let content = measureStack(
      node, scrollStack(layout), scrollContentProposal(layout, proposal))
    func extent(_ moves: Bool, _ proposal: Double, _ content: Double) -> Double {
      if !moves || proposal < 0 { return content }
      return layout.hugsContent ? min(content, proposal) : proposal
    }
    return Size(
      width: extent(layout.horizontal, proposal.width, content.width),
      height: extent(layout.vertical, proposal.height, content.height))
  }

  /// Several children of a scroll view follow each other in the direction that moves.
  func scrollStack(_ layout: ScrollLayout) -> StackLayout {
    StackLayout(
      axis: layout.horizontal && !layout.vertical ? .horizontal : .vertical, spacing: 0,
      alignment: .topLeading)
  }

  /// The size of a custom container: all the room there is, or that of its children.
  func measureCustom(_ node: NodeID, _ proposal: Proposal) -> Size {
    var extent = Size.zero
    forEachChild(node) { pass, child in
      let size = pass.measure(child, Proposal(width: Proposal.open, height: Proposal.open))
      let position = pass.attributes[child].position ?? .zero
      extent.width = max(extent.width, position.x + size.width)
      extent.height = max(extent.height, position.y + size.height)
    }
    return Size(
      width: proposal.width < 0 ? extent.width : proposal.width,
      height: proposal.height < 0 ? extent.height : proposal.height)
  }
}
