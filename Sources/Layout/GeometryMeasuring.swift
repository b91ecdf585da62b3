import AuditModel
import ViewTree

/// Screens with views that are built of the frames that they get, as with `GeometryReader`.
extension LayoutEngine {
  /// So many times a screen is built: a view that asks for its size in the content of another one takes
  /// one time more.
  static let buildLimit = 10

  /// Builds the screen of a state and lays it out, again and again until the views that are built of their
  /// frames get those that they are built of.
  ///
  /// Throws `LayoutError` as the layout of a tree does, and `LayoutError.unsettled` when frames still
  /// change after so many times.
  package func layOut(
    _ played: PlayedState, in environment: RenderEnvironment
  ) throws(LayoutError) -> LaidOutTree {
    try layOut(played.render(environment), of: played, in: environment)
  }

  /// The same, with what was built of the state without knowing any frames; a screen that asks for none
  /// costs nothing.
  package func layOut(
    _ root: ViewNode, of played: PlayedState, in environment: RenderEnvironment
  ) throws(LayoutError) -> LaidOutTree {
    var tree = try layOut(root, in: environment)
    var builds = 1
    while let changed = tree.unsettledNode {
      guard builds < Self.buildLimit, let geometry = tree.measuredGeometry else {
        throw .unsettled(path: tree.path(of: changed))
      }
      var measured = environment
      measured.geometry = geometry
      tree = try layOut(played.render(measured), in: environment)
      builds += 1
    }
    return tree
  }
}

extension LaidOutTree {
  /// A node that was built of another extent than it has; none where all frames are those that the tree
  /// was built of.
  fileprivate var unsettledNode: NodeID? {
    placedQuestions.first { node, question in !extent(of: node, question).isNear(question.extent) }?
      .0
  }

  /// The extents that were asked for; none where a view that was built once has two.
  fileprivate var measuredGeometry: MeasuredGeometry? {
    var geometry = MeasuredGeometry()
    for (node, question) in placedQuestions {
      guard let key = question.key else { continue }
      let extent = extent(of: node, question)
      if let known = geometry.extents[key], !known.isNear(extent) { return nil }
      geometry.extents[key] = extent
    }
    return geometry
  }

  /// The questions of nodes that are placed: of several children, `ViewThatFits` places only one.
  private var placedQuestions: [(NodeID, GeometryQuestion)] {
    geometry.sorted { $0.key < $1.key }.filter { !nodes[$0.key.index].isUnplaced }
      .map { ($0.key, $0.value) }
  }

  private func extent(
    of node: NodeID, _ question: GeometryQuestion
  ) -> MeasuredGeometry.Extent {
    switch question.subject {
    case .itself:
      MeasuredGeometry.Extent(
        frame: self[node].content, safeArea: safeArea(at: self[node].content),
        spaces: spaces(around: node))
    case .container:
      lineage(of: node).dropFirst().first { offers[$0] != nil }
        .map { MeasuredGeometry.Extent(frame: container($0), safeArea: .zero) }
        ?? MeasuredGeometry.Extent(wholeScreenOf: environment)
    }
  }

  /// The space that a scroll view or a list is offered: content that is wider makes it wider itself.
  private func container(_ node: NodeID) -> Rect {
    Rect(
      origin: Point(x: self[node].content.x, y: self[node].content.y), size: offers[node] ?? .zero)
  }

  /// The distances to the edges of the screen from those edges of a frame that are at an edge of the safe
  /// area or at a bar (assumed: other edges have no insets).
  private func safeArea(at frame: Rect) -> EdgeInsets {
    let (screen, safe) = (environment.viewport, environment.safeArea)
    func inset(_ distance: Double, _ edge: Double) -> Double {
      abs(distance - edge) < 0.5 ? max(0, distance) : 0
    }
    var insets = EdgeInsets(
      top: inset(frame.y, safe.top), left: inset(frame.x, safe.left),
      bottom: inset(screen.height - frame.maxY, safe.bottom),
      right: inset(screen.width - frame.maxX, safe.right))
    for node in nodes where node.isSeen {
      switch node.kind {
      case .navigationBar: insets.top = max(insets.top, inset(frame.y, node.frame.maxY))
      case .tabBar, .toolbar:
        insets.bottom = max(
          insets.bottom, inset(screen.height - frame.maxY, screen.height - node.frame.y))
      default: break
      }
    }
    return insets
  }

  /// The frames of the views around whose coordinates have names; of several with one, the nearest.
  private func spaces(around node: NodeID) -> [String: Rect] {
    var found: [String: Rect] = [:]
    for outer in lineage(of: node) {
      for name in namedSpaces[outer] ?? [] where found[name] == nil {
        found[name] = self[outer].frame
      }
      if self[outer].scrollAxes != nil, found[scrollViewSpace] == nil {
        found[scrollViewSpace] = self[outer].frame
      }
    }
    return found
  }
}

extension LaidOutNode {
  fileprivate var isUnplaced: Bool { isHidden && frame == .zero }
}
