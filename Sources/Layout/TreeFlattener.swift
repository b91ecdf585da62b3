import AuditModel
import TextShaping
import ViewTree

/// Writes a tree into arrays: parents before children, with all that is inherited filled in.
struct TreeFlattener {
  private var environment: RenderEnvironment
  private var catalog: TextCatalog
  private let identities: IdentityTable

  private(set) var nodes: [LaidOutNode] = []
  private(set) var attributes = PerNode<LayoutAttributes>()
  private(set) var isBackButton = PerNode<Bool>()
  /// The directions in which nodes, or nodes in them, may be larger than their content.
  private(set) var stretches = PerNode<Stretch>()
  private(set) var texts: [LaidOutText] = []
  private(set) var accessibility: [ResolvedAccessibility] = []
  private(set) var declarations: [NodeID: Declarations] = [:]
  private(set) var scrollTargets: [NodeID: WantedScroll] = [:]
  private(set) var guides: [NodeID: [AlignmentGuide]] = [:]
  private(set) var scales: [NodeID: ScaleEffect] = [:]
  /// The views over an edge of the safe area of the view beside them.
  private(set) var safeAreaInsets: Set<NodeID> = []
  /// The questions for frames that views were built with the answers to, and the names of coordinates.
  private(set) var geometry: [NodeID: GeometryQuestion] = [:]
  private(set) var spaces: [NodeID: [String]] = [:]
  /// The texts and pictures in whose place there are grey shapes.
  private(set) var redacted: Set<NodeID> = []
  /// How many of the texts can be read; those in whose place there are grey shapes come last.
  private(set) var readableTextCount = 0
  private(set) var symbols: [Symbol] = []
  /// The names of pictures and symbols.
  private(set) var imageNames: [NodeID: String] = [:]
  /// The colours of nodes, the first of those without any of their own.
  private(set) var paints = [NodePaint(style: .none, foreground: InheritedPaint().foreground)]
  /// The colours of the runs of texts that have any, and none for the colour of the text.
  private(set) var runColors: [NodeID: [Color?]] = [:]
  private(set) var lists: [NodeID: ListPlan] = [:]
  private(set) var grids: [NodeID: GridPlan] = [:]
  private(set) var sectionedGrids: [NodeID: LazyGridLines] = [:]
  /// The labels in rows of lists.
  private(set) var labelsInRows: [NodeID] = []
  private var seen: [NodeIdentity: Int] = [:]
  /// Whether another language may change more than the words of its texts, as runs and passwords may.
  private var isOfOneLanguage = false
  /// The typed texts that may be others in another language, where a placeholder is shown if there is none.
  private var typedTexts: [(text: TextContent, isEmpty: Bool)] = []
  /// The number of the content among those of an engine, which the same tree at other text sizes has, too.
  private(set) var number: Int

  /// No screen has as many levels; recursion on a thread's small stack has to end somewhere.
  static let depthLimit = 200

  /// The values that children inherit from the nodes around them.
  private struct Inherited {
    var textAttributes = TextAttributes()
    var paint = InheritedPaint()
    /// The colours of nodes that have none of their own.
    var plainPaint = Position<NodePaint>(0)
    var opacity = 1.0
    var isHidden = false
    var redaction = Redaction.unredacted
    var isPrivacySensitive = false
    var isDisabled = false
    var allowsHitTesting = true
    var isInBar = false
    var isInTabBar = false
    var isInRow = false
    /// The identity of the nearest node, and of the nearest one with a name of its own.
    var identity = NodeIdentity.screen
    var namedIdentity = NodeIdentity.screen
    var wrapper: Wrapper?
    /// The scroll view around that is scrolled to a view inside, and that view's name.
    var scrolledTo: (view: NodeID, id: String)?
    var depth = 0

    /// Whether there are grey shapes in the place of texts and pictures.
    ///
    /// Source: OpenSwiftUI, `shouldRedactContent`.
    var isRedacted: Bool {
      redaction == .placeholder || (redaction == .privacy && isPrivacySensitive)
    }
  }

  /// Modifiers on a wrapper that describe its content.
  private struct Wrapper {
    var id: String?
    var slot: UInt64
  }

  init(
    environment: RenderEnvironment, catalog: TextCatalog, identities: IdentityTable, number: Int = 0
  ) {
    self.number = number
    self.environment = environment
    self.catalog = catalog
    self.identities = identities
    nodes.reserveCapacity(96)
    attributes.reserveCapacity(96)
    texts.reserveCapacity(32)
    accessibility.reserveCapacity(32)
    seen.reserveCapacity(96)
  }

