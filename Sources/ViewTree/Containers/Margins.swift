import AuditModel

extension View {
  /// Room around the content of the scroll views inside, unless a nearer modifier gives that edge its
  /// own; none for iOS's; the rows of a list keep theirs.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> ViewNode {
    guard let length, placement != .scrollIndicators else { return node }
    return changed { $0.setMargins(edges, length) }
  }

  /// Room around the content of the scroll views inside; the rows of a list keep iOS's.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> ViewNode {
    contentMargins(.all, length, for: placement)
  }
}

/// The part of a scroll view that margins are for.
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }

extension ViewNode {
  /// Gives the outermost scroll views from here down margins at the edges that have none yet.
  fileprivate mutating func setMargins(_ edges: Edge.Set, _ length: Double) {
    guard case .scroll = kind else { return changeInside { $0.setMargins(edges, length) } }
    var own = preferences ?? Preferences()
    let missing = edges.subtracting(own.contentMargins)
    own.contentMargins.formUnion(edges)
    preferences = own
    padContent(missing, length)
  }

  /// Pads the content of a scroll view.
  mutating func padContent(_ edges: Edge.Set, _ length: Double?) {
    guard case .scroll(let layout) = kind else { return }
    let views = children
    let isRow = layout.horizontal && !layout.vertical
    let content =
      isRow
      ? HStack(alignment: .top, spacing: 0) { views }.node
      : VStack(alignment: .leading, spacing: 0) { views }.node
    children = [(views.count == 1 ? views[0] : content).padding(edges, length)]
  }
}
