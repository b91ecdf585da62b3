import AuditModel
import TextShaping
import ViewTree

/// Lays one tree out: parents propose, children answer, parents place.
///
/// Everything is laid out from left to right; a right-to-left screen is mirrored at the end.
///
/// One object serves one tree on one thread, and its functions do not change what they are reading: without
/// the checks of that at runtime an audit takes 3 % less time.
final class LayoutPass {
  @exclusivity(unchecked) var nodes: [LaidOutNode]
  @exclusivity(unchecked) var texts: [LaidOutText]
  let attributes: PerNode<LayoutAttributes>
  let isBackButton: PerNode<Bool>
  let stretches: PerNode<Stretch>
  let environment: RenderEnvironment
  let catalog: TextCatalog

  /// The positions that nodes give to alignments themselves.
  let guides: [NodeID: [AlignmentGuide]]
  let symbols: [Symbol]
  /// How much larger or smaller nodes are drawn than they are laid out.
  let scales: [NodeID: ScaleEffect]
  /// Where the state has the contents of scroll views.
  let scrollTargets: [NodeID: WantedScroll]
  /// The positions of the rows of lists, and of the cells of grids.
  let lists: [NodeID: ListPlan]
  let grids: [NodeID: GridPlan]
  let sectionedGrids: [NodeID: LazyGridLines]
  /// The labels in rows of lists, and those of them whose titles go on under their pictures.
  let labelsInRows: [NodeID]
  var wrappedLabels: Set<NodeID> = []
  /// The contents of the scroll views that are placed.
  var scrollings: [NodeID: Scrolling] = [:]
  /// Whether a node asks for a frame, and the space that scroll views and lists are offered then.
  let asksForFrames: Bool
  var offers: [NodeID: Size] = [:]
  /// The children of `ViewThatFits` that are shown in place of the first ones.
  var fittingChildren: [NodeID: NodeID] = [:]
  /// The distances between the children of stacks that name no spacing.
  var defaultGaps: [NodeID: StackGaps] = [:]
  /// Whether what is placed has the height of a row that is as high as its highest view.
  var isGrowing = false
  /// The nodes as they are laid out, and how they are drawn; none where no node has a scale.
  var drawing: ScaledDrawing?

  @exclusivity(unchecked) private var answers: PerNode<Answers>
  /// The last fit of each text: it is set as it was measured.
  @exclusivity(unchecked) var lastFits: [TextFit?]

  /// The last answers of a node: the same question is asked up to three times.
  private struct Answers {
    var first: Answer?
    var second: Answer?
    var third: Answer?
  }

  /// The sizes of a node and its content for one proposal.
  private struct Answer {
    let proposal: Proposal
    let size: Size
    let content: Size
  }

  init(_ flat: TreeFlattener, environment: RenderEnvironment, catalog: TextCatalog) {
    nodes = flat.nodes
    texts = flat.texts
    attributes = flat.attributes
    isBackButton = flat.isBackButton
    stretches = flat.stretches
    guides = flat.guides
    symbols = flat.symbols
    scales = flat.scales
    asksForFrames = !flat.geometry.isEmpty
    scrollTargets = flat.scrollTargets
    lists = flat.lists
    grids = flat.grids
    sectionedGrids = flat.sectionedGrids
    labelsInRows = flat.labelsInRows
    self.environment = environment
    self.catalog = catalog
    lastFits = Array(repeating: nil, count: flat.texts.count)
    answers = PerNode(repeating: Answers(), count: flat.nodes.count)
  }

  /// Gives every node its frame.
  func run() {
    guard !nodes.isEmpty else { return }
    wrapLabels()
    let available = rootFrame
    let proposal = Proposal(available.size)
    let size = measure(.root, proposal)
    // As in SwiftUI, a screen is in the middle of its room even where it is larger.
    place(
      .root, x: available.x + (available.width - size.width) / 2,
      y: available.y + (available.height - size.height) / 2, proposal)
    scrollContents()
    scaleFrames()
    findReach()
    if environment.layoutDirection == .rightToLeft { mirror() }
  }

  /// The safe area as it has to be before mirroring so that it stays where it is.
  var safeArea: EdgeInsets {
    var insets = environment.safeArea
    if environment.layoutDirection == .rightToLeft { swap(&insets.left, &insets.right) }
    return insets
  }

  // MARK: Measuring

  /// The size of a node with padding and frame, when it is offered so much room.
  func measure(_ node: NodeID, _ proposal: Proposal) -> Size { answer(node, proposal).size }

