import AuditModel
import ViewTree

/// The tabs of a tab bar and the items of a toolbar, which lie on platters over the content.
extension LayoutPass {
  /// Places the items of a bar.
  func placeBar(_ node: NodeID) {
    switch nodes[node].kind {
    case .navigationBar(let isLarge): placeNavigationBar(node, isLarge: isLarge)
    case .tabBar: placeTabs(node)
    default: placeTools(node)
    }
  }

  /// The size of a bar.
  func measureBar(_ node: NodeID, _ proposal: Proposal) -> Size {
    let width = proposal.width < 0 ? environment.viewport.width : proposal.width
    let safeArea = environment.safeArea
    switch nodes[node].kind {
    case .navigationBar(let isLarge):
      let title = isLarge ? largeTitleHeight(node) : 0
      return Size(width: width, height: SystemMetrics.navigationBarHeight + title)
    case .tabBar:
      let height =
        environment.hasTabBarAtTop
        ? SystemMetrics.navigationBarHeight
        : SystemMetrics.tabBarHeight(environment.verticalSizeClass, safeArea: safeArea)
      return Size(width: width, height: height)
    default:
      // The keyboard moves a field for searching up, and the home indicator is under it.
      let isOverKeyboard =
        environment.keyboardInset > 0
        && (attributes[node].isOverKeyboard || hasSearchField(node))
      let isAtEdge = !isOverKeyboard && !isOverTabBar(node)
      return Size(
        width: width, height: SystemMetrics.toolbarHeight(safeArea: isAtEdge ? safeArea : .zero))
    }
  }

  /// Whether a tab bar is between a toolbar and the lower edge of the screen; its distance to it is assumed to be that
  /// to the edge of a screen without a home indicator.
  private func isOverTabBar(_ toolbar: NodeID) -> Bool {
    var child = toolbar
    while let around = nodes[child].parent {
      if case .stack(let layout) = nodes[around].kind, layout.axis == .vertical,
        let last = lastChild(around), last > child, nodes[last].kind == .tabBar
      {
        return true
      }
      child = around
    }
    return false
  }

  private func hasSearchField(_ bar: NodeID) -> Bool {
    var isFound = false
    forEachChild(bar) { pass, child in
      if case .textField(let state) = pass.nodes[child].kind, state.isSearch { isFound = true }
    }
    return isFound
  }

  /// The height of the row that a large title adds under the items of a bar.
  private func largeTitleHeight(_ node: NodeID) -> Double {
    var child = node.next
    while child < nodes[node].end {
      if attributes[child].barPlacement == .principal, let text = nodes[child].text {
        return texts[text].lineHeight.rounded(.up) + SystemMetrics.largeTitlePadding
      }
      child = nodes[child].end
    }
    return 0
  }

  /// Tabs share a platter in the middle of the bar, and become narrower where it has no room for them.
  private func placeTabs(_ node: NodeID) {
    let platter = tabPlatter(of: nodes[node].content)
    var widths: [Double] = []
    forEachChild(node) { widths.append($0.tabWidth($1)) }
    let wanted = widths.reduce(0, +)
    let share = min(1, platter.width / max(wanted, 1))
    var x = platter.x + (platter.width - wanted * share) / 2
    var position = 0
    forEachChild(node) { pass, child in
      let frame = Rect(
        x: x, y: platter.y, width: widths[position] * share, height: platter.height)
      pass.placeItem(child, Proposal(frame.size), in: frame)
      x += frame.width
      position += 1
    }
  }

  /// The room for the tabs of a bar.
  private func tabPlatter(of bar: Rect) -> Rect {
    if environment.hasTabBarAtTop {
      let margin = SystemMetrics.barMargin
      return Rect(
        x: bar.x + margin, y: bar.y, width: max(0, bar.width - 2 * margin),
        height: SystemMetrics.barItemSize)
    }
    let inset = SystemMetrics.tabInset
    let margin = SystemMetrics.tabMargin + 2 * inset
    let height = SystemMetrics.tabPlatterHeight(environment.verticalSizeClass)
    return Rect(
      x: bar.x + margin, y: bar.y + inset, width: max(0, bar.width - 2 * margin),
      height: height - 2 * inset)
  }

  /// The width of a tab: the same for all where titles are under their symbols; where they are in a row, it
  /// follows the title (assumed).
  private func tabWidth(_ tab: NodeID) -> Double {
    let isInRow = environment.hasTabBarAtTop || environment.verticalSizeClass == .compact
    guard isInRow else { return SystemMetrics.tabPitch }
    return max(
      itemWidth(tab, height: SystemMetrics.barItemSize), SystemMetrics.barItemSize)
  }

  /// Tools are as wide as they need, the first and the last at the edges of the bar and the others at even
  /// distances between them; one tool is in the middle (assumed). Spacers share the room that the tools
  /// leave, as flexible spaces do (`UIBarButtonItem.SystemItem.flexibleSpace`).
  private func placeTools(_ node: NodeID) {
    let bar = nodes[node].content
    let width = max(0, bar.width - 2 * SystemMetrics.toolbarMargin)
    var spacers = 0.0
    forEachChild(node) { pass, child in if pass.isFlexible(child) { spacers += 1 } }
    let count = Double(childCount(node)) - spacers
    guard count + spacers > 0 else { return }
    var widths: [Double] = []
    forEachChild(node) { pass, child in
      let wanted = pass.itemWidth(child, height: SystemMetrics.toolbarPlatterHeight)
      widths.append(pass.isFlexible(child) ? 0 : min(wanted, width / max(1, count)))
    }
    let rest = width - widths.reduce(0, +)
    if spacers > 0 {
      var position = 0
      forEachChild(node) { pass, child in
        if pass.isFlexible(child) { widths[position] = rest / spacers }
        position += 1
      }
    }
    let gap = count > 1 && spacers == 0 ? rest / (count - 1) : 0
    let isAlone = count == 1 && spacers == 0
    var x = bar.x + SystemMetrics.toolbarMargin + (isAlone ? rest / 2 : 0)
    var position = 0
    forEachChild(node) { pass, child in
      let frame = Rect(
        x: x, y: bar.y + SystemMetrics.aboveToolbar, width: widths[position],
        height: SystemMetrics.toolbarPlatterHeight)
      pass.placeItem(child, Proposal(frame.size), in: frame)
      x += widths[position] + gap
      position += 1
    }
  }

  /// Whether it takes the room that others leave: a space, or a field for searching.
  private func isFlexible(_ node: NodeID) -> Bool {
    switch nodes[node].kind {
    case .spacer: true
    case .textField(let state): state.isSearch
    default: false
    }
  }

  /// Puts an item into its part of a bar; all of that part can be touched.
  func placeItem(_ node: NodeID, _ proposal: Proposal, in frame: Rect) {
    place(node, x: frame.x, y: frame.y, proposal)
    let size = nodes[node].frame.size
    let dx = (frame.width - size.width) / 2
    let dy = (frame.height - size.height) / 2
    for index in node..<nodes[node].end {
      nodes[index].frame = nodes[index].frame.offset(x: dx, y: dy)
      nodes[index].content = nodes[index].content.offset(x: dx, y: dy)
    }
    fill(frame, with: node)
  }

  /// Gives an item all of its part of a bar, and so the view that wrappers are only around.
  func fill(_ frame: Rect, with node: NodeID) {
    nodes[node].frame = frame
    if case .wrapper = nodes[node].kind, childCount(node) == 1 { fill(frame, with: node.next) }
  }
}
