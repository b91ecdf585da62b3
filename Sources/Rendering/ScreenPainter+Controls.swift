import AuditModel
import Layout
import ViewTree

extension ScreenPainter {
  /// The parts of a control that UIKit draws beside the views in it.
  mutating func paintControl(_ index: NodeID) {
    let node = tree[index]
    guard node.frame.intersects(extent) else { return }
    switch node.kind {
    case .toggle(let isOn, let isEnabled): paintSwitch(index, isOn: isOn, isEnabled: isEnabled)
    case .slider(let value, let minimum, let maximum):
      paintSlider(index, share: maximum > minimum ? (value - minimum) / (maximum - minimum) : 0)
    case .pageControl(let page, let count): paintPageDots(node, page: page, of: count)
    case .button where isCollapsed(index): paintBackChevron(node, at: node.frame.center.x)
    case .textField(let state) where state.isSearch: paintSearchField(node)
    case .textField(let state) where state.hasBorder && !state.isMultiline: paintFieldBorder(index)
    case .rectangle where node.isSystemSized && facts[index.index].traits.contains(.adjustable):
      paintStepper(node)
    default: break
    }
  }

  /// The colour of a control: its tint, or iOS's.
  func tint(at index: NodeID) -> RGBColor {
    let facts = facts[index.index]
    return shown(facts.tint ?? .accentColor, facts)
  }

  private func shown(_ tint: Color, _ facts: NodeFacts) -> RGBColor {
    (facts.isElevated ? tint.elevated : tint).color(in: appearance)
  }

  /// The colour of a text or a symbol: iOS tints the tab whose screen is shown, and draws words of
  /// disabled controls in grey where they have no colour of the app.
  func ink(at index: NodeID) -> RGBColor {
    let (node, tint) = (tree[index], tint(at: index))
    let own = tree.foreground(of: node).color(in: appearance)
    if facts[index.index].isInSelectedTab, tree.foreground(of: node) == .label { return tint }
    let isOfIOS = own == tint || own == color(.label) || isOnTint(index) && own == .white
    return node.isDisabled && isOfIOS ? color(.tertiaryLabel) : own
  }

  /// Whether the next ground around a node is in the tint, as that of a prominent button is.
  private func isOnTint(_ index: NodeID) -> Bool {
    tree.lineage(of: index).lazy.compactMap { tree.style(of: $0).background }.first.map {
      isTint($0, at: index)
    } ?? false
  }

  /// Whether a ground is in the tint, and so grey where its control is disabled.
  func isTint(_ fill: Fill, at index: NodeID) -> Bool {
    if case .color(let color) = fill {
      color.color(in: appearance) == tint(at: index)
    } else {
      false
    }
  }

  /// A switch: green when it is on and no tint is named, at half its strength when it is disabled.
  ///
  /// Its size is that of layout, and its knob a capsule of 37 × 24 (sentry-cocoa and openuikit, measured on
  /// iOS 26; that of a slider, whose thumb it shares).
  private mutating func paintSwitch(_ index: NodeID, isOn: Bool, isEnabled: Bool) {
    let (node, size) = (tree[index], SystemMetrics.toggle)
    let frame = node.content
    let overhang = SystemMetrics.toggleOverhang
    let track = Rect(
      x: isRightToLeft ? frame.x - overhang : frame.maxX - size.width + overhang,
      y: frame.center.y - size.height / 2, width: size.width, height: size.height)
    let opacity = isEnabled ? 1 : 0.5
    let facts = facts[index.index]
    let green = facts.tint.map { shown($0, facts) } ?? color(.systemGreen)
    let (width, height) = (37.0, 24.0)
    let knob = Rect(
      x: isOn != isRightToLeft ? track.maxX - 2 - width : track.x + 2, y: track.y + 2,
      width: width, height: height)
    let fill = isOn ? green : color(.secondarySystemFill)
    body.append(SVGElement.rect(track, radius: size.height / 2, fill: fill.opacity(opacity)))
    paintKnob(knob, opacity)
  }

  /// A dot for each page, the one of the shown page darker; their colours are assumed.
  private mutating func paintPageDots(_ node: LaidOutNode, page: Int, of count: Int) {
    let (pitch, diameter) = SystemMetrics.pageDots
    let shown = isRightToLeft ? count - 1 - page : page
    let first = node.content.center.x - pitch * Double(count - 1) / 2
    for dot in 0..<count {
      let frame = Rect(
        x: first + pitch * Double(dot) - diameter / 2, y: node.content.center.y - diameter / 2,
        width: diameter, height: diameter)
      guard frame.intersects(extent) else { continue }
      let ink: UIColor = dot == shown ? .label : .tertiaryLabel
      body.append(SVGElement.rect(frame, radius: diameter / 2, fill: color(ink)))
    }
  }

  /// White with a shade around and under it, as a knob lies over its track.
  private mutating func paintKnob(_ frame: Rect, _ opacity: Double) {
    let radius = frame.height / 2
    let shade = RGBColor(0, 0, 0, alpha: 20).opacity(opacity)
    body += [
      SVGElement.rect(frame.offset(x: 0, y: 1), radius: radius, fill: shade),
      SVGElement.rect(frame.offset(x: 0, y: 2), radius: radius, fill: shade),
      SVGElement.rect(frame, radius: radius, fill: .white.opacity(opacity)),
      SVGElement.outline(
        frame, radius: radius, color: RGBColor(0, 0, 0, alpha: 26).opacity(opacity), width: 0.5),
    ]
  }

