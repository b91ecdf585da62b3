import Layout
import ViewTree

/// Finds out what an element is called and what it is.
struct ElementNaming {
  let tree: LaidOutTree

  /// The element that a node is by itself.
  func element(at node: Int) -> AccessibilityElement {
    var element = AccessibilityElement(node: node)
    element.frame = tree.nodes[node].frame
    element.traits = ownTraits(of: node)
    element.visibleTexts = visibleTexts(in: node)
    element.label = contentLabel(of: node, visible: element.visibleTexts)
    if case .textField = tree.nodes[node].kind, !showsPlaceholder(node) {
      element.value = element.visibleTexts
    }
    apply(node, to: &element)
    return element
  }

  /// The name that the content gives.
  private func contentLabel(of node: Int, visible: SpokenText) -> SpokenText {
    if accessibility(of: node)?.attributes.grouping == .ignore { return SpokenText() }
    switch tree.nodes[node].kind {
    case .image: return SpokenText()
    case .textField:
      // A placeholder is spoken until something is typed; what is typed is the value.
      return showsPlaceholder(node) ? visible : SpokenText()
    case .text: return visible
    default: return namesInside(node)
    }
  }

  private func showsPlaceholder(_ node: Int) -> Bool {
    let text = tree.nodes[node].text
    return text >= 0 && tree.texts[Int(text)].isPlaceholder
  }

  /// What the node's attributes say takes the place of what the content says.
  private func apply(_ node: Int, to element: inout AccessibilityElement) {
    guard let said = accessibility(of: node) else { return }
    if said.label >= 0 {
      element.label = SpokenText(said.label)
      element.hasGivenLabel = true
    }
    if said.value >= 0 { element.value = SpokenText(said.value) }
    element.hint = said.hint
    element.inputLabels = said.inputLabels
    element.customActions = said.customActions
    element.hasTapAction = said.attributes.hasTapAction
    element.sortPriority = said.attributes.sortPriority
    element.traits.formUnion(said.attributes.addedTraits)
    element.traits.subtract(said.attributes.removedTraits)
  }

  private func ownTraits(of node: Int) -> AccessibilityTraits {
    var traits: AccessibilityTraits =
      switch tree.nodes[node].kind {
      case .text: .staticText
      case .image: .image
      case .button: .button
      case .toggle: [.button, .toggleButton]
      case .slider: .adjustable
      case .textField(let state): fieldTraits(state)
      default: []
      }
    if tree.nodes[node].isDisabled, !traits.isEmpty, traits != .staticText, traits != .image {
      traits.insert(.notEnabled)
    }
    return traits
  }

  private func fieldTraits(_ state: TextFieldState) -> AccessibilityTraits {
    var traits: AccessibilityTraits = .textEntry
    if state.isEditing { traits.insert(.isEditing) }
    if state.isSecure { traits.insert(.secureTextField) }
    return traits
  }

  /// The texts that are seen in a node, in the order of the tree.
  private func visibleTexts(in node: Int) -> SpokenText {
    var result = SpokenText()
    for index in node..<Int(tree.nodes[node].end) where tree.nodes[index].isVisible {
      let text = tree.nodes[index].text
      if text >= 0 { result.append(tree.texts[Int(text)].text) }
    }
    return result
  }

  /// The names of all that is in a control: its texts, and its pictures where they have a name.
  private func namesInside(_ node: Int) -> SpokenText {
    var result = SpokenText()
    var index = node + 1
    while index < tree.nodes[node].end {
      let inside = tree.nodes[index]
      let said = accessibility(of: index)
      if !inside.isVisible || said?.attributes.isHidden == true {
        index = Int(inside.end)
      } else if let said, said.label >= 0 {
        result.append(said.label)
        index = Int(inside.end)
      } else {
        if inside.text >= 0 { result.append(tree.texts[Int(inside.text)].text) }
        index += 1
      }
    }
    return result
  }

  func accessibility(of node: Int) -> ResolvedAccessibility? {
    let position = tree.nodes[node].accessibility
    return position < 0 ? nil : tree.accessibility[Int(position)]
  }
}
