import AuditModel

extension View {
  /// The view that a scroll view is at, by its identity; with an anchor, that point of the view is at
  /// the same point of the scroll view, and else the view is where least scrolling shows it.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> ViewNode {
    guard let id = id.wrappedValue, let name = stableName(of: id) else { return node }
    return scrolled(to: .view(id: name, anchor: anchor))
  }

  /// The position of a scroll view.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> ViewNode {
    guard var target = position.wrappedValue.target else { return node }
    if case .view(let id, nil) = target { target = .view(id: id, anchor: anchor) }
    return scrolled(to: target)
  }

  /// The point of the content at which a scroll view begins; content that is smaller is there, too.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> ViewNode {
    anchor.map { scrolled(to: .anchor($0)) } ?? node
  }

  /// The point of the content at which a scroll view begins.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> ViewNode {
    role == .initialOffset ? defaultScrollAnchor(anchor) : node
  }

  private func scrolled(to target: ScrollTarget) -> ViewNode {
    changed { $0.scroll(to: target) }
  }
}

extension ViewNode {
  /// Gives the outermost scroll views from here down a position, unless they have one.
  fileprivate mutating func scroll(to target: ScrollTarget) {
    switch kind {
    case .scroll, .list: scrollTarget = scrollTarget ?? target
    default: changeInside { $0.scroll(to: target) }
    }
  }
}

/// The moment at which a scroll view is at an anchor.
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }

/// A position of a scroll view.
public struct ScrollPosition: Hashable, Sendable {
  /// Where the scroll view is; none for its beginning.
  fileprivate private(set) var target: ScrollTarget?

  /// At the beginning.
  public init() {}
  /// At the beginning, until it is scrolled to a view.
  public init(idType: (some Hashable).Type) {}
  /// At a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// So many points from the beginning.
  public init(x: Double = 0, y: Double = 0) {
    target = .offset(Point(x: x.finite(or: 0), y: y.finite(or: 0)))
  }
  /// At an edge.
  public init(edge: Edge) { scrollTo(edge: edge) }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    target = stableName(of: id).map { .view(id: $0, anchor: anchor) }
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {
    let point: UnitPoint =
      switch edge {
      case .top: .zero
      case .leading: .zero
      case .bottom: .bottomLeading
      case .trailing: .topTrailing
      }
    target = .anchor(point)
  }
  /// Scrolls so many points down.
  public mutating func scrollTo(y: Double) { target = .offset(Point(x: 0, y: y.finite(or: 0))) }
  /// Scrolls so many points to the trailing edge.
  public mutating func scrollTo(x: Double) { target = .offset(Point(x: x.finite(or: 0), y: 0)) }
}