  mutating func flatten(_ root: ViewNode) throws(LayoutError) {
    try visit(root, parent: nil, inherited: Inherited())
    readableTextCount = texts.count
    if !redacted.isEmpty { putReadableTextsFirst() }
    isOfOneLanguage = isOfOneLanguage || !geometry.isEmpty || texts.contains { $0.runs != nil }
  }

  private mutating func putReadableTextsFirst() {
    let readable = texts.filter { !redacted.contains($0.node) }
    readableTextCount = readable.count
    texts = readable + texts.filter { redacted.contains($0.node) }
    for position in texts.positions { nodes[texts[position].node].text = Position(position.index) }
  }

  /// Gives it the number of another one with the same content.
  mutating func takeNumber(of other: TreeFlattener) { number = other.number }

  /// The same tree in another language at the same text size; none when more than its words would change.
  func translated(
    for environment: RenderEnvironment, in catalog: TextCatalog, number: Int
  ) -> TreeFlattener? {
    if isOfOneLanguage || changes(in: environment) { return nil }
    for typed in typedTexts where catalog.string(of: typed.text).isEmpty != typed.isEmpty {
      return nil
    }
    var copy = self
    copy.environment = environment
    copy.catalog = catalog
    copy.number = number
    for index in texts.indices {
      guard let content = self.catalog.content(of: texts[index].text) else { return nil }
      let text = catalog.id(of: content)
      guard catalog[text].runs.isEmpty else { return nil }
      copy.texts[index].text = text
      copy.texts[index].shape = catalog.shaped(text, as: texts[index].setting)
    }
    copy.accessibility = accessibility.map { $0.translated(by: catalog) }
    return copy
  }

  /// Whether more than the sizes of its texts would change in another environment.
  func changes(in environment: RenderEnvironment) -> Bool {
    environment.boldText != self.environment.boldText
      || environment.sizeClasses != self.environment.sizeClasses
      || environment.viewport.width != self.environment.viewport.width
      || environment.displayScale != self.environment.displayScale
  }

  /// The same tree in another environment; none when more than the sizes of its texts would change.
  func resized(for environment: RenderEnvironment) -> TreeFlattener? {
    if changes(in: environment) { return nil }
    var copy = self
    copy.environment = environment
    let size = environment.dynamicTypeSize
    for index in texts.indices {
      copy.texts[index].resize(to: size)
      copy.sizeRuns(of: index)
    }
    for symbol in symbols { copy.nodes[symbol.node].kind = symbol.image(at: size) }
    return copy
  }

  private mutating func visit(
    _ node: ViewNode, parent: NodeID?, inherited: Inherited
  ) throws(LayoutError) {
    let identity = identity(of: node, in: inherited)
    if inherited.depth >= Self.depthLimit {
      throw .tooDeep(path: identities.path(of: identity), limit: Self.depthLimit)
    }
    let id = NodeID(nodes.count)
    var inside = handedOn(by: node, from: inherited, identity: identity)
    noteScrolling(node, id, inherited, &inside)
    if !node.alignmentGuides.isEmpty { guides[id] = node.alignmentGuides }
    let layout = node.layout
    if let scale = layout.scale { scales[id] = scale }
    if layout.isSafeAreaInset { safeAreaInsets.insert(id) }
    if node.handsSomethingOn { noteGeometry(of: node, id) }
    let kind = shownKind(of: node, id, inherited, inside)
    let paint = notePaint(of: node, &inside, inherited)
    let style = paints[paint].style
    nodes.append(
      LaidOutNode(
        parent: parent, end: id, identity: identity, kind: kind,
        paint: paint, hasBackground: style.background != nil,
        goesOnUnderBars: node.hasGroundUnderBars(style),
        hasBorder: style.borderColor != nil,
        opacity: inside.opacity,
        groupOpacity: layout.opacity, isHidden: inside.isHidden,
        clips: layout.clipsToBounds || node.kind.isEditor,
        limitsWidth: layout.frame.map { FrameSide($0, .horizontal).isLimited } ?? false,
        limitsHeight: layout.frame.map { FrameSide($0, .vertical).isLimited } ?? false,
        isSymbol: node.kind.isSymbol, isSystemSized: layout.isSystemSized || node.hasHeightOfSearch,
        isDisabled: inside.isDisabled,
        allowsHitTesting: inside.allowsHitTesting, isInBar: inside.isInBar))
    if let name = node.name, case .image = kind { imageNames[id] = name }
    attributes.append(shown(layout, of: node))
    isBackButton.append(
      node.hasAccessibilityAttributes
        && node.accessibility.addedTraits.contains(.backButton))
    stretches.append(Stretch(node, in: parent.map { nodes[$0].kind }))
    if let text = shownText(of: node) {
      nodes[id].text = Position(texts.count)
      texts.append(set(text, node: id, attributes: inside.textAttributes))
      let runs = catalog[texts[texts.count - 1].text].runs
      if !runs.isEmpty {
        sizeRuns(of: texts.count - 1)
        runColors[id] = runs.map { $0.attributes.foreground.map { inside.paint.shown($0) } }
      }
    }
    let asset = node.spokenAsset
    if node.hasAccessibilityAttributes || asset != nil {
      nodes[id].accessibility = Position(accessibility.count)
      accessibility.append(ResolvedAccessibility(node.accessibility, asset: asset, in: catalog))
    }
    if let own = node.ownDeclarations { declarations[id] = own.value }
    if inside.isRedacted, kind.isRedactable { redacted.insert(id) }
    let shown = node.shownChildren
    let children = shown.span
    switch node.kind {
    case .list(let layout): lists[id] = ListPlan(layout, rows: node.children, in: inside.paint)
    case .grid(let layout) where layout.columns == .content:
      grids[id] = GridPlan(layout, lines: node.children)
    case .grid(let layout) where layout.tracks != nil:
      sectionedGrids[id] = LazyGridLines(node.children)
    case .stack(let layout) where layout.isLabel && inside.isInRow: labelsInRows.append(id)
    default: break
    }
    for position in children.indices {
      if case .list = node.kind { inside.isInRow = node.children[position].listRow.part == .row }
      let child = NodeID(nodes.count)
      try visit(children[position], parent: id, inherited: inside)
      stretches[id].formUnion(stretches[child].subtracting(Stretch(fixedBy: layout)))
    }
    nodes[id].end = NodeID(nodes.count)
  }

