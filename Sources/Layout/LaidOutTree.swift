import AuditModel
import TextShaping
import ViewTree

/// A view tree with a frame for every node, in the order in which the tree is written.
///
/// One object, since each variant's tree is handed to every rule.
@usableFromInline package final class LaidOutTree {
  /// The view tree that it was laid out from.
  package let root: ViewNode
  /// The environment.
  package let environment: RenderEnvironment
  /// The nodes; the parent of a node precedes it, and its own nodes right after it.
  @usableFromInline package let nodes: [LaidOutNode]
  /// The colours of nodes.
  let paints: [NodePaint]
  /// The texts that can be read.
  package let texts: [LaidOutText]
  /// The texts in whose place there are grey shapes, which VoiceOver reads all the same.
  let redactedTexts: [LaidOutText]
  /// The texts and pictures in whose place there are grey shapes.
  let redacted: Set<NodeID>
  /// The attributes of nodes for assistive technologies, for those that have any.
  package let accessibility: [ResolvedAccessibility]
  /// The declarations of nodes about their behaviour, for those that have any.
  package let declarations: [NodeID: Declarations]
  /// The views over an edge of the safe area of the view beside them, which goes on under them.
  package let safeAreaInsets: Set<NodeID>
  /// The names of pictures and symbols.
  private let imageNames: [NodeID: String]
  /// How far the contents of its scroll views are moved.
  let scrollings: [NodeID: Scrolling]
  /// The questions for frames that nodes were built with the answers to.
  let geometry: [NodeID: GeometryQuestion]
  /// The space that scroll views and lists are offered, where a node asks for it.
  let offers: [NodeID: Size]
  /// The names that nodes give to their coordinates.
  let namedSpaces: [NodeID: [String]]
  /// The scales that nodes are drawn with.
  let scales: [NodeID: DrawnScale]
  /// The nodes as they are laid out, without those scales; none where there are none.
  private let unscaledNodes: [LaidOutNode]?
  /// The colours of the runs of texts, for those that have runs; none for the colour of the text.
  package let runColors: [NodeID: [Color?]]
  /// The places of the rows of its lists.
  let lists: [NodeID: ListPlan]
  /// Trees of one engine with the same number have the same nodes, texts, attributes and colours; only the
  /// sizes of texts, the frames and what follows from them differ.
  package let contentNumber: Int
  /// The texts' language.
  package let catalog: TextCatalog
  /// The nodes' identities.
  package let identities: IdentityTable

  /// The nodes that may hide what lies under them, or show their own colour in their frame, from back to
  /// front: few of a screen, which many rules ask for.
  package private(set) lazy var paintedNodes: [NodeID] = nodes.positions.filter {
    self[$0].isVisible && (self[$0].hasBackground || self[$0].kind.isPainted)
  }

  /// The children of the nodes with many of them, of those that were asked for.
  private var crowds: [NodeID: [NodeID]] = [:]

  /// The cells of all lists, without headings and notes.
  private lazy var rowCells: Set<NodeID> = Set(
    lists.keys.flatMap { list in self.cells(of: list).map(\.node) })

  /// Whether a node is the cell of a row of a list, not of a heading or a note.
  package func isRowCell(_ node: NodeID) -> Bool { rowCells.contains(node) }

  init(
    root: ViewNode, environment: RenderEnvironment, pass: LayoutPass, flat: TreeFlattener,
    catalog: TextCatalog, identities: IdentityTable
  ) {
    self.root = root
    self.environment = environment
    nodes = pass.nodes
    paints = flat.paints
    let areAllReadable = flat.readableTextCount == pass.texts.count
    texts = areAllReadable ? pass.texts : Array(pass.texts.prefix(flat.readableTextCount))
    redactedTexts = areAllReadable ? [] : Array(pass.texts.dropFirst(flat.readableTextCount))
    redacted = flat.redacted
    geometry = flat.geometry
    offers = pass.offers
    namedSpaces = flat.spaces
    scrollings = pass.scrollings
    scales = pass.drawing?.scales ?? [:]
    unscaledNodes = pass.drawing?.nodes
    safeAreaInsets = flat.safeAreaInsets
    imageNames = flat.imageNames
    accessibility = flat.accessibility
    declarations = flat.declarations
    lists = flat.lists
    runColors = flat.runColors
    contentNumber = flat.number
    self.catalog = catalog
    self.identities = identities
  }

  private init(unscaled nodes: [LaidOutNode], of tree: LaidOutTree) {
    root = tree.root
    environment = tree.environment
    self.nodes = nodes
    paints = tree.paints
    texts = tree.texts
    redactedTexts = tree.redactedTexts
    redacted = tree.redacted
    geometry = tree.geometry
    offers = tree.offers
    namedSpaces = tree.namedSpaces
    scrollings = tree.scrollings
    scales = [:]
    unscaledNodes = nil
    safeAreaInsets = tree.safeAreaInsets
    imageNames = tree.imageNames
    accessibility = tree.accessibility
    declarations = tree.declarations
    lists = tree.lists
    runColors = tree.runColors
    contentNumber = tree.contentNumber
    catalog = tree.catalog
    identities = tree.identities
  }

  /// The tree with the frames that its nodes have before they are scaled, for a drawing that scales them.
  package var unscaled: LaidOutTree {
    unscaledNodes.map { LaidOutTree(unscaled: $0, of: self) } ?? self
  }

  /// The path of a node's identity.
  package func path(of node: NodeID) -> String { identities.path(of: nodes[node].identity) }

  /// Where a node was written; where it is not known, as of a part of a control of Legible's own, the
  /// place of the nearest node around it.
  package func origin(of node: NodeID) -> NodeOrigin {
    views(downTo: node).last { !$0.origin.isUnknown }?.origin ?? root.origin
  }

  /// The name of a picture or of a symbol.
  package func imageName(of node: NodeID) -> String? { imageNames[node] }

  /// The views from the root down to that of a node.
  ///
  /// Looked for from the root down, since few nodes are asked for them.
  private func views(downTo node: NodeID) -> [ViewNode] {
    var views = [root]
    var view = root
    var around = NodeID.root
    while around < node {
      let (child, number) = child(of: around, holding: node)
      view = view.shownChild(number)
      around = child
      views.append(view)
    }
    return views
  }

  /// The child of a node that a node inside is or lies in, and how many siblings are before it.
  private func child(of parent: NodeID, holding node: NodeID) -> (NodeID, number: Int) {
    var (child, number) = (parent.next, 0)
    while nodes[child].end <= node {
      if number == Self.fewChildren { return childOfCrowd(parent, holding: node) }
      child = nodes[child].end
      number += 1
    }
    return (child, number)
  }

  /// The same for a parent of many, whose children are listed once.
  ///
  /// In a stack of 100,000 texts, each with a finding, walking over the siblings took 20 of 27 seconds.
  private func childOfCrowd(_ parent: NodeID, holding node: NodeID) -> (NodeID, number: Int) {
    let children = crowds[parent] ?? children(of: parent)
    crowds[parent] = children
    var (low, high) = (0, children.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if children[middle] <= node { low = middle } else { high = middle - 1 }
    }
    return (children[low], low)
  }

  /// More children than these are listed.
  private static let fewChildren = 32

  /// The size that a node would have with as much room as it needs: all lines of its texts at their
  /// width, all that its children stick out.
  package func wantedSize(of node: NodeID) -> Size {
    let laidOut = nodes[node]
    if let text = text(of: node) { return wantedSize(of: text, in: laidOut) }
    var wanted = laidOut.frame.size
    for child in children(of: node) {
      let frame = nodes[child].frame
      let size = wantedSize(of: child)
      wanted.width = max(
        wanted.width, frame.maxX - laidOut.frame.x + max(0, size.width - frame.width))
      wanted.height = max(
        wanted.height, frame.maxY - laidOut.frame.y + max(0, size.height - frame.height))
    }
    return wanted
  }

  /// A text on one line wants the width of that line; one on several lines wants its lines.
  private func wantedSize(of text: LaidOutText, in node: LaidOutNode) -> Size {
    let shape = catalog[text.shape]
    var wanted = node.frame.size
    guard text.isTruncated else { return wanted }
    let natural = shape.width(at: text.size)
    let drawn = drawnScale(of: text.node)
    if text.availableLines == 1 {
      wanted.width += max(0, natural * drawn.x - node.content.width)
    } else {
      let lines = shape.breakLines(width: text.availableWidth, at: text.size)
      wanted.height += max(0, text.height(of: lines, scale: 1) * drawn.y - node.content.height)
    }
    return wanted
  }

  /// Whether a text would be truncated where it is if all its letters were wider by a factor.
  package func isTruncated(_ text: LaidOutText, whenWiderBy factor: Double) -> Bool {
    guard factor > 0 else { return false }
    return catalog[text.shape].breakLines(
      width: text.availableWidth / factor, at: text.drawnSize, limit: text.availableLines
    ).isTruncated
  }

  /// Whether there is nothing to see: no text, no picture and no control.
  package var isEmpty: Bool {
    !nodes.positions.contains { index in
      let node = nodes[index]
      guard node.isSeen, node.kind.isShown else { return false }
      guard case .text = node.kind else { return true }
      return text(of: index).map { !catalog[$0.text].isBlank } ?? false
    }
  }

  /// The size in points that a text is drawn with, with the scales of all that it lies in.
  package func shownPointSize(of text: LaidOutText) -> Double {
    text.drawnPointSize * drawnScale(of: text.node).y
  }

  /// Whether a text is that of an editor which shows only some of its lines at a time.
  package func scrollsInside(_ text: LaidOutText) -> Bool {
    let node = nodes[text.node]
    return node.kind.isEditor
      && (Double(text.lineCount - 1) * text.leading + text.lineHeight)
        * drawnScale(of: text.node).y > node.content.height + 0.5
  }

  /// A node's children.
  package func children(of node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var child = node.next
    while child < nodes[node].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }
}

