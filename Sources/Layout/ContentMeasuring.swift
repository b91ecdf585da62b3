import AuditModel
import ViewTree

extension LayoutPass {
  /// The size of a node's content, when it is offered so much room.
  func measureContent(_ node: NodeID, _ proposal: Proposal) -> Size {
    isPositioned(node) ? measurePositioned(node, proposal) : measureOwnContent(node, proposal)
  }

  /// The size of a node's content, wherever it is put.
  func measureOwnContent(_ node: NodeID, _ proposal: Proposal) -> Size {
    switch nodes[node].kind {
    case .text: return nodes[node].text.map { measureText($0, proposal) } ?? .zero
    case .image(let width, let height, let scales, _):
      if width == .infinity { return filledSize(proposal) }
      let scale = scales ? symbolScale : 1
      return Size(width: width * scale, height: height * scale)
    case .symbol: return .zero
    case .spacer(let minimum): return measureSpacer(node, minimum, proposal)
    case .rectangle, .geometryReader: return filledSize(proposal)
    case .textField(let state):
      return state.isMultiline
        ? measureEditor(node, state, proposal) : measureField(node, state, proposal)
    case .toggle: return measureToggle(node, proposal)
    case .slider:
      return Size(
        width: proposal.width < 0 ? SystemMetrics.fieldWidth : proposal.width,
        height: SystemMetrics.sliderHeight)
    case .pageControl(_, let count): return SystemMetrics.pageControl(pages: count)
    case .scroll(let layout): return measureScroll(node, layout, proposal)
    case .grid(let layout):
      return switch layout.columns {
      case .content: measureContentGrid(node, layout, proposal)
      case .tracks: measureTracks(node, layout, proposal)
      case .count, .adaptive, .fitting: measureGrid(node, layout, proposal)
      }
    case .list: return measureList(node, proposal)
    case .custom: return measureCustom(node, proposal)
    case .navigationBar, .tabBar, .toolbar: return measureBar(node, proposal)
    case .overlay:
      return hasChildren(node) ? measure(node.next, proposal) : .zero
    case .background: return lastChild(node).map { measure($0, proposal) } ?? .zero
    case .viewThatFits: return fittingChild(node, proposal).map { measure($0, proposal) } ?? .zero
    case .stack, .button, .sheet, .alert, .wrapper:
      return measureStack(node, stackLayout(node), proposal)
    }
  }

  /// The least and greatest extent of a node's content along an axis.
  func contentRange(
    _ node: NodeID, _ axis: StackAxis, cross: Double
  ) -> ClosedRange<Double> {
    if isPositioned(node) { return 0...Double.infinity }
    switch nodes[node].kind {
    case .text:
      guard let id = nodes[node].text else { return 0...0 }
      let text = texts[id]
      if axis == .horizontal { return 0...wholePixels(catalog[text.shape].width(at: text.size)) }
      let height = measureText(id, Proposal(width: cross, height: Proposal.open)).height
      return min(text.lineHeight, height)...height
    case .spacer(let minimum):
      let own = spacerAxis(node)
      return own == axis || own == .layered ? minimum...Double.infinity : 0...0
    case .rectangle, .geometryReader, .custom, .image(.infinity, _, _, _):
      return 0...Double.infinity
    case .textField, .slider, .toggle:
      if axis == .horizontal { return 0...Double.infinity }
      if nodes[node].kind.isEditor {
        let least = measureContent(node, Proposal(width: cross, height: 0)).height
        return least...max(least, openExtent(node, axis, cross: cross))
      }
    case .scroll(let layout):
      let moves = axis == .horizontal ? layout.horizontal : layout.vertical
      if moves {
        return 0...(layout.hugsContent ? openExtent(node, axis, cross: cross) : .infinity)
      }
    case .list: return 0...Double.infinity
    case .navigationBar, .tabBar, .toolbar:
      if axis == .horizontal { return 0...Double.infinity }
    case .stack, .button, .sheet, .alert, .wrapper:
      return stackRange(node, stackLayout(node), axis, cross: cross)
    case .grid(let layout):
      switch layout.columns {
      case .content: return contentGridRange(node, layout, axis, cross: cross)
      case .tracks: return trackRange(node, layout, axis, cross: cross)
      case .count, .adaptive, .fitting:
        if axis == .horizontal { return 0...Double.infinity }
      }
    case .overlay:
      if hasChildren(node) { return range(node.next, axis, cross: cross) }
    case .background: if let child = lastChild(node) { return range(child, axis, cross: cross) }
    case .viewThatFits: return fittingRange(node, axis, cross: cross)
    case .image, .symbol, .pageControl: break
    }
    let extent = openExtent(node, axis, cross: cross)
    return extent...extent
  }

  /// How the children of a node that works like a stack are put.
  func stackLayout(_ node: NodeID) -> StackLayout {
    switch nodes[node].kind {
    case .stack(let layout): isWrapped(node) ? .wrappedLabel : layout
    case .sheet, .alert: StackLayout(axis: .vertical, spacing: 0)
    case .wrapper: StackLayout(axis: .layered, spacing: 0)
    default: StackLayout(axis: .horizontal, spacing: 8)
    }
  }

  /// Symbols grow as the body style does.
  var symbolScale: Double { TextStyle.body.metricsScale(at: environment.dynamicTypeSize) }

  /// The extent along an axis when the content may choose it.
  private func openExtent(_ node: NodeID, _ axis: StackAxis, cross: Double) -> Double {
    measureContent(node, Proposal(main: Proposal.open, cross: cross, axis: axis)).main(axis)
  }

  /// A spacer grows along the stack it lies in and takes nothing across it.
  func spacerAxis(_ node: NodeID) -> StackAxis {
    var around = nodes[node].parent
    while let wrapper = around, case .wrapper = nodes[wrapper].kind {
      around = nodes[wrapper].parent
    }
    guard let parent = around else { return .layered }
    if case .scroll(let layout) = nodes[parent].kind { return scrollStack(layout).axis }
    return stackLayout(parent).axis
  }

  private func measureSpacer(_ node: NodeID, _ minimum: Double, _ proposal: Proposal) -> Size {
    switch spacerAxis(node) {
    case .horizontal: return Size(width: max(minimum, proposal.width), height: 0)
    case .vertical: return Size(width: 0, height: max(minimum, proposal.height))
    case .layered:
      return Size(width: max(minimum, proposal.width), height: max(minimum, proposal.height))
    }
  }

  /// Calls `body` for each child in order.
  func forEachChild(_ node: NodeID, _ body: (LayoutPass, NodeID) -> Void) {
    var child = node.next
    let end = nodes[node].end
    while child < end {
      let next = nodes[child].end
      body(self, child)
      child = next
    }
  }

  /// All the room there is, and 10 points where a parent leaves the choice, as in SwiftUI.
  private func filledSize(_ proposal: Proposal) -> Size {
    Size(
      width: proposal.width < 0 ? 10 : proposal.width,
      height: proposal.height < 0 ? 10 : proposal.height)
  }

  /// The last child of a node.
  func lastChild(_ node: NodeID) -> NodeID? {
    var last: NodeID?
    forEachChild(node) { last = $1 }
    return last
  }

  /// Whether anything lies in a node.
  func hasChildren(_ node: NodeID) -> Bool { nodes[node].end > node.next }

  /// How many children a node has.
  func childCount(_ node: NodeID) -> Int {
    var count = 0
    var child = node.next
    while child < nodes[node].end {
      count += 1
      child = nodes[child].end
    }
    return count
  }
}