  /// Notes where a scroll view is to be, and that a node is the one which is scrolled to.
  private mutating func noteScrolling(
    _ node: ViewNode, _ id: NodeID, _ outer: Inherited, _ inside: inout Inherited
  ) {
    if let (view, name) = outer.scrolledTo, node.id == name, scrollTargets[view]?.node == nil {
      scrollTargets[view]?.node = id
    }
    guard let target = node.scrollTarget else { return }
    scrollTargets[id] = WantedScroll(target: target)
    if case .view(let name, _) = target { inside.scrolledTo = (id, name) }
  }

  private mutating func noteGeometry(of node: ViewNode, _ id: NodeID) {
    if let question = node.geometryQuestion { geometry[id] = question }
    if !node.coordinateSpaces.isEmpty { spaces[id] = node.coordinateSpaces }
  }

  /// The kind as it is laid out.
  private mutating func shownKind(
    of node: ViewNode, _ id: NodeID, _ inherited: Inherited, _ inside: Inherited
  ) -> NodeKind {
    if case .symbol(let isDecorative) = node.kind {
      let attributes = inside.textAttributes
      let symbol = Symbol(
        node.name ?? "", node: id, font: attributes.font ?? .body, sizes: attributes.sizes,
        isDecorative: isDecorative)
      symbols.append(symbol)
      return symbol.image(at: environment.dynamicTypeSize)
    }
    return inherited.isInTabBar ? tabKind(of: node) : node.kind
  }

  /// The colours, of which the ground of a list is iOS's, whatever lies behind the list.
  private func shownStyle(of node: ViewNode, in paint: InheritedPaint) -> Style? {
    guard case .list(let layout) = node.kind, let ground = layout.background else {
      return node.ownStyle.map { paint.shown($0.value) }
    }
    var style = node.style
    style.background = .color(ground)
    return paint.shown(style)
  }

  /// Notes the colours of a node; those without any of their own share one entry.
  private mutating func notePaint(
    of node: ViewNode, _ inside: inout Inherited, _ outer: Inherited
  ) -> Position<NodePaint> {
    let foreground = inside.paint.foreground
    if foreground != outer.paint.foreground {
      inside.plainPaint = Position(paints.count)
      paints.append(NodePaint(style: .none, foreground: foreground))
    }
    guard let style = shownStyle(of: node, in: inside.paint) else { return inside.plainPaint }
    let position = Position<NodePaint>(paints.count)
    paints.append(NodePaint(style: style, foreground: foreground))
    return position
  }

