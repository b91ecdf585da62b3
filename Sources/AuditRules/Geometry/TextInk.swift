import AuditModel
import Layout
import ViewTree

/// A colour of a text, with the contrast that letters in it need.
struct TextInk {
  let color: Color
  /// The least contrast with the ground.
  let required: Double
  /// The words that have it; none where all of the text has it.
  let part: String?

  /// The colours of a text: one for each of its runs, of those that are not blank.
  static func all(of text: LaidOutText, _ node: LaidOutNode, in tree: LaidOutTree) -> [TextInk] {
    guard let colors = tree.runColors[text.node] else {
      return [TextInk(color: tree.foreground(of: node), required: text.requiredContrast, part: nil)]
    }
    let shape = tree.catalog[text.shape]
    let settings = tree.catalog.runSettings(of: text)
    let runs = tree.catalog[text.text].runs
    return runs.indices.filter { !runs[$0].string.allSatisfy(\.isWhitespace) }.map { index in
      TextInk(
        color: colors[index] ?? tree.foreground(of: node),
        required: LaidOutText.requiredContrast(
          size: shape.pointSize(ofPart: index) ?? text.drawnPointSize,
          settings[index].weight),
        part: runs[index].string)
    }
  }
}
