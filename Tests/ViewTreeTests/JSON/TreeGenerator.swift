import SeededNumbers
import AuditModel

@testable import ViewTree

/// Makes trees in which every field of a view is used sooner or later.
struct TreeGenerator {
  private var random: SeededGenerator
  /// Whether the trees are screens, in which no view names a list or a grid that it is not in.
  private let isScreen: Bool

  init(seed: UInt64, isScreen: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isScreen = isScreen
  }

  mutating func tree(depth: Int = 4) -> ViewNode {
    var node = ViewNode(
      kind(isLeaf: depth == 0), text: maybe { $0.text() }, placeholder: maybe { $0.text() },
      name: maybe { $0.word() })
    // Other views have their texts in views inside; reading makes one of the text of a bar.
    switch node.kind {
    case .textField: break
    case .text: node.placeholder = nil
    default: (node.text, node.placeholder) = (nil, nil)
    }
    node.id = maybe { "id\($0.number(0...9999))" }
    if chance(5) { node.slot = random.next() }
    node.textAttributes = textAttributes()
    node.layout = layout()
    node.style = style()
    node.alignmentGuides = maybe { [$0.guide()] } ?? []
    node.scrollTarget = maybe { $0.scrollTarget() }
    if chance(3) { node.accessibility = accessibility() }
    if chance(3) { node.declarations = declarations() }
    node.children = children(of: node, depth: depth)
    return node
  }

  private mutating func children(of node: ViewNode, depth: Int) -> [ViewNode] {
    if case .wrapper = node.kind { return [tree(depth: depth - 1)] }
    guard depth > 0 else { return [] }
    return (0..<Int.random(in: 0...3, using: &random)).map { index in
      var child = tree(depth: depth - 1)
      if chance(2) { child.slot = node.usualSlot(ofChild: index) }
      child.id = child.id.map { "\($0)-\(index)" }
      return child
    }
  }

  private mutating func kind(isLeaf: Bool) -> NodeKind {
    let kinds: [NodeKind] = [
      .text, .rectangle, .geometryReader, .tabBar, .toolbar, .list(listLayout()), .sheet, .alert,
      .custom,
      .image(width: number(), height: number(), scales: flag(), isDecorative: flag()),
      .button(isEnabled: flag()), .toggle(isOn: flag(), isEnabled: flag()),
      .textField(
        TextFieldState(
          isEnabled: flag(), isEditing: flag(), isSecure: flag(), isMultiline: flag(),
          isTextSelected: flag(), hasBorder: flag(), isSearch: flag())),
      .slider(value: signed(), minimum: -number(), maximum: number()),
      .pageControl(page: 1, count: 3),
      .stack(StackLayout(axis: pick(StackAxis.allCases), spacing: signed(), alignment: location())),
      .grid(
        GridLayout(
          columns: columns(), columnSpacing: signed(), rowSpacing: signed(), alignment: location())),
      .scroll(ScrollLayout(vertical: flag(), horizontal: flag(), hugsContent: flag())),
      .symbol(isDecorative: flag()), .background(location()),
      .image(width: .infinity, height: .infinity, scales: flag(), isDecorative: flag()),
      .viewThatFits(horizontal: flag(), vertical: flag()),
      .spacer(minimum: number()), .overlay(location()), .navigationBar(isLarge: flag()),
    ]
    return isLeaf || !chance(8) ? pick(kinds) : .wrapper
  }

  private mutating func columns() -> GridLayout.Columns {
    pick([
      .count(Int.random(in: 1...6, using: &random)), .adaptive(minimum: number() + 1), .content,
    ])
  }