  /// The layout, in which the line of a divider is a pixel, and an alert that is too wide for the screen keeps a distance
  /// to its sides.
  private func shown(_ layout: LayoutAttributes, of node: ViewNode) -> LayoutAttributes {
    if node.isDivider {
      return layout.withDivider(of: 1 / environment.displayScale)
    }
    guard case .alert = node.kind, case .points(let width)? = layout.frame?.width else {
      return layout
    }
    var layout = layout
    let most = environment.viewport.width - 2 * SystemMetrics.barMargin
    layout.frame?.width = .points(min(width, max(0, most)))
    return layout
  }

  /// In compact height a tab's title is beside its symbol, not under it.
  private func tabKind(of node: ViewNode) -> NodeKind {
    guard environment.verticalSizeClass == .compact, case .stack(var layout) = node.kind,
      layout.axis == .vertical
    else { return node.kind }
    layout.axis = .horizontal
    layout.alignment = .center
    layout.spacing = SystemMetrics.tabSpacing
    layout.hasDefaultSpacing = false
    return .stack(layout)
  }

  private func handedOn(
    by node: ViewNode, from outer: Inherited, identity: NodeIdentity
  ) -> Inherited {
    var inside = outer
    if let own = node.ownTextAttributes {
      inside.textAttributes = own.value.inheriting(from: outer.textAttributes)
    }
    inside.paint.take(node)
    if let own = node.ownLayout { take(own.value, into: &inside) }
    inside.depth = outer.depth + 1
    // A wrapper is no thing of its own: what is inside keeps the identity it had without it.
    if case .wrapper = node.kind {
      inside.wrapper = Wrapper(
        id: outer.wrapper?.id ?? node.id, slot: outer.wrapper?.slot ?? node.slot)
    } else {
      if node.id != nil || outer.wrapper?.id != nil { inside.namedIdentity = identity }
      inside.identity = identity
      inside.wrapper = nil
    }
    switch node.kind {
    case .button(let isEnabled), .toggle(_, let isEnabled):
      inside.isDisabled = outer.isDisabled || !isEnabled
    case .textField(let state): inside.isDisabled = outer.isDisabled || !state.isEnabled
    case .navigationBar, .tabBar, .toolbar:
      inside.isInBar = true
      if case .tabBar = node.kind { inside.isInTabBar = true }
      // Bars keep their size; while an item is held it is shown large instead.
      inside.textAttributes.font = node.textAttributes.font ?? .body.unscaled().weight(.medium)
      // Nor do they have a second line.
      inside.textAttributes.lineLimit = node.textAttributes.lineLimit ?? 1
    default: break
    }
    if outer.isInBar, let own = node.ownTextAttributes {
      keepSize(own.value.font, of: node, &inside)
    }
    return inside
  }

  /// An item of a bar that names a text style has its size at the default text size; a large title and the field for
  /// searching grow.
  ///
  /// Source: the articles on the Large Content Viewer, by which text in bars does not scale.
  private func keepSize(_ font: Font?, of node: ViewNode, _ inside: inout Inherited) {
    guard let font, font.scales, font.style != .largeTitle else { return }
    if case .textField = node.kind { return }
    inside.textAttributes.font = font.unscaled()
  }

  private func take(_ layout: LayoutAttributes, into inside: inout Inherited) {
    inside.opacity *= layout.opacity
    if layout.isHidden || layout.scale?.hidesAll == true { inside.isHidden = true }
    if let own = layout.redaction { inside.redaction = own.inside(inside.redaction) }
    if let own = layout.isPrivacySensitive { inside.isPrivacySensitive = own }
    if !layout.allowsHitTesting { inside.allowsHitTesting = false }
  }

  /// Names are looked for in the nearest named node around, whatever containers lie between, so a
  /// node keeps its identity when the containers around it change with the size class.
  private mutating func identity(of node: ViewNode, in outer: Inherited) -> NodeIdentity {
    let isWrapper = if case .wrapper = node.kind { true } else { false }
    let identity =
      if let id = node.id ?? outer.wrapper?.id {
        identities.id(named: isWrapper ? "wrapper-\(id)" : id, in: outer.namedIdentity)
      } else {
        identities.id(
          kind: node.kind, slot: outer.wrapper?.slot ?? node.slot, in: outer.identity)
      }
    let count = seen[identity, default: 0]
    seen[identity] = count + 1
    return count == 0 ? identity : identities.duplicate(count, of: identity)
  }

  private mutating func shownText(of node: ViewNode) -> (content: TextContent, isPlaceholder: Bool)?
  {
    switch node.kind {
    case .text: return node.text.map { ($0, false) }
    case .textField(let state):
      if let text = node.text {
        let typed = catalog.string(of: text)
        if text.hasTranslations {
          typedTexts.append((text, typed.isEmpty))
          // A password shows as many dots as it has letters.
          if state.isSecure { isOfOneLanguage = true }
        }
        if !typed.isEmpty { return (state.isSecure ? .bullets(typed.count) : text, false) }
      }
      return node.placeholder.map { ($0, true) }
    default: return nil
    }
  }