  private func answer(_ node: NodeID, _ proposal: Proposal) -> Answer {
    if let known = answers[node].first, known.proposal == proposal { return known }
    if let known = answers[node].second, known.proposal == proposal { return known }
    if let known = answers[node].third, known.proposal == proposal { return known }
    let answer = answerAnew(node, proposal)
    answers[node].third = answers[node].second
    answers[node].second = answers[node].first
    answers[node].first = answer
    return answer
  }

  private func answerAnew(_ node: NodeID, _ proposal: Proposal) -> Answer {
    let padding = attributes[node].padding
    let content = measureContent(node, offer(node, proposal).inset(by: padding))
    // A negative padding takes away no more than there is, as in SwiftUI (`CGSize.outset(by:)` of OpenSwiftUI).
    var size = Size(
      width: (content.width + padding.horizontal).clampedToZero,
      height: (content.height + padding.vertical).clampedToZero)
    if let width = side(node, .horizontal), let height = side(node, .vertical) {
      size = Size(
        width: width.answer(proposal.width, content: size.width),
        height: height.answer(proposal.height, content: size.height))
    }
    return Answer(proposal: proposal, size: size, content: content)
  }

  /// One side of a node's frame, if it has one.
  private func side(_ node: NodeID, _ axis: StackAxis) -> FrameSide? {
    guard let frame = attributes[node].frame else { return nil }
    var side = FrameSide(frame, axis)
    // An editor grows with its text and not with the room there is, unless it asks for all of it.
    if axis == .vertical, nodes[node].kind.isEditor, frame.maxHeight != .points(.infinity) {
      side.hugs = true
    }
    return side
  }

  /// The proposal for the padded content.
  private func offer(_ node: NodeID, _ proposal: Proposal) -> Proposal {
    var offer = proposal
    if let frame = attributes[node].frame {
      offer = Proposal(
        width: FrameSide(frame, .horizontal).offer(proposal.width),
        height: FrameSide(frame, .vertical).offer(proposal.height))
    }
    if attributes[node].isWidthFixed { offer.width = Proposal.open }
    if attributes[node].isHeightFixed { offer.height = Proposal.open }
    if let ratio = attributes[node].aspectRatio {
      offer =
        attributes[node].contentMode == .fit
        ? offer.fitting(aspectRatio: ratio) : offer.filled(aspectRatio: ratio)
    }
    return offer
  }

  /// The least and greatest extent of a node along an axis, given the extent across it.
  func range(_ node: NodeID, _ axis: StackAxis, cross: Double) -> ClosedRange<Double> {
    let padding = attributes[node].padding
    let along = axis == .horizontal ? padding.horizontal : padding.vertical
    let across = axis == .horizontal ? padding.vertical : padding.horizontal
    var inside = cross
    if let frame = attributes[node].frame {
      let side = FrameSide(frame, axis)
      if case .points(let fixed) = side.fixed { return fixed...fixed }
      inside = FrameSide(frame, axis == .horizontal ? .vertical : .horizontal).offer(cross)
    }
    if hasOwnSize(node, axis) {
      let size = measure(node, Proposal(main: Proposal.open, cross: cross, axis: axis)).main(axis)
      return size...size
    }
    let content = contentRange(node, axis, cross: inside < 0 ? inside : max(0, inside - across))
    let padded = (content.lowerBound + along)...(content.upperBound + along)
    return side(node, axis)?.range(padded) ?? padded
  }

  /// Whether its extent along an axis follows from its content or the other axis alone.
  private func hasOwnSize(_ node: NodeID, _ axis: StackAxis) -> Bool {
    if attributes[node].aspectRatio != nil, attributes[node].contentMode == .fit, axis == .vertical
    {
      return true
    }
    return axis == .horizontal ? attributes[node].isWidthFixed : attributes[node].isHeightFixed
  }

  // MARK: Placing

  /// Gives a node and all in it their frames; the node is offered what it was measured with.
  func place(_ node: NodeID, x: Double, y: Double, _ proposal: Proposal) {
    let offset = offset(of: node)
    let aboveKeyboard = Point(x: x + offset.x, y: y + offset.y)
    let (corner, proposal) = reachingIntoSafeArea(
      node, aboveKeyboard, reachingUnderKeyboard(node, y: aboveKeyboard.y, proposal))
    nodes[node].frame = Rect(origin: corner, size: measure(node, proposal))
    let place = contentPlace(node, proposal)
    nodes[node].content = place.frame.offset(x: corner.x, y: corner.y)
    if asksForFrames, nodes[node].scrollAxes != nil { noteOffer(node, place.proposal) }
    let isGrowing = isGrowing
    if attributes[node].frame?.height != nil { self.isGrowing = false }
    placeContent(node, place.proposal)
    self.isGrowing = isGrowing
  }