  private mutating func textAttributes() -> TextAttributes {
    var attributes = TextAttributes()
    attributes.font = maybe { $0.font() }
    attributes.weight = maybe { $0.pick(FontWeight.allCases) }
    attributes.isItalic = maybe { $0.flag() }
    attributes.sizes = maybe { $0.flag() ? .small ... .accessibility1 : .xSmall ... .large }
    attributes.lineLimit = maybe { Int.random(in: 0...4, using: &$0.random) }
    attributes.design = maybe { $0.pick(FontDesign.allCases) }
    attributes.tracking = maybe { $0.number() }
    attributes.lineSpacing = maybe { $0.number() }
    attributes.textCase = maybe { $0.pick(TextCase.allCases) }
    attributes.truncationMode = maybe { $0.pick(TruncationMode.allCases) }
    attributes.minimumScaleFactor = maybe { $0.share() }
    attributes.allowsTightening = maybe { $0.flag() }
    attributes.alignment = maybe { $0.pick(TextAlignment.allCases) }
    return attributes
  }

  private mutating func font() -> Font {
    var font = Font(pick(TextStyle.allCases))
    font.customPointSize = maybe { $0.number() + 1 }
    font.scales = flag()
    font.maximumPointSize = maybe { $0.number() + 1 }
    font.weight = maybe { $0.pick(FontWeight.allCases) }
    font.isItalic = flag()
    font.design = maybe { $0.pick(FontDesign.allCases) }
    font.lineDistance = maybe { $0.pick(Font.Leading.allCases) }
    return font
  }

  private mutating func layout() -> LayoutAttributes {
    var layout = LayoutAttributes()
    layout.padding = maybe { $0.insets() } ?? .zero
    layout.frame = maybe { $0.frame() }
    layout.aspectRatio = maybe { $0.share() + 0.5 }
    layout.isWidthFixed = chance(5)
    layout.isHeightFixed = chance(5)
    layout.priority = maybe { $0.signed() } ?? 0
    layout.isHidden = chance(5)
    layout.opacity = maybe { $0.share() } ?? 1
    layout.clipsToBounds = chance(5)
    layout.ignoresKeyboard = chance(5)
    layout.ignoredSafeAreaEdges = maybe { Edge.Set(rawValue: Int8($0.pick(Array(0...15)))) } ?? []
    if !isScreen {
      layout.listRow = maybe { $0.listRow() }
      layout.gridCell = maybe { $0.gridCell() }
    }
    layout.scale = maybe {
      ScaleEffect(x: $0.signed(), y: $0.number(), anchor: UnitPoint(x: $0.share(), y: 0.5))
    }
    layout.redaction = maybe { $0.pick(Redaction.allCases) }
    layout.isPrivacySensitive = maybe { $0.flag() }
    layout.position = maybe { Point(x: $0.signed(), y: $0.signed()) }
    layout.barPlacement = maybe { $0.pick(BarPlacement.allCases) }
    return layout
  }

  private mutating func listLayout() -> ListLayout {
    var layout = ListLayout()
    layout.style = maybe { $0.pick(ListLayout.Style.allCases) }
    layout.hidesBackground = maybe { $0.flag() }
    layout.rowSpacing = maybe { $0.number() }
    layout.sectionSpacing = maybe { $0.number() }
    layout.minRowHeight = maybe { $0.number() }
    layout.minHeaderHeight = maybe { $0.number() }
    layout.isHeaderProminent = maybe { $0.flag() }
    layout.contentMargins = maybe { $0.listMargins() }
    return layout
  }

  private mutating func listMargins() -> ListLayout.Margins {
    var margins = ListLayout.Margins()
    margins.top = number()
    margins.leading = maybe { $0.number() }
    margins.bottom = maybe { $0.number() }
    margins.trailing = maybe { $0.number() }
    return margins
  }

  private mutating func gridCell() -> GridCell {
    var cell = GridCell()
    cell.isRow = flag()
    cell.columns = Int.random(in: 1...3, using: &random)
    cell.anchor = maybe { UnitPoint(x: $0.share(), y: $0.share()) }
    cell.columnAlignment = maybe { $0.pick(HorizontalAlignment.allCases) }
    cell.isWidthUnsized = flag()
    cell.isHeightUnsized = flag()
    return cell
  }

