import AuditModel
import ViewTree

/// Sizes that the system gives its controls and bars, in points.
///
/// Source: Apple Human Interface Guidelines and UIKit's intrinsic sizes.
enum SystemMetrics {
  static let toggle = Size(width: 51, height: 31)
  static let toggleSpacing = 8.0
  static let sliderHeight = 28.0
  static let fieldInset = EdgeInsets(all: 7)
  static let fieldWidth = 100.0
  static let rowInset = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  static let rowHeight = 44.0
  static let barItemWidth = 44.0
  static let barMargin = 8.0

  static func navigationBarHeight(_ vertical: SizeClass) -> Double {
    vertical == .compact ? 32 : 44
  }

  static func tabBarHeight(_ vertical: SizeClass) -> Double { vertical == .compact ? 32 : 49 }
}

extension LayoutPass {
  /// The size of a node's content, when it is offered so much room.
  mutating func measureContent(_ node: Int, _ proposal: Proposal) -> Size {
    switch nodes[node].kind {
    case .text: return measureText(Int(nodes[node].text), proposal)
    case .image(let width, let height, let scales, _):
      let scale = scales ? symbolScale : 1
      return Size(width: width * scale, height: height * scale)
    case .spacer(let minimum): return measureSpacer(node, minimum, proposal)
    case .rectangle:
      return Size(
        width: proposal.width < 0 ? 10 : proposal.width,
        height: proposal.height < 0 ? 10 : proposal.height)
    case .textField: return measureField(node, proposal)
    case .toggle: return measureToggle(node, proposal)
    case .slider:
      return Size(
        width: proposal.width < 0 ? SystemMetrics.fieldWidth : proposal.width,
        height: SystemMetrics.sliderHeight)
    case .scroll(let layout): return measureScroll(node, layout, proposal)
    case .grid(let layout): return measureGrid(node, layout, proposal)
    case .list: return measureList(node, proposal)
    case .custom: return measureCustom(node, proposal)
    case .navigationBar, .tabBar, .toolbar: return measureBar(node, proposal)
    case .overlay:
      return nodes[node].end > node + 1 ? measure(node + 1, proposal) : .zero
    case .stack, .button, .sheet, .alert, .wrapper:
      return measureStack(node, stackLayout(node), proposal)
    }
  }

  /// The least and greatest extent of a node's content along an axis.
  mutating func contentRange(
    _ node: Int, _ axis: StackAxis, cross: Double
  ) -> ClosedRange<Double> {
    switch nodes[node].kind {
    case .text:
      let text = texts[Int(nodes[node].text)]
      if axis == .horizontal { return 0...(catalog.shapes[text.shape].width * text.pointSize) }
      let height = measureText(
        Int(nodes[node].text), Proposal(width: cross, height: Proposal.open)
      ).height
      return min(text.leading, height)...height
    case .spacer(let minimum):
      let own = spacerAxis(node)
      return own == axis || own == .layered ? minimum...Double.infinity : 0...0
    case .rectangle, .custom: return 0...Double.infinity
    case .textField, .slider, .toggle:
      if axis == .horizontal { return 0...Double.infinity }
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
    case .grid: if axis == .horizontal { return 0...Double.infinity }
    case .overlay:
      if nodes[node].end > node + 1 { return range(node + 1, axis, cross: cross) }
    case .image: break
    }
    let extent = openExtent(node, axis, cross: cross)
    return extent...extent
  }

  /// How the children of a node that works like a stack are put.
  func stackLayout(_ node: Int) -> StackLayout {
    switch nodes[node].kind {
    case .stack(let layout): layout
    case .sheet, .alert: StackLayout(axis: .vertical, spacing: 0)
    case .wrapper: StackLayout(axis: .layered, spacing: 0)
    default: StackLayout(axis: .horizontal, spacing: 8)
    }
  }

  /// Symbols grow as the body style does.
  var symbolScale: Double { TextStyle.body.metricsScale(at: environment.dynamicTypeSize) }

  /// The extent along an axis when the content may choose it.
  private mutating func openExtent(_ node: Int, _ axis: StackAxis, cross: Double) -> Double {
    measureContent(node, Proposal(main: Proposal.open, cross: cross, axis: axis)).main(axis)
  }

  /// A spacer grows along the stack it lies in and takes nothing across it.
  private func spacerAxis(_ node: Int) -> StackAxis {
    var parent = Int(nodes[node].parent)
    while parent >= 0, case .wrapper = nodes[parent].kind { parent = Int(nodes[parent].parent) }
    guard parent >= 0 else { return .layered }
    if case .scroll(let layout) = nodes[parent].kind { return scrollStack(layout).axis }
    return stackLayout(parent).axis
  }

  private func measureSpacer(_ node: Int, _ minimum: Double, _ proposal: Proposal) -> Size {
    switch spacerAxis(node) {
    case .horizontal: return Size(width: max(minimum, proposal.width), height: 0)
    case .vertical: return Size(width: 0, height: max(minimum, proposal.height))
    case .layered:
      return Size(width: max(minimum, proposal.width), height: max(minimum, proposal.height))
    }
  }

  private mutating func measureField(_ node: Int, _ proposal: Proposal) -> Size {
    let inset = SystemMetrics.fieldInset
    guard nodes[node].text >= 0 else {
      let leading = Font.body.leading(at: environment.dynamicTypeSize)
      let width = proposal.width < 0 ? SystemMetrics.fieldWidth : proposal.width
      return Size(width: width, height: leading + inset.vertical)
    }
    let text = texts[Int(nodes[node].text)]
    let wanted = catalog.shapes[text.shape].width * text.pointSize + inset.horizontal
    return Size(
      width: proposal.width < 0 ? max(SystemMetrics.fieldWidth, wanted) : proposal.width,
      height: text.leading + inset.vertical)
  }

  /// Where the label of a switch may stand: all but the switch at its trailing end.
  func toggleLabelProposal(_ proposal: Proposal) -> Proposal {
    let taken = SystemMetrics.toggle.width + SystemMetrics.toggleSpacing
    return Proposal(
      width: proposal.width < 0 ? proposal.width : max(0, proposal.width - taken),
      height: proposal.height)
  }

  private mutating func measureToggle(_ node: Int, _ proposal: Proposal) -> Size {
    let label = measureStack(
      node, StackLayout(axis: .horizontal), toggleLabelProposal(proposal))
    let taken = SystemMetrics.toggle.width + (label.width > 0 ? SystemMetrics.toggleSpacing : 0)
    return Size(
      width: proposal.width < 0 ? label.width + taken : proposal.width,
      height: max(label.height, SystemMetrics.toggle.height))
  }

  /// What the content of a scroll view is offered: nothing fixed in the directions that move.
  func scrollContentProposal(_ layout: ScrollLayout, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: layout.horizontal ? Proposal.open : proposal.width,
      height: layout.vertical ? Proposal.open : proposal.height)
  }

  private mutating func measureScroll(
    _ node: Int, _ layout: ScrollLayout, _ proposal: Proposal
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

  private mutating func measureCustom(_ node: Int, _ proposal: Proposal) -> Size {
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

  /// Calls `body` for each child in order.
  mutating func forEachChild(_ node: Int, _ body: (inout LayoutPass, Int) -> Void) {
    var child = node + 1
    let end = Int(nodes[node].end)
    while child < end {
      let next = Int(nodes[child].end)
      body(&self, child)
      child = next
    }
  }

  /// How many children a node has.
  func childCount(_ node: Int) -> Int {
    var count = 0
    var child = node + 1
    while child < nodes[node].end {
      count += 1
      child = Int(nodes[child].end)
    }
    return count
  }
}
