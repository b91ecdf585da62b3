import Layout
import ViewTree

/// Determines what an element is called and what it is.
struct ElementNaming {
  let tree: LaidOutTree

  /// The element that a node is by itself.
  func element(at node: NodeID) -> AccessibilityElement {
    let element = AccessibilityElement(node: node)
    element.frame = tree[node].frame
    element.traits = ownTraits(of: node)
    element.visibleTexts = visibleTexts(in: node)
    element.label = contentLabel(of: node)
    if let text = shownText(of: node) { element.links = tree.catalog[text].links }
    if case .textField = tree[node].kind, !showsPlaceholder(node) {
      element.value = SpokenText(tree.textID(of: node))
    }
    element.state = state(of: node)
    apply(node, to: element)
    if !element.hasGivenLabel, isNamedByLabelInside(element) { element.hasGivenLabel = true }
    return element
  }

  /// Whether a control shows no text, and what it shows has a label that was given, as a symbol has the
  /// title of its `Label`.
  private func isNamedByLabelInside(_ element: AccessibilityElement) -> Bool {
    guard tree[element.node].kind.isControl, element.visibleTexts.isSilent,
      !element.label.isSilent
    else { return false }
    return tree.descendants(of: element.node).allSatisfy {
      accessibility(of: $0)?.isNamedByAsset != true
    }
  }

  /// The name that the content gives.
  private func contentLabel(of node: NodeID) -> SpokenText {
    if accessibility(of: node)?.attributes.grouping == .ignore { return SpokenText() }
    switch tree[node].kind {
    case .image, .symbol: return SpokenText()
    case .textField:
      // A placeholder is spoken until something is typed; what is typed is the value.
      return showsPlaceholder(node) ? SpokenText(tree.textID(of: node)) : SpokenText()
    case .text: return SpokenText(tree.textID(of: node))
    default: return namesInside(node)
    }
  }

  private func showsPlaceholder(_ node: NodeID) -> Bool {
    tree.text(of: node)?.isPlaceholder ?? false
  }

  /// A slider speaks how far it is between its ends, as SwiftUI's does without a value of its own; a page control
  /// is adjustable (nicklockwood/FXPageControl, pull request 11), and speaks its page.
  private func state(of node: NodeID) -> SpokenState? {
    switch tree[node].kind {
    case .toggle(let isOn, _): return .isOn(isOn)
    case .slider(let value, let minimum, let maximum):
      guard maximum > minimum, value.isFinite else { return nil }
      return .fraction(min(max(0, (value - minimum) / (maximum - minimum)), 1))
    case .pageControl(let page, let count): return .page(page + 1, of: count)
    default: return nil
    }
  }

  /// Attributes of the node replace those of its content.
  private func apply(_ node: NodeID, to element: AccessibilityElement) {
    guard let said = accessibility(of: node) else { return }
    if let label = said.label {
      element.label = SpokenText(label)
      element.hasGivenLabel = !said.isNamedByAsset
    }
    if let value = said.value { element.value = SpokenText(value) }
    element.hint = said.hint
    element.inputLabels = said.inputLabels
    element.customActions = said.customActions
    element.customContent = said.customContent
    element.givenResponse = said.attributes.respondsToUserInteraction
    element.givenActivationPoint = said.attributes.activationPoint.map {
      $0.point(in: element.frame, isRightToLeft: tree.environment.layoutDirection == .rightToLeft)
    }
    element.hasTapAction = said.attributes.hasTapAction
    element.sortPriority = said.attributes.sortPriority
    element.traits.formUnion(said.attributes.addedTraits)
    element.traits.subtract(said.attributes.removedTraits)
  }

  private func ownTraits(of node: NodeID) -> AccessibilityTraits {
    var traits: AccessibilityTraits =
      switch tree[node].kind {
      // That a text which is wholly a link has this trait instead is assumed.
      case .text: shownText(of: node).map { tree.catalog[$0].isLink } ?? false ? .link : .staticText
      case .image, .symbol: .image
      case .button: .button
      case .toggle: [.button, .toggleButton]
      case .slider, .pageControl: .adjustable
      case .textField(let state): fieldTraits(state)
      default: []
      }
    if tree[node].isDisabled, !traits.isEmpty, traits != .staticText, traits != .image {
      traits.insert(.notEnabled)
    }
    if tree.declarations[node]?.headingLevel != nil { traits.insert(.header) }
    return traits
  }

  /// The text of a node that is no more than that.
  private func shownText(of node: NodeID) -> TextID? {
    guard case .text = tree[node].kind else { return nil }
    return tree.textID(of: node)
  }

  private func fieldTraits(_ state: TextFieldState) -> AccessibilityTraits {
    var traits: AccessibilityTraits = .textEntry
    if state.isEditing { traits.insert(.isEditing) }
    if state.isSecure { traits.insert(.secureTextField) }
    if state.isSearch { traits.insert(.searchField) }
    return traits
  }

  /// The texts that can be read in a node, in the order of the tree.
  private func visibleTexts(in node: NodeID) -> SpokenText {
    var result = SpokenText()
    for index in node..<tree[node].end where tree[index].isVisible && !tree.isRedacted(index) {
      if let text = tree.textID(of: index) { result.append(text) }
    }
    return result
  }

  /// The names of all that is in a control: its texts, and its pictures where they have a name.
  private func namesInside(_ node: NodeID) -> SpokenText {
    var result = SpokenText()
    var index = node.next
    while index < tree[node].end {
      let said = accessibility(of: index)
      if !tree[index].isVisible || said?.attributes.isHidden == true {
        index = tree[index].end
      } else if let label = said?.label {
        result.append(label)
        index = tree[index].end
      } else {
        if let text = tree.textID(of: index) { result.append(text) }
        index = index.next
      }
    }
    return result
  }

  func accessibility(of node: NodeID) -> ResolvedAccessibility? {
    tree.accessibility(of: node)
  }
}

extension ActivationPoint {
  /// The point of the screen; lengths are from the leading edge.
  fileprivate func point(in frame: Rect, isRightToLeft: Bool) -> Point {
    let (x, y) =
      switch self {
      case .unit(let share): (share.x * frame.width, share.y * frame.height)
      case .point(let point): (point.x, point.y)
      }
    return Point(x: isRightToLeft ? frame.maxX - x : frame.x + x, y: frame.y + y)
  }
}
