import AuditModel

extension View {
  /// Room around the content of the scroll views inside, and in lists in the place of iOS's margins,
  /// unless a nearer modifier gives that edge its own; none for iOS's.
  ///
  /// Scroll indicators are not measured, so their placement changes nothing. Source: the documentation of
  /// `ContentMarginPlacement`; apps give a list a top margin of 0 to take iOS's away.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> ViewNode {
    guard let length, placement != .scrollIndicators else { return node }
    return changed { $0.setMargins(edges, length) }
  }

  /// So much room at all edges of the content of the scroll views and lists inside.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> ViewNode {
    contentMargins(.all, length, for: placement)
  }
}

/// The part of a scroll view that margins are for.
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }

extension ViewNode {
  /// Gives the outermost scroll views and lists from here down margins at the edges that have none yet.
  fileprivate mutating func setMargins(_ edges: Edge.Set, _ length: Double) {
    if case .list(var layout) = kind {
      var margins = layout.contentMargins ?? ListLayout.Margins()
      margins.set(edges, length)
      layout.contentMargins = edges.isEmpty ? layout.contentMargins : margins
      kind = .list(layout)
      return
    }
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

extension ListLayout.Margins {
  /// Takes a length for the edges that have none yet.
  fileprivate mutating func set(_ edges: Edge.Set, _ length: Double) {
    if edges.contains(.top) { top = top ?? length }
    if edges.contains(.leading) { leading = leading ?? length }
    if edges.contains(.bottom) { bottom = bottom ?? length }
    if edges.contains(.trailing) { trailing = trailing ?? length }
  }
}
