import Layout

extension LaidOutTree {
  /// The visible and the spoken texts of a node.
  func allTexts(of node: NodeID) -> [TextID] {
    var result: [TextID] = []
    if let shown = text(of: node) { result.append(shown.text) }
    if let said = accessibility(of: node) {
      result += [said.label, said.value, said.hint].compactMap(\.self)
      result += said.inputLabels + said.customActions + said.rotors
      for content in said.customContent { result += [content.label, content.value] }
    }
    return result
  }
}
