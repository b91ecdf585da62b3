import AuditModel
import ViewTree

extension LayoutPass {
  /// Throws where a node has no place: a length that is no number, or that is larger than any content,
  /// takes the places of its siblings with it, and the screen would seem to have no defects.
  func requireFrames(_ identities: IdentityTable) throws(LayoutError) {
    guard let lost = nodes.positions.first(where: { !nodes[$0].frame.isComputable }) else { return }
    let cause = nodes.positions.first(where: hasImpossibleLength) ?? lost
    throw .noPlace(path: identities.path(of: nodes[cause].identity))
  }

  private func hasImpossibleLength(_ node: NodeID) -> Bool {
    let own = attributes[node]
    let frame = own.frame
    let padding = own.padding
    let scale = own.scale
    let lengths: [Double?] = [
      padding.top, padding.left, padding.bottom, padding.right,
      own.offset?.x, own.offset?.y, own.position?.x, own.position?.y,
      scale?.x, scale?.y, scale?.anchor.x, scale?.anchor.y,
    ]
    // The frame leaves out what is no number or has no end.
    let sides = [
      frame?.width, frame?.height, frame?.minWidth, frame?.minHeight, frame?.idealWidth,
      frame?.idealHeight,
    ].map { side -> Double? in
      if case .points(let points)? = side, points.isFinite { points } else { nil }
    }
    return (lengths + sides + nodes[node].kind.lengths).contains {
      $0.map { !$0.isLength } ?? false
    }
  }
}

extension NodeKind {
  /// The lengths of its own, apart from those without an end.
  fileprivate var lengths: [Double?] {
    switch self {
    case .image(let width, let height, _, _): [width, height].map { $0 == .infinity ? nil : $0 }
    case .stack(let layout): [layout.spacing]
    case .grid(let layout): [layout.columnSpacing, layout.rowSpacing] + layout.columns.lengths
    case .spacer(let minimum): [minimum]
    default: []
    }
  }
}

extension GridLayout.Columns {
  /// The lengths of the tracks of a lazy grid, apart from those without an end.
  fileprivate var lengths: [Double?] {
    guard case .tracks(let tracks) = self else { return [] }
    return tracks.items.flatMap { item -> [Double?] in
      let own: [Double?] =
        switch item.size {
        case .fixed(let length): [length]
        case .flexible(let least, let greatest), .adaptive(let least, let greatest):
          [least, greatest == .infinity ? nil : greatest]
        }
      return own + [item.spacing]
    }
  }
}

extension Rect {
  /// Whether its edges are numbers, no further away than content reaches.
  fileprivate var isComputable: Bool {
    x.isLength && y.isLength && width.isLength && height.isLength
  }
}

extension Double {
  /// Whether it is a number of points: a hundred million are more than a million rows.
  fileprivate var isLength: Bool { magnitude <= 1e8 }
}
