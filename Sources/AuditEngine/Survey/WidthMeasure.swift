import AuditModel
import Layout
import SystemFont
import TextShaping
import ViewTree

/// Measures how wide the texts of a tree may become before something is truncated or clipped.
///
/// Each text is put in its place with far too many letters; what is left of it is the room it has.
/// If it takes that room from another text, which is then truncated, it gets as much as it can have
/// without doing so.
struct WidthMeasure {
  private let engine: LayoutEngine
  /// The measured widths: most states show most texts in the same places.
  private var known: Set<Signature> = []

  init(engine: LayoutEngine) { self.engine = engine }

  /// A text in its place.
  private struct Signature: Hashable {
    let text: TextID
    let identity: NodeIdentity
    let size: Int
    let width: Double
    let keyboard: Double
    let lines: Int
  }

  /// The widths available to limited texts, leaving out those that were measured before in the same
  /// place.
  mutating func widths(
    in tree: LaidOutTree, of root: ViewNode, at variant: SurveyedVariant
  ) -> [(name: SurveyedTexts.Name, width: MaximumWidth)] {
    var result: [(name: SurveyedTexts.Name, width: MaximumWidth)] = []
    for index in tree.texts.indices {
      let text = tree.texts[index]
      let node = tree[text.node]
      guard node.isSeen, let name = tree.catalog[text.text].surveyName,
        known.insert(signature(of: text, in: tree, at: variant)).inserted,
        let ems = ems(of: index, in: tree, root: root)
      else { continue }
      let pointSize = text.font.pointSize(at: .large)
      result.append((name, MaximumWidth(ems: ems, pointSize: pointSize, variant: variant)))
    }
    return result
  }

  private func signature(
    of text: LaidOutText, in tree: LaidOutTree, at variant: SurveyedVariant
  ) -> Signature {
    let node = tree[text.node]
    return Signature(
      text: text.text, identity: node.identity, size: variant.size,
      width: text.availableWidth.rounded(), keyboard: tree.environment.keyboardHeight,
      lines: text.lineLimit)
  }

  /// The room of a text in units of its size, none when nothing limits it.
  private func ems(of index: Int, in tree: LaidOutTree, root: ViewNode) -> Double? {
    guard let width = laidOut(Self.endless, at: index, in: tree, root: root),
      width.text.isTruncated
    else { return nil }
    let lines = Double(max(1, width.text.availableLines))
    // Words do not fill their lines: what does not fit goes into the next one.
    let filling = width.text.availableLines > 1 ? 0.85 : 1
    let most = lines * width.text.availableWidth * filling / width.text.drawnPointSize
    guard width.cutsOthersOff else { return most }
    return widest(below: most, at: index, in: tree, root: root)
  }

  /// The widest text that cuts no other one off, found by halving.
  private func widest(
    below most: Double, at index: Int, in tree: LaidOutTree, root: ViewNode
  ) -> Double {
    let letter = max(0.1, engine.letterWidth(of: tree.texts[index]))
    var (fits, fails) = (0, Int(most / letter) + 1)
    while fails - fits > 1, Double(fails - fits) * letter > 0.02 * most {
      let middle = (fits + fails) / 2
      let text = String(repeating: "n", count: middle)
      let isGood = laidOut(text, at: index, in: tree, root: root).map { !$0.cutsOthersOff } ?? false
      if isGood { fits = middle } else { fails = middle }
    }
    return Double(fits) * letter
  }

  /// A text in the place of another one, and whether others are truncated that were not before.
  private func laidOut(
    _ string: String, at index: Int, in tree: LaidOutTree, root: ViewNode
  ) -> (text: LaidOutText, cutsOthersOff: Bool)? {
    guard let content = engine.content(of: tree.texts[index].text) else { return nil }
    let changed = root.showing(string, insteadOf: content)
    guard let other = try? engine.layOut(changed, in: tree.environment),
      other.texts.count == tree.texts.count
    else { return nil }
    let cutsOthersOff = zip(tree.texts, other.texts).enumerated().contains { position, pair in
      position != index && pair.0.text == pair.1.text && !pair.0.isTruncated && pair.1.isTruncated
    }
    return (other.texts[index], cutsOthersOff)
  }

  private static let endless = String(
    repeating: String(repeating: "n", count: 9) + " ", count: 60)
}

extension LayoutEngine {
  /// The width of the letter n in a text's font, in units of its size.
  fileprivate func letterWidth(of text: LaidOutText) -> Double {
    let letters = catalog.id(of: .verbatim("nnnnnnnnnn"))
    let shape = catalog.shaped(letters, as: text.setting)
    return catalog[shape].width(at: text.size) / text.pointSize / 10
  }

  /// The key by which a text of the catalog was looked up.
  fileprivate func content(of text: TextID) -> TextContent? { catalog.content(of: text) }
}

extension ViewNode {
  /// The same tree with another text wherever one is shown.
  fileprivate func showing(_ string: String, insteadOf content: TextContent) -> ViewNode {
    var result = self
    if text == content { result.text = .verbatim(string) }
    if placeholder == content { result.placeholder = .verbatim(string) }
    for index in result.children.indices {
      result.children[index] = result.children[index].showing(string, insteadOf: content)
    }
    return result
  }
}