  private mutating func listRow() -> ListRow {
    var row = ListRow()
    row.part = pick(ListRow.Part.allCases)
    row.beginsSection = flag()
    row.endsSection = flag()
    row.insets = maybe { $0.insets() }
    row.background = maybe { $0.flag() ? .picture : .color($0.color()) }
    row.hidesLineAbove = maybe { $0.flag() }
    row.hidesLineBelow = maybe { $0.flag() }
    row.lineColor = maybe { $0.color() }
    row.hidesSectionLines = maybe { $0.flag() }
    row.sectionLineColor = maybe { $0.color() }
    row.sectionSpacing = maybe { $0.number() }
    row.isProminent = maybe { $0.flag() }
    return row
  }

  private mutating func guide() -> AlignmentGuide {
    var guide = AlignmentGuide(pick(AlignmentGuide.Line.allCases))
    guide.points = maybe { $0.signed() } ?? 0
    guide.widths = maybe { $0.share() } ?? 0
    guide.heights = maybe { $0.share() } ?? 0
    guide.firstBaselines = maybe { $0.share() } ?? 0
    guide.lastBaselines = maybe { $0.share() } ?? 0
    return guide
  }

  private mutating func scrollTarget() -> ScrollTarget {
    let anchor = UnitPoint(x: share(), y: share())
    return pick([
      .view(id: word(), anchor: maybe { _ in anchor }), .anchor(anchor),
      .offset(Point(x: number(), y: number())),
    ])
  }

  private mutating func insets() -> EdgeInsets {
    flag()
      ? EdgeInsets(all: number())
      : EdgeInsets(top: signed(), left: maybe { $0.number() } ?? 0, bottom: 0, right: number())
  }

  private mutating func frame() -> LayoutAttributes.Frame {
    var frame = LayoutAttributes.Frame()
    frame.width = maybe { $0.length() }
    frame.height = maybe { $0.length() }
    let (widths, heights) = (bounds(), bounds())
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = (widths[0], widths[1], widths[2])
    (frame.minHeight, frame.idealHeight, frame.maxHeight) = (heights[0], heights[1], heights[2])
    frame.alignment = location()
    return frame
  }

  /// Three bounds that do not contradict each other.
  private mutating func bounds() -> [Length?] {
    var last = 0.0
    return (0..<3).map { _ in
      guard let bound = maybe({ $0.length() }) else { return nil }
      guard case .points(let points) = bound else { return bound }
      last = max(last, points)
      return .points(last)
    }
  }

  private mutating func length() -> Length {
    pick([.infinity, .points(number()), .fraction(share()), .fraction(share() * 1e-7)])
  }

  private mutating func style() -> Style {
    var style = Style()
    style.foreground = maybe { $0.color() }
    style.tint = maybe { $0.color() }
    style.background = maybe { $0.flag() ? .picture : .color($0.color()) }
    style.borderColor = maybe { $0.color() }
    style.borderWidth = maybe { $0.number() } ?? 0
    style.cornerRadius = maybe { $0.number() } ?? 0
    return style
  }

  private mutating func color() -> Color {
    if chance(5) { return .accentColor }
    return Color(
      plainColor(), dark: maybe { $0.plainColor() },
      lightIncreasedContrast: maybe { $0.plainColor() },
      darkIncreasedContrast: maybe { $0.plainColor() },
      darkElevated: maybe { $0.plainColor() })
  }