  /// A track 6 points high, filled up to a thumb of 37 × 24 points (sentry-cocoa, on iOS 26).
  private mutating func paintSlider(_ index: NodeID, share: Double) {
    let content = tree[index].content
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    let thumb = Size(width: min(37, content.width), height: 24)
    let track = Rect(
      x: content.x, y: content.center.y - 3, width: content.width, height: 6)
    let position = (isRightToLeft ? 1 - share : share) * (content.width - thumb.width)
    var filled = track
    filled.width = position + thumb.width / 2
    if isRightToLeft {
      filled.x += filled.width
      filled.width = track.width - filled.width
    }
    body += [
      SVGElement.rect(track, radius: 3, fill: color(.systemFill)),
      SVGElement.rect(filled, radius: 3, fill: tint(at: index)),
    ]
    paintKnob(
      Rect(
        x: content.x + position, y: content.center.y - thumb.height / 2, width: thumb.width,
        height: thumb.height), 1)
  }

  /// Minus and plus with a line between them.
  private mutating func paintStepper(_ node: LaidOutNode) {
    let (frame, ink) = (node.frame, color(.label))
    let arm = 7.0
    for (center, isPlus) in [(0.25, isRightToLeft), (0.75, !isRightToLeft)] {
      let middle = Point(x: frame.x + center * frame.width, y: frame.center.y)
      var lines = [[Point(x: middle.x - arm, y: middle.y), Point(x: middle.x + arm, y: middle.y)]]
      if isPlus {
        lines.append([
          Point(x: middle.x, y: middle.y - arm), Point(x: middle.x, y: middle.y + arm),
        ])
      }
      body += lines.map { SVGElement.line($0, color: ink, width: 1.75) }
    }
    body.append(
      SVGElement.line(
        [Point(x: frame.center.x, y: frame.y + 7), Point(x: frame.center.x, y: frame.maxY - 7)],
        color: color(.separator), width: 1))
  }

  /// The thin line around a field that has neither a ground nor a border of its own and is not the
  /// row of a list: the rounded border of iOS, which fields of the plain style have only here, since
  /// their style is not known and an empty one could not be seen at all.
  private mutating func paintFieldBorder(_ index: NodeID) {
    let field = tree[index].frame
    // A ground that lies closely around it is its own, unlike that of a whole screen.
    let around = tree.lineage(of: index).prefix(3)
      .filter { tree[$0].frame.height <= field.height + 32 }.map { tree.style(of: $0) }
    let isRow = tree.lineage(of: index).contains {
      if case .list = tree[$0].kind { true } else { false }
    }
    let isDecorated = tree.lineage(of: index).prefix(3).contains {
      switch tree[$0].kind {
      case .overlay, .background: true
      default: false
      }
    }
    guard !isRow, !isDecorated, around.allSatisfy({ $0.background == nil && $0.borderColor == nil })
    else {
      return
    }
    body.append(
      SVGElement.outline(
        tree[index].frame, radius: 5,
        color: color(.systemGray4), width: 0.5))
  }

  /// A grey capsule with a magnifying glass before its text, as large as the text is (assumed).
  private mutating func paintSearchField(_ node: LaidOutNode) {
    let frame = node.frame
    if !node.hasBackground {
      body.append(
        SVGElement.rect(frame, radius: frame.height / 2, fill: color(.tertiarySystemFill)))
    }
    guard let glass = symbol("magnifyingglass") else { return }
    let side = min(0.5 * frame.height, 32)
    let middle = isRightToLeft ? frame.maxX - 21 : frame.x + 21
    let corner = Rect(
      x: middle - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    paint(glass, in: corner, color: color(.secondaryLabel))
  }

  /// Whether UIKit shows a back button without its text.
  private func isCollapsed(_ index: NodeID) -> Bool {
    tree.descendants(of: index).first.map { tree[$0].isCollapsed } ?? false
  }

  /// 10 × 18 points, as high as the symbol `chevron.backward` at 17 points.
  private mutating func paintBackChevron(_ node: LaidOutNode, at x: Double) {
    let middle = Point(x: x, y: node.frame.center.y)
    let tip = isRightToLeft ? 5.0 : -5
    let points = [(-tip, -9.0), (tip, 0), (-tip, 9)].map {
      Point(x: middle.x + $0.0, y: middle.y + $0.1)
    }
    let color = tree.foreground(of: node).color(in: appearance)
    body.append(SVGElement.line(points, color: color, width: 2.2))
  }

  /// Eight spokes, each fainter than the one before it.
  mutating func paintSpinner(_ frame: Rect, _ ink: RGBColor) {
    let (side, middle) = (min(frame.width, frame.height), frame.center)
    // The directions of a clock's hands at every eighth of an hour.
    let half = 0.5.squareRoot()
    let directions = [
      (0.0, -1.0), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0),
      (-half, -half),
    ]
    for (number, (x, y)) in directions.enumerated() {
      let ends = [0.25, 0.45].map {
        Point(x: middle.x + x * $0 * side, y: middle.y + y * $0 * side)
      }
      body.append(
        SVGElement.line(
          ends, color: ink.opacity(1 - 0.1 * Double(number)), width: 0.1 * side))
    }
  }
}
