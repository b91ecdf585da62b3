import AuditModel
import SystemFont
import ViewTree

/// An alignment in one of the two directions.
enum AlignedSide: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// The share of the extent that lies before it in what gives it no position.
  var share: Double {
    switch self {
    case .horizontal(let alignment): alignment.share
    case .vertical(let alignment): alignment.share
    }
  }

  /// The alignment among those of both directions.
  var line: AlignmentGuide.Line {
    switch self {
    case .horizontal(let alignment): AlignmentGuide.Line(alignment)
    case .vertical(let alignment): AlignmentGuide.Line(alignment)
    }
  }

  /// Whether a tree without guides of its own needs more than that share.
  var isBaseline: Bool {
    if case .vertical(let alignment) = self { alignment.isBaseline } else { false }
  }

  func extent(of size: Size) -> Double {
    if case .horizontal = self { size.width } else { size.height }
  }

  func coordinate(of point: Point) -> Double {
    if case .horizontal = self { point.x } else { point.y }
  }

  func set(_ point: inout Point, to coordinate: Double) {
    if case .horizontal = self { point.x = coordinate } else { point.y = coordinate }
  }
}

/// The positions of alignments, as SwiftUI documents them: views name their own or hand on those of what
/// is in them, and children are put so that these positions meet.
extension LayoutPass {
  /// Whether positions may differ from the shares of extents.
  func needsGuides(_ side: AlignedSide) -> Bool { !guides.isEmpty || side.isBaseline }

  /// The position of an alignment in a node with its padding and frame.
  func guide(_ node: NodeID, _ side: AlignedSide, _ proposal: Proposal) -> Double {
    let share = side.share * side.extent(of: measure(node, proposal))
    return needsGuides(side) ? namedGuide(node, side, proposal) ?? share : share
  }

  /// The position that a node or what is in it names; none where it is a share of the extent.
  private func namedGuide(_ node: NodeID, _ side: AlignedSide, _ proposal: Proposal) -> Double? {
    ownGuide(node, side, proposal) ?? innerGuide(node, side, proposal)
  }

  private func ownGuide(_ node: NodeID, _ side: AlignedSide, _ proposal: Proposal) -> Double? {
    let own = guides[node]?.last { $0.line == side.line }
    guard let own else { return nil }
    let size = measure(node, proposal)
    return own.position(
      width: size.width, height: size.height,
      firstBaseline: innerGuide(node, .vertical(.firstTextBaseline), proposal) ?? size.height,
      lastBaseline: innerGuide(node, .vertical(.lastTextBaseline), proposal) ?? size.height)
  }

  /// The position that the content names.
  private func innerGuide(_ node: NodeID, _ side: AlignedSide, _ proposal: Proposal) -> Double? {
    let place = contentPlace(node, proposal)
    let named = contentGuide(node, side, place.proposal, place.frame.size)
    return named.map { $0 + side.coordinate(of: Point(x: place.frame.x, y: place.frame.y)) }
  }

  /// The position that the content names, from its own edges.
  func contentGuide(
    _ node: NodeID, _ side: AlignedSide, _ proposal: Proposal, _ size: Size
  ) -> Double? {
    switch nodes[node].kind {
    case .text: return nodes[node].text.flatMap { baseline($0, side, proposal) }
    case .textField(let state): return fieldBaseline(node, side, state)
    case .image: return symbolBaseline(node, side)
    case .toggle:
      let width = toggleLabelProposal(Proposal(size)).width
      return stackGuide(
        node, side, StackLayout(axis: .horizontal),
        Proposal(width: width, height: proposal.height),
        in: Size(width: width, height: size.height))
    case .stack, .button, .sheet, .alert, .wrapper:
      return stackGuide(node, side, stackLayout(node), proposal, in: size)
    case .overlay: return hasChildren(node) ? namedGuide(node.next, side, proposal) : nil
    case .background: return lastChild(node).flatMap { namedGuide($0, side, proposal) }
    case .viewThatFits:
      return fittingChild(node, proposal).flatMap { namedGuide($0, side, proposal) }
    default: return nil
    }
  }

  /// Several positions that children name: the first baseline is that of the uppermost, the last that of
  /// the lowest, and others are in the middle of all.
  private func stackGuide(
    _ node: NodeID, _ side: AlignedSide, _ layout: StackLayout, _ proposal: Proposal, in size: Size
  ) -> Double? {
    var shares = stackShares(node, layout, proposal)
    stretch(&shares, of: node, layout, proposal, in: size)
    arrange(&shares, of: node, layout, in: Rect(origin: .zero, size: size))
    let named = shares.compactMap { share in
      namedGuide(share.node, side, share.proposal).map { $0 + side.coordinate(of: share.origin) }
    }
    guard !named.isEmpty else { return nil }
    switch side {
    case .vertical(.firstTextBaseline): return named.min()
    case .vertical(.lastTextBaseline): return named.max()
    default: return named.reduce(0, +) / Double(named.count)
    }
  }

  // MARK: Baselines

  private func baseline(
    _ text: Position<LaidOutText>, _ side: AlignedSide, _ proposal: Proposal
  ) -> Double? {
    guard case .vertical(let alignment) = side, alignment.isBaseline else { return nil }
    let lines = lines(of: text, proposal)
    let further = alignment == .lastTextBaseline ? Double(max(1, lines.count) - 1) : 0
    return (texts[text].ascender + further * texts[text].leading) * lines.scale
  }

  private func fieldBaseline(
    _ node: NodeID, _ side: AlignedSide, _ state: TextFieldState
  ) -> Double? {
    guard case .vertical(let alignment) = side, alignment.isBaseline, let text = nodes[node].text,
      !state.isMultiline || alignment == .firstTextBaseline
    else { return nil }
    return state.inset.top + texts[text].ascender
  }

  /// A symbol is centred on the capital letters of its font.
  ///
  /// Source: Human Interface Guidelines, SF Symbols: symbols are aligned with capital letters.
  private func symbolBaseline(_ node: NodeID, _ side: AlignedSide) -> Double? {
    guard case .vertical(let alignment) = side, alignment.isBaseline,
      let symbol = symbols.first(where: { $0.node == node }),
      case .image(_, let height, _, _) = nodes[node].kind
    else { return nil }
    let capHeight = SystemFont.capHeight * symbol.pointSize(at: environment.dynamicTypeSize)
    return (height + capHeight) / 2
  }
}
