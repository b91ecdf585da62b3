import AuditModel
import Layout
import ViewTree

/// Walks a tree and gathers the elements that VoiceOver stops at, in reading order.
struct ElementCollector {
  private let tree: LaidOutTree
  private let naming: ElementNaming
  private let order: ReadingOrder
  private(set) var missingInOrder: [(node: NodeID, id: String)] = []
  private(set) var withoutExtent: [NodeID] = []
  /// The modal node that comes last: all outside of it is silent.
  private(set) var modal: NodeID?
  /// Whether any sort priority or explicit order was met.
  private(set) var hasGivenOrder = false
  /// Whether sort priorities and explicit orders are left out.
  private let isByPosition: Bool

  init(tree: LaidOutTree, isByPosition: Bool = false) {
    self.tree = tree
    self.isByPosition = isByPosition
    naming = ElementNaming(tree: tree)
    order = ReadingOrder(environment: tree.environment, usesPriorities: !isByPosition)
  }

  mutating func collect() -> [AccessibilityElement] {
    guard !tree.nodes.isEmpty else { return [] }
    var items: [ReadingOrder.Item] = []
    modal = lastModal()
    gather(modal ?? .root, into: &items)
    return order.sorted(items)
  }

  /// The modal node that comes last: all outside of it is silent.
  private func lastModal() -> NodeID? {
    tree.nodes.positions.last { index in
      tree[index].isVisible
        && naming.accessibility(of: index)?.attributes.isModal == true && !isSilent(index)
    }
  }

  /// Whether the node is kept from assistive technologies, by itself or with one it lies in.
  private func isSilent(_ node: NodeID) -> Bool {
    tree.lineage(of: node).contains { naming.accessibility(of: $0)?.attributes.isHidden == true }
  }

  /// Adds the elements of a node and of all in it.
  private mutating func gather(_ node: NodeID, into items: inout [ReadingOrder.Item]) {
    let laidOut = tree[node]
    guard laidOut.isVisible else { return }
    let said = naming.accessibility(of: node)
    if said?.attributes.isHidden == true { return }
    switch role(of: node, said: said) {
    case .nothing: break
    // A node without extent cannot be touched; its descendants may stick out all the same.
    case .element where laidOut.frame.isEmpty, .combined where laidOut.frame.isEmpty:
      if laidOut.kind.isControl { withoutExtent.append(node) }
    case .element:
      let element = naming.element(at: node)
      append(at: element.frame, element.sortPriority, .element(element), to: &items)
    case .combined:
      let element = combined(node)
      append(at: element.frame, element.sortPriority, .element(element), to: &items)
    case .group:
      var inside: [ReadingOrder.Item] = []
      gatherChildren(of: node, said: said, into: &inside)
      let elements = order.sorted(inside, asOneRow: laidOut.isBarOfOneRow)
      guard !elements.isEmpty else { return }
      append(
        at: groupFrame(node, elements), said?.attributes.sortPriority ?? 0, .group(elements),
        to: &items)
    case .transparent: gatherChildren(of: node, said: said, into: &items)
    }
  }

  /// Where a group is compared with what lies beside it: a scroll view where its content begins, as a bar
  /// may lie over its upper edge.
  private func groupFrame(_ node: NodeID, _ elements: [AccessibilityElement]) -> Rect {
    var frame = tree[node].frame
    guard case .scroll = tree[node].kind, let first = elements.first else { return frame }
    frame.y = max(frame.y, min(first.frame.y, frame.maxY))
    return frame
  }

  private mutating func append(
    at frame: Rect, _ priority: Double, _ content: ReadingOrder.Content,
    to items: inout [ReadingOrder.Item]
  ) {
    if priority != 0 { hasGivenOrder = true }
    items.append(.init(frame: frame, priority: priority, content: content))
  }

  private mutating func gatherChildren(
    of node: NodeID, said: ResolvedAccessibility?, into items: inout [ReadingOrder.Item]
  ) {
    if !isByPosition, let ids = said?.attributes.elementOrder {
      hasGivenOrder = true
      gather(named: ids, in: node, into: &items)
      return
    }
    var child = node.next
    while child < tree[node].end {
      gather(child, into: &items)
      child = tree[child].end
    }
  }

