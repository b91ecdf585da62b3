import Accessibility
import AuditModel
import Layout
import ViewTree

/// A colour of a text with the size of the letters in it, and the contrast that they need.
struct TextInk {
  let color: Color
  /// The size in points that is seen, with all scales.
  let points: Double
  /// The least contrast with the ground.
  let required: Double
  /// The words that have it; none where all of the text has it.
  let part: String?

  /// The colours of a text: one for each of its runs, of those that are not blank.
  static func all(of text: LaidOutText, on screen: AccessibleScreen) -> [TextInk] {
    let tree = screen.tree
    guard let colors = tree.runColors[text.node] else {
      return [
        TextInk(
          color: tree.foreground(of: text.node), points: tree.shownPointSize(of: text),
          required: screen.requiredContrast(of: text), part: nil)
      ]
    }
    let scale = tree.drawnScale(of: text.node).y
    let shape = tree.catalog[text.shape]
    let settings = tree.catalog.runSettings(of: text)
    let runs = tree.catalog[text.text].runs
    return runs.indices.filter { !runs[$0].string.allSatisfy(\.isWhitespace) }.map { index in
      let points = scale * (shape.pointSize(ofPart: index) ?? text.drawnPointSize)
      return TextInk(
        color: colors[index] ?? tree.foreground(of: text.node), points: points,
        required: screen.requiredContrast(size: points, settings[index].weight),
        part: runs[index].string)
    }
  }
}