  private func noteOffer(_ node: NodeID, _ proposal: Proposal) {
    let size = nodes[node].content.size
    offers[node] = Size(
      width: proposal.width < 0 ? size.width : proposal.width,
      height: proposal.height < 0 ? size.height : proposal.height)
  }

  /// The frame of a node's content from the node's own corner, and what the content is offered.
  func contentPlace(_ node: NodeID, _ proposal: Proposal) -> (frame: Rect, proposal: Proposal) {
    let answer = answer(node, proposal)
    let inner = offer(node, proposal).inset(by: attributes[node].padding)
    let alignment = attributes[node].frame?.alignment ?? .center
    let origin = Point(
      x: contentStart(node, .horizontal(alignment.horizontal), answer, inner),
      y: contentStart(node, .vertical(alignment.vertical), answer, inner))
    return (Rect(origin: origin, size: answer.content), inner)
  }

  /// The distance from the leading edge or the top of a node to its content, which its frame aligns.
  private func contentStart(
    _ node: NodeID, _ side: AlignedSide, _ answer: Answer, _ inner: Proposal
  ) -> Double {
    let padding = attributes[node].padding
    let isWidth = if case .horizontal = side { true } else { false }
    let before = isWidth ? padding.left : padding.top
    let padded =
      side.extent(of: answer.content) + (isWidth ? padding.horizontal : padding.vertical)
    let free = side.extent(of: answer.size) - padded
    guard attributes[node].frame != nil, needsGuides(side),
      let guide = contentGuide(node, side, inner, answer.content)
    else { return before + free * side.share }
    return side.share * side.extent(of: answer.size) - guide
  }

  /// How far a node is drawn from its place, as it has to be before mirroring so that it stays that.
  private func offset(of node: NodeID) -> Point {
    guard var offset = attributes[node].offset else { return .zero }
    if environment.layoutDirection == .rightToLeft { offset.x = -offset.x }
    return offset
  }

  // MARK: After placing

  /// Determines where each node can be seen and what cuts it off.
  private func findReach() {
    let screen = Rect(origin: .zero, size: environment.viewport)
    for index in nodes.indices {
      guard let parent = nodes[index].parent else {
        nodes[index].reach = screen
        continue
      }
      let outer = nodes[parent]
      var reach = outer.reach
      var clipper = outer.clipper
      var scrollView = outer.scrollView
      if outer.clips || outer.scrollAxes != nil {
        let cut = reach.intersection(outer.frame)
        if cut != reach, !reach.isEmpty { clipper = parent }
        reach = cut
      }
      if let axes = outer.scrollAxes {
        scrollView = parent
        // Where nothing of the scroll view is seen, scrolling brings nothing to light.
        if !reach.isEmpty { reach = scrolled(reach, in: parent, axes) }
      }
      nodes[index].reach = reach
      nodes[index].clipper = clipper
      nodes[index].scrollView = scrollView
    }
  }

  /// Where content has to be so that scrolling brings it to a part of a scroll view: what lies before
  /// the beginning of the content or beyond its end is never seen.
  private func scrolled(_ part: Rect, in view: NodeID, _ axes: ScrollLayout) -> Rect {
    guard let scrolling = scrollings[view] else { return part }
    var reach = part
    if axes.vertical {
      reach.y -= scrolling.offset.y
      reach.height += scrolling.largestOffset.y
    }
    if axes.horizontal {
      reach.x -= scrolling.offset.x
      reach.width += scrolling.largestOffset.x
    }
    return reach
  }

  /// Turns the screen around for a right-to-left language.
  private func mirror() {
    let width = environment.viewport.width
    for index in nodes.indices {
      nodes[index].frame = nodes[index].frame.mirrored(in: width)
      nodes[index].content = nodes[index].content.mirrored(in: width)
      nodes[index].reach = nodes[index].reach.mirrored(in: width)
    }
    drawing?.mirror(width: width)
  }
}

extension Double {
  /// At least 0; what is less than any length that a file may name stays, and is reported as no length.
  fileprivate var clampedToZero: Double { self < -1e9 ? self : max(0, self) }
}

extension LaidOutNode {
  /// The directions in which its content moves, if it does.
  package var scrollAxes: ScrollLayout? {
    switch kind {
    case .scroll(let layout): layout
    case .list: ScrollLayout()
    default: nil
    }
  }
}
