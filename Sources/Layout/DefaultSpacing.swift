import AuditModel
import ViewTree

/// The distances of the children of stacks that name no spacing, which SwiftUI chooses for each pair.
///
/// Source: `Spacing`, `Text+Spacing` and `StackLayout` of OpenSwiftUI, audited against SwiftUI 6.5.4.
extension LayoutPass {
  /// The distances between the children of a stack.
  func gaps(of node: NodeID, _ layout: StackLayout) -> StackGaps {
    guard layout.hasDefaultSpacing, layout.axis != .layered else {
      return StackGaps(uniform: layout.spacing)
    }
    if let known = defaultGaps[node] { return known }
    var distances: [Double] = []
    var previous: NodeID?
    forEachChild(node) { pass, child in
      if let previous {
        let (end, start) = (StackEdge.end(of: layout.axis), StackEdge.start(of: layout.axis))
        distances.append(
          pass.spacing(of: previous, at: end).distance(to: pass.spacing(of: child, at: start)))
      }
      previous = child
    }
    let gaps = StackGaps(distances)
    defaultGaps[node] = gaps
    return gaps
  }

  /// The distances that a view keeps at one of its edges.
  private func spacing(of node: NodeID, at edge: StackEdge) -> EdgeSpacing {
    if case .spacer = nodes[node].kind { return contentSpacing(of: node, at: edge) }
    let attributes = attributes[node]
    let resets = attributes.frame.map { edge.isVertical ? $0.namesHeight : $0.namesWidth } ?? false
    return resets || edge.distance(in: attributes.padding) != 0
      ? .plain : contentSpacing(of: node, at: edge)
  }

  private func contentSpacing(of node: NodeID, at edge: StackEdge) -> EdgeSpacing {
    switch nodes[node].kind {
    case .text:
      guard edge.isVertical, let text = nodes[node].text else { return EdgeSpacing() }
      return EdgeSpacing(texts[text], at: edge, pixel: 1 / environment.displayScale)
    case .symbol: return EdgeSpacing(text: edge.isVertical ? .symbol : nil)
    case .spacer:
      let axis = spacerAxis(node)
      return EdgeSpacing(own: axis == .layered || axis == edge.axis ? 0 : nil)
    case .stack(let layout) where layout.axis == edge.axis:
      let child = edge.isStart ? firstChild(node) : lastChild(node)
      return child.map { spacing(of: $0, at: edge) } ?? EdgeSpacing(own: 0)
    case .stack, .wrapper, .button: return union(of: node, at: edge) ?? EdgeSpacing(own: 0)
    case .toggle: return union(of: node, at: edge)?.union(.plain) ?? .plain
    case .overlay: return firstChild(node).map { spacing(of: $0, at: edge) } ?? .plain
    case .background: return lastChild(node).map { spacing(of: $0, at: edge) } ?? .plain
    default: return .plain
    }
  }

  private func union(of node: NodeID, at edge: StackEdge) -> EdgeSpacing? {
    var union: EdgeSpacing?
    forEachChild(node) { pass, child in
      let own = pass.spacing(of: child, at: edge)
      union = union?.union(own) ?? own
    }
    return union
  }

  private func firstChild(_ node: NodeID) -> NodeID? { hasChildren(node) ? node.next : nil }
}

extension LayoutAttributes.Frame {
  fileprivate var namesHeight: Bool {
    height != nil || minHeight != nil || idealHeight != nil || maxHeight != nil
  }

  fileprivate var namesWidth: Bool {
    width != nil || minWidth != nil || idealWidth != nil || maxWidth != nil
  }
}