  /// Adds the named nodes and no others, in the order of the names.
  private mutating func gather(
    named ids: [String], in node: NodeID, into items: inout [ReadingOrder.Item]
  ) {
    var ordered: [AccessibilityElement] = []
    for id in ids {
      // Only nodes further in are looked at, so an order that names its own node cannot turn in
      // circles.
      guard let match = tree.firstDescendant(of: node, named: id) else {
        missingInOrder.append((node, id))
        continue
      }
      var inside: [ReadingOrder.Item] = []
      gather(match, into: &inside)
      ordered += order.sorted(inside)
    }
    guard !ordered.isEmpty else { return }
    items.append(
      .init(frame: tree[node].frame, priority: 0, content: .group(ordered)))
  }

  private enum Role {
    case nothing, element, combined, group, transparent
  }

  private func role(of node: NodeID, said: ResolvedAccessibility?) -> Role {
    switch tree[node].kind {
    case .text:
      let isBlank = tree.textID(of: node).map { tree.catalog[$0].isBlank } ?? true
      return isBlank && said?.label == nil ? .nothing : .element
    case .image(_, _, _, let isDecorative), .symbol(let isDecorative):
      return isDecorative && said?.label == nil ? .nothing : .element
    case .button, .textField, .toggle, .slider, .pageControl: return .element
    case .spacer: return .nothing
    case .rectangle: return said?.label == nil && !isTappable(said) ? .nothing : .element
    case .navigationBar, .tabBar, .toolbar, .list, .alert, .sheet:
      return containerRole(node, said) ?? .group
    // The content of a scroll view is read to its end, since reading scrolls it.
    case .scroll: return containerRole(node, said) ?? .group
    case .stack, .grid, .overlay, .background, .viewThatFits, .geometryReader, .custom,
      .wrapper:
      return containerRole(node, said) ?? .transparent
    }
  }

  private func containerRole(_ node: NodeID, _ said: ResolvedAccessibility?) -> Role? {
    guard let said else { return nil }
    switch said.attributes.grouping {
    case .combine: return .combined
    case .ignore: return .element
    case .contain: return .group
    case nil:
      // Controls inside stay stops of their own, whatever a tap beside them does.
      if isTappable(said), !holdsControls(node) { return .combined }
      return said.label == nil ? nil : .group
    }
  }

  private func holdsControls(_ node: NodeID) -> Bool {
    tree.descendants(of: node).contains { tree[$0].kind.isControl && tree[$0].isVisible }
  }

  private func isTappable(_ said: ResolvedAccessibility?) -> Bool {
    guard let said else { return false }
    return said.attributes.hasTapAction
      || !said.attributes.addedTraits.isDisjoint(with: .interactive)
  }

  /// One element that says what its children say and can do what they can do.
  private mutating func combined(_ node: NodeID) -> AccessibilityElement {
    var inside: [ReadingOrder.Item] = []
    gatherChildren(of: node, said: naming.accessibility(of: node), into: &inside)
    let element = naming.element(at: node)
    let parts = order.sorted(inside)
    if !element.hasGivenLabel {
      element.label = SpokenText()
      for part in parts { element.label.append(part.label) }
    }
    if element.value.isSilent {
      for part in parts { element.value.append(part.value) }
    }
    if element.state == nil { element.state = parts.lazy.compactMap(\.state).first }
    let removed = naming.accessibility(of: node)?.attributes.removedTraits ?? []
    for part in parts {
      element.traits.formUnion(part.traits.subtracting(removed))
      element.customActions += part.customActions
      element.customContent += part.customContent
      element.links += part.links
    }
    // Text inside something that can be pressed is not by itself a text any more.
    if element.isInteractive { element.traits.subtract(.staticText) }
    return element
  }
}

extension LaidOutNode {
  /// Whether all that it holds is beside each other; a large title is under the items.
  fileprivate var isBarOfOneRow: Bool {
    switch kind {
    case .navigationBar(let isLarge): !isLarge
    case .tabBar, .toolbar: true
    default: false
    }
  }
}