  /// Often black or white, since colours that are equal are left out.
  private mutating func plainColor() -> RGBColor {
    if chance(2) { return flag() ? .black : .white }
    let bits = random.next()
    return RGBColor(
      UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits >> 16), alpha: flag() ? 255 : 128)
  }

  private mutating func accessibility() -> AccessibilityAttributes {
    var attributes = AccessibilityAttributes()
    attributes.label = maybe { $0.text() }
    attributes.value = maybe { $0.text() }
    attributes.hint = maybe { $0.text() }
    attributes.identifier = maybe { $0.word() }
    attributes.addedTraits = traits()
    attributes.removedTraits = traits()
    attributes.inputLabels = maybe { [$0.text(), $0.text()] } ?? []
    attributes.customActions = maybe { [$0.text()] } ?? []
    attributes.sortPriority = maybe { $0.signed() } ?? 0
    attributes.grouping = maybe { $0.pick(AccessibilityGrouping.allCases) }
    attributes.isHidden = chance(4)
    attributes.isModal = chance(4)
    attributes.hasTapAction = chance(4)
    attributes.language = maybe { $0.pick(["de", "pt-BR", "zh-Hant-HK", "es-419"]) }
    attributes.elementOrder = maybe { $0.pick([[], ["first", "second"]]) }
    return attributes
  }

  private mutating func declarations() -> Declarations {
    var declarations = Declarations()
    declarations.isFocusEffectDisabled = maybe { $0.flag() }
    declarations.animation = maybe { $0.animation() }
    declarations.reduceMotion = maybe { $0.pick(ReducedMotion.allCases) }
    declarations.autoplay = maybe {
      Autoplay(
        isOn: $0.flag(), hasAudio: $0.maybe { $0.flag() }, seconds: $0.maybe { $0.number() },
        stoppedBy: $0.maybe { _ in "pause" })
    }
    declarations.textContentType = maybe { $0.pick(UITextContentType.all) }
    declarations.keyboardType = maybe { $0.pick(UIKeyboardType.allCases) }
    declarations.allowsPasting = maybe { $0.flag() }
    declarations.longPress = maybe { $0.text() }
    declarations.gestures =
      maybe { generator in
        [
          DeclaredGesture(
            generator.pick(DeclaredGesture.Kind.allCases), name: generator.maybe { $0.text() })
        ]
      } ?? []
    declarations.menuItems = maybe { [$0.text()] } ?? []
    declarations.headingLevel = maybe { $0.pick(AccessibilityHeadingLevel.allCases) }
    declarations.hasEscapeAction = maybe { $0.flag() }
    declarations.showsLargeContentViewer = maybe { $0.flag() }
    declarations.ignoresInvertColors = maybe { $0.flag() }
    declarations.keyboardShortcut = maybe {
      KeyboardShortcut($0.pick(["k", ".", .return]), modifiers: $0.pick([.command, [], .shift]))
    }
    return declarations
  }

  private mutating func animation() -> DeclaredAnimation {
    DeclaredAnimation(
      of: maybe { [$0.pick(AnimatedProperty.allCases), .offset] } ?? [],
      duration: maybe { $0.number() },
      repeats: maybe { $0.flag() ? .forever : .times(Int.random(in: 1...9, using: &$0.random)) })
  }

  private mutating func traits() -> AccessibilityTraits {
    AccessibilityTraits(rawValue: UInt32(truncatingIfNeeded: random.next() & random.next()))
      .intersection(AccessibilityTraits(rawValue: (1 << 23) - 1))
  }

  private mutating func text(depth: Int = 2) -> TextContent {
    if depth == 0 || flag() { return .verbatim(word()) }
    var text = LocalizedText(key: word(), table: pick(["Localizable", "Buttons"]))
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text.arguments.append(
        pick([
          .text(self.text(depth: depth - 1)), .integer(Int(truncatingIfNeeded: random.next())),
          .number(signed()), .number(3),
        ]))
    }
    return .localized(text)
  }

  private mutating func word() -> String {
    pick([
      "Sign in", "“quoted” \"text\"", "back\\slash /", "line\nbreak\r\n\ttab", "\u{0}\u{1F}\u{7F}",
      "日本語", "שלום", "👩🏽‍🚀", "e\u{301}", "\u{FEFF}mark", "\u{2028}",
    ])
  }

  private mutating func location() -> Alignment {
    Alignment(pick(HorizontalAlignment.allCases), pick(VerticalAlignment.allCases))
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    chance(3) ? make(&self) : nil
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func flag() -> Bool { Bool.random(using: &random) }

  private mutating func share() -> Double { Double.random(in: 0...1, using: &random) }

  private mutating func number() -> Double { number(0...500) }

  private mutating func signed() -> Double { number(-500...500) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &random)
    return flag() ? number.rounded() : number
  }
}
