extension ViewNode {
  /// The views from here down that VoiceOver would stop at.
  var representedElements: [ViewNode] {
    if accessibility.isHidden || layout.isHidden || layout.opacity == 0 { return [] }
    return isRepresentedElement ? [self] : children.flatMap(\.representedElements)
  }

  private var isRepresentedElement: Bool {
    switch kind {
    case .text, .button, .toggle, .slider, .pageControl, .textField: true
    case .image, .symbol: !kind.isDecorative || accessibility.label != nil
    case .rectangle: accessibility.label != nil
    default:
      accessibility.grouping == .combine || accessibility.grouping == .ignore
        || accessibility.hasTapAction
    }
  }

  /// The attributes of another view that it is the representation of.
  var representation: AccessibilityAttributes {
    var attributes = accessibility
    if case .textField = kind {
      // As with a field itself, a placeholder is spoken until something is typed.
      attributes.label = attributes.label ?? (text == nil ? placeholder : nil)
      attributes.value = attributes.value ?? text
    } else {
      attributes.label = attributes.label ?? firstText
    }
    attributes.addedTraits.formUnion(roleTraits)
    attributes.addedTraits.subtract(attributes.removedTraits)
    return attributes
  }

  /// A part of another view that it is the representation of, which cannot be seen.
  var representedPart: ViewNode {
    // An empty stack, which no drawing shows, whatever control it represents.
    var part = VStack {}.frame(maxWidth: .infinity, maxHeight: .infinity)
    part.accessibility = representation
    if case .text = kind { part.accessibility.addedTraits.insert(.staticText) }
    part.accessibility.grouping = .ignore
    // Its frame is a share of the view, which says nothing about its target.
    return part.systemSized()
  }

  /// Whether its views are beside each other.
  var isRow: Bool {
    if case .stack(let layout) = kind { layout.axis == .horizontal } else { false }
  }

  /// The traits of its kind of control.
  private var roleTraits: AccessibilityTraits {
    switch kind {
    case .button(let isEnabled): isEnabled ? .button : [.button, .notEnabled]
    case .toggle(_, let isEnabled):
      isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled]
    case .slider, .pageControl: .adjustable
    case .textField(let state): state.isEnabled ? .textEntry : [.textEntry, .notEnabled]
    case .image, .symbol: .image
    default: []
    }
  }
}