extension LaidOutTree {
  /// A node with its place on the screen.
  ///
  /// A span is read in place, where an array's element is copied as a whole first: rules ask for single
  /// properties of nodes hundreds of millions of times.
  @inlinable package subscript(node: NodeID) -> LaidOutNode {
    _read {
      let nodes = nodes
      yield nodes.span[node.index]
    }
  }

  /// The text of a node, if it has any, whether it can be read or not.
  package func text(of node: NodeID) -> LaidOutText? {
    nodes[node].text.map { position in
      let index = position.index
      return index < texts.count ? texts[index] : redactedTexts[index - texts.count]
    }
  }

  /// The string of a node, if it has a text.
  package func textID(of node: NodeID) -> TextID? {
    nodes[node].text.map { position in
      let index = position.index
      return index < texts.count ? texts[index].text : redactedTexts[index - texts.count].text
    }
  }

  /// Whether there is a grey shape in the place of a text or a picture: no one can read it.
  package func isRedacted(_ node: NodeID) -> Bool { !redacted.isEmpty && redacted.contains(node) }

  /// The attributes of a node for assistive technologies, if any.
  package func accessibility(of node: NodeID) -> ResolvedAccessibility? {
    nodes[node].accessibility.map { self.accessibility[$0] }
  }

  /// All nodes that lie in a node, at any depth.
  package func descendants(of node: NodeID) -> Range<NodeID> { node.next..<nodes[node].end }

  /// A node and those that it lies in, the innermost first.
  package func lineage(of node: NodeID) -> some Sequence<NodeID> {
    sequence(first: node) { self.nodes[$0].parent }
  }
}

extension LaidOutTree {
  /// The first node in another one whose path ends with a name.
  package func firstDescendant(of node: NodeID, named name: String) -> NodeID? {
    let named = identities.identities(endingWith: name)
    return descendants(of: node).first { named.contains(self[$0].identity) }
  }
}

extension NodeKind {
  /// Whether there is something to see of it, whatever lies in it.
  fileprivate var isShown: Bool {
    switch self {
    case .text, .image, .symbol, .rectangle, .button, .textField, .toggle, .slider,
      .pageControl:
      true
    default: false
    }
  }
}
