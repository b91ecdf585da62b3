import Accessibility
import AuditModel
import Layout
import ViewTree

/// Draws a screen as an indented tree of words, for a terminal.
package struct TreeDrawing {
  private let screen: AccessibleScreen
  private let elements: [NodeID: (order: Int, element: AccessibilityElement)]

  /// Takes a screen.
  package init(_ screen: AccessibleScreen) {
    self.screen = screen
    elements = Dictionary(
      screen.elements.enumerated().map { ($1.node, ($0 + 1, $1)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The tree, a line for each node and more for what is worth knowing about it; then what is
  /// announced.
  package var text: String {
    var lines: [String] = []
    var index = NodeID.root
    while index.index < screen.tree.nodes.count {
      if isFormThatDoesNotFit(index) {
        index = screen.tree[index].end
        continue
      }
      lines += describe(index)
      index = index.next
    }
    lines += screen.announcements.map(announced)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether it is a view of a `ViewThatFits` that another one is shown instead of.
  private func isFormThatDoesNotFit(_ index: NodeID) -> Bool {
    let node = screen.tree[index]
    guard let parent = node.parent, case .viewThatFits = screen.tree[parent].kind else {
      return false
    }
    return !node.isVisible && node.frame.isEmpty
  }

  private func describe(_ index: NodeID) -> [String] {
    let node = screen.tree[index]
    // A wrapper is no node of its own.
    if case .wrapper = node.kind { return [] }
    let indent = String(repeating: "  ", count: depth(of: index))
    var line = "\(indent)\(title(of: index))  \(frame(node.frame))"
    if !node.isVisible { line += "  hidden" }
    if let moved = screen.tree.scrolling(of: index)?.offset, moved != .zero {
      line += "  scrolled by (\(moved.x.rounded(toTenths: ())), \(moved.y.rounded(toTenths: ())))"
    }
    if node.isCollapsed { line += "  collapsed by iOS" }
    if node.isOffScreen { line += "  off screen" }
    if node.isVisible, isScrolledAway(node) { line += "  scrolled away" }
    if screen.tree.isRedacted(index) { line += "  redacted" }
    let text = screen.tree.text(of: index)
    if let text { line += "  \(quoted(text.text))" }
    var lines = [line]
    if let text { lines += setting(of: text, indent) + runs(of: text, indent) }
    if let (order, element) = elements[index] { lines.append(spoken(element, order, indent)) }
    return lines
  }

  private func title(of index: NodeID) -> String {
    let path = screen.tree.path(of: index)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let kind = kindName(of: screen.tree[index].kind)
    return name.isEmpty || isPosition(name, of: screen.tree[index].kind)
      ? kind : "\(kind) “\(name.oneLine)”"
  }

  /// Whether a name is made of the place in the source, such as `button-2.1`, and was not given.
  private func isPosition(_ name: String, of kind: NodeKind) -> Bool {
    name.hasPrefix("\(kind.name)-")
      && name.dropFirst(kind.name.count + 1).allSatisfy { "0123456789.#".contains($0) }
  }

  private func kindName(of kind: NodeKind) -> String {
    switch kind {
    case .stack(let layout): "\(layout.axis.rawValue) stack"
    case .textField(let state): state.isMultiline ? "multi-line \(kind.name)" : kind.name
    default: kind.name
    }
  }

  private func setting(of text: LaidOutText, _ indent: String) -> [String] {
    let design = text.setting.design
    let font = "\(text.weight.rawValue)" + (design == .default ? "" : " \(design.rawValue)")
    let points = screen.tree.shownPointSize(of: text)
    let size = "\(points.rounded(toTenths: ())) pt \(font)"
    let count = text.lineCount == 1 ? "1 line" : "\(text.lineCount) lines"
    var result = "\(indent)  ‣ \(size), \(count)"
    if screen.tree.scrollsInside(text) { result += ", scrolls" }
    if let key = screen.catalog[text.text].key { result += ", key \(key.oneLine)" }
    var lines = [result]
    if text.isTruncated, screen.tree[text.node].isSeen {
      let shown = DrawnText(text, in: screen.tree).lineStrings.joined(separator: " ⏎ ")
      lines.append("\(indent)  ✂ truncated: “\(shown.oneLine)” (\(shortage(of: text)))")
    }
    if let clipper = clipper(of: text.node) {
      lines.append("\(indent)  ✂ clipped by \(clipper)")
    }
    return lines
  }

  /// A line for each run of a text that has settings of its own.
  private func runs(of text: LaidOutText, _ indent: String) -> [String] {
    screen.catalog[text.text].runs.filter { !$0.attributes.isEmpty }.map { run in
      "\(indent)  ‣ run “\(run.string.oneLine)”: \(run.attributes.words.joined(separator: ", ").oneLine)"
    }
  }

  /// The shortage of a text: lines, where it has more line ends itself, or else width.
  private func shortage(of text: LaidOutText) -> String {
    let shape = screen.catalog[text.shape]
    let ownLines = shape.breakLines(width: .infinity, at: text.drawnSize).lineCount
    if ownLines > text.availableLines {
      return "takes \(ownLines) lines, has room for \(text.availableLines)"
    }
    let needed = shape.narrowestWidth(lines: text.availableLines, at: text.drawnSize)
    let has = text.availableWidth.rounded(toTenths: ())
    return "has \(has) pt, needs \(needed.rounded(toTenths: ())) pt"
  }

  /// The clipping of a text, however the screen is scrolled.
  private func clipper(of index: NodeID) -> String? {
    let node = screen.tree[index]
    let seen = node.content.intersection(node.contentReach)
    guard node.isSeen, !node.isOffScreen, !node.content.isEmpty else { return nil }
    guard node.content.width - seen.width > 0.5 || node.content.height - seen.height > 0.5 else {
      return nil
    }
    if node.content.intersection(node.reach) != seen { return "its own frame" }
    return node.clipper.map(title) ?? "the screen"
  }

  private func spoken(_ element: AccessibilityElement, _ order: Int, _ indent: String) -> String {
    let catalog = screen.catalog
    var parts = ["“\(element.label.string(in: catalog).oneLine)”"]
    if !element.value.isSilent { parts.append("“\(element.value.string(in: catalog).oneLine)”") }
    parts += element.traits.names
    parts += element.links.map { "link “\($0.label.oneLine)”" }
    if let hint = element.hint { parts.append("hint “\(catalog[hint].string.oneLine)”") }
    return "\(indent)  ♪ \(order). \(parts.joined(separator: ", "))"
  }

  private func announced(_ text: TextID) -> String {
    "♪ announced: \(quoted(text))"
      + (screen.catalog[text].key.map { ", key \($0.oneLine)" } ?? "")
  }

  private func depth(of index: NodeID) -> Int {
    screen.tree.lineage(of: index).dropFirst().count {
      if case .wrapper = screen.tree[$0].kind { false } else { true }
    }
  }

  private func isScrolledAway(_ node: LaidOutNode) -> Bool {
    guard let scroll = node.scrollView.map({ screen.tree[$0] }) else { return false }
    return !node.frame.intersects(scroll.frame) && !node.frame.isEmpty
  }

  private func frame(_ frame: Rect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { $0.rounded(toTenths: ()) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
  }

  private func quoted(_ text: TextID) -> String {
    "“\(screen.catalog[text].string.oneLine)”"
  }
}

extension RunAttributes {
  /// The settings in words.
  fileprivate var words: [String] {
    var words: [String] = []
    if let font {
      words.append(font.customPointSize.map { "\($0.rounded(toTenths: ())) pt" } ?? font.style.name)
    }
    if let weight = weight ?? font?.weight { words.append(weight.rawValue) }
    if isItalic ?? font?.isItalic ?? false { words.append("italic") }
    if let design = design ?? font?.design { words.append(design.rawValue) }
    if let tracking { words.append("tracking \(tracking.rounded(toTenths: ()))") }
    if let link { words.append("link to \(link)") }
    if foreground != nil, link == nil { words.append("own colour") }
    if isUnderlined == true { words.append("underlined") }
    if isStruckThrough == true { words.append("struck through") }
    return words
  }
}
