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

  /// A share of the screen: `span` of `count` columns, or rows, that are `spacing` apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> ViewNode {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * Double(count - 1)) / Double(max(1, count))
      return one * Double(span) + spacing * Double(span - 1)
    }
  }

  /// A length that a function makes of that of the screen without the edges that bars cover.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: (Double, Axis) -> Double
  ) -> ViewNode {
    let screen = EnvironmentValues.current.variant
    let width = screen.viewport.width - screen.safeArea.horizontal
    let height = screen.viewport.height - screen.safeArea.vertical
    return frame(
      width: axes.contains(.horizontal) ? length(width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(height, .vertical) : nil, alignment: alignment)
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