  private func set(
    _ text: (content: TextContent, isPlaceholder: Bool), node: NodeID, attributes: TextAttributes
  ) -> LaidOutText {
    let font = attributes.font ?? .body
    let weight = shown(attributes.weight ?? font.ownWeight)
    let id = catalog.id(of: text.content)
    let setting = TextSetting(
      weight: weight, isItalic: attributes.isItalic ?? font.isItalic,
      design: attributes.design ?? font.design ?? .default,
      tracking: attributes.tracking.orZero,
      textCase: attributes.textCase ?? .asWritten)
    let lineLimit =
      switch nodes[node].kind {
      case .textField(let state): state.isMultiline ? 0 : 1
      default: attributes.lineLimit ?? 0
      }
    let ownExtents = catalog.ownExtents(setting)
    let runs = catalog[id].runs.map {
      RunSetting($0.attributes, in: setting, attributes, shown: shown)
    }
    var result = LaidOutText(
      node: node, text: id,
      // A text with runs is shaped when its size is known.
      shape: runs.isEmpty ? catalog.shaped(id, as: setting) : ShapeID(0),
      isPlaceholder: text.isPlaceholder, font: font, sizes: attributes.sizes, setting: setting,
      runs: runs.isEmpty ? nil : catalog.id(of: runs),
      hasRunSizes: !runs.isEmpty && (ownExtents != nil || runs.contains { $0.font != nil }),
      ownExtents: ownExtents,
      lineSpacing: max(0, attributes.lineSpacing.orZero), lineLimit: lineLimit,
      truncationMode: attributes.truncationMode ?? .tail,
      minimumScaleFactor: attributes.minimumScaleFactor ?? 1,
      allowsTightening: attributes.allowsTightening ?? false,
      alignment: attributes.alignment ?? .leading)
    result.resize(to: environment.dynamicTypeSize)
    return result
  }

  /// The weight that the person sees of one.
  private func shown(_ weight: FontWeight) -> FontWeight {
    environment.boldText ? catalog.emboldened(weight) : weight
  }

  /// Shapes the runs of a text at the text size, where it has any.
  private mutating func sizeRuns(of index: Int) {
    guard texts[index].runs != nil else { return }
    if let shape = catalog.runShape(of: texts[index], at: environment.dynamicTypeSize) {
      texts[index].shape = shape
    }
  }
}

extension Double? {
  /// The number, or 0 where it is missing or has no end.
  fileprivate var orZero: Double { flatMap { $0.isFinite ? $0 : nil } ?? 0 }
}

extension NodeKind {
  /// Whether it is drawn in one colour, as a template: a symbol as high as its font, or one that grows as
  /// the text does.
  fileprivate var isSymbol: Bool {
    switch self {
    case .symbol, .image(_, _, scales: true, _): true
    default: false
    }
  }

  /// Whether SwiftUI puts a grey shape in its place where content is redacted.
  fileprivate var isRedactable: Bool {
    switch self {
    case .text, .textField, .image, .symbol: true
    default: false
    }
  }
}

extension ViewNode {
  /// The name of the asset, where it is a picture of one that is not decorative.
  fileprivate var spokenAsset: String? {
    guard case .image(_, _, scales: false, isDecorative: false) = kind, let name, !name.isEmpty
    else { return nil }
    return name
  }
}

extension TextContent {
  /// Whether it may be another text in another language.
  fileprivate var hasTranslations: Bool {
    switch self {
    case .verbatim, .literal: false
    case .localized, .runs: true
    }
  }

  /// The dots that a secure field shows.
  fileprivate static func bullets(_ count: Int) -> TextContent {
    .verbatim(String(repeating: "•", count: count))
  }
}

extension ViewNode {
  /// Whether its ground goes on under the bars and up to the edges of the screen that it is at.
  fileprivate func hasGroundUnderBars(_ style: Style) -> Bool {
    guard style.background != nil, style.cornerRadius == 0 else { return false }
    return switch kind {
    case .rectangle: !layout.ignoredSafeAreaEdges.isEmpty
    case .list: true
    case .sheet, .alert, .navigationBar, .tabBar, .toolbar: false
    default: true
    }
  }

  /// Whether it is a search field that has the height of iOS's.
  fileprivate var hasHeightOfSearch: Bool {
    guard case .textField(let state) = kind else { return false }
    return state.isSearch && layout.frame == nil
  }
}
