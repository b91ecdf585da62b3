import AuditModel

/// A title with a picture before it, which is not spoken.
public struct Label: NodeView {
  /// The description.
  public let node: ViewNode

  /// A title with a symbol.
  public init(_ title: TextContent, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      // Measured on iOS 16 to 26: “house”, 20 points wide, is in a box of 24 (sentry-cocoa).
      Image(systemName: systemImage).frame(minWidth: 24)
    }
  }

  /// A title that is a variable with a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(.verbatim(String(title)), systemImage: systemImage)
  }

  /// A title with a picture of an asset catalog.
  public init(_ title: TextContent, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }

  /// A title that is a variable with a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String) {
    self.init(.verbatim(String(title)), image: image)
  }

  /// The label that a style gets, in the style around.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }

  /// A title with anything before it.
  public init(@ViewBuilder title: () -> [ViewNode], @ViewBuilder icon: () -> [ViewNode]) {
    let icon = HStack(content: icon).node.accessibilityHidden()
    let title = title()
    node =
      HStack(spacing: 8) {
        icon.id("icon")
        title
      }
      .node
      .changed { $0.kind.stackLayout.isLabel = true }
      .preferring { $0.isLabel = true }
  }
}

extension View {
  /// The parts of labels that are shown.
  public func labelStyle(_ style: some LabelStyle) -> ViewNode {
    RenderContext.notePreference()
    return changed { $0.styleLabels(style) }
  }

  /// Whether the labels of controls are shown; they are spoken in any case.
  public func labelsVisibility(_ visibility: Visibility) -> ViewNode {
    visibility == .hidden ? labelsHidden() : node
  }

  /// The colour of the pictures of labels in a list.
  public func listItemTint(_ color: Color?) -> ViewNode {
    color.map { color in changed { $0.colorIcons(color) } } ?? node
  }

  /// The distance between the pictures and the titles of labels.
  public func labelIconToTitleSpacing(_ spacing: Double) -> ViewNode {
    changed { $0.spaceLabels(spacing) }
  }

  /// Hides the labels of controls, which are still spoken.
  public func labelsHidden() -> ViewNode {
    changed { $0.hideControlLabels() }
  }
}

extension ViewNode {
  /// The first text from here down.
  var firstText: TextContent? {
    if let text { return text }
    for child in children { if let text = child.firstText { return text } }
    return nil
  }

  /// The first accessibility label or text from here down that is spoken.
  var firstName: TextContent? {
    guard !accessibility.isHidden else { return nil }
    if let name = accessibility.label ?? text { return name }
    for child in children { if let name = child.firstName { return name } }
    return nil
  }

  /// The node as an item of a bar, which shows the pictures of labels, unless they have a style, and
  /// buttons without a colour of their own in that of text (measured on iOS 26.1 by openuikit).
  func inBar() -> ViewNode { labelStyle(.iconOnly).changed { $0.removeTints() } }

  private mutating func removeTints() {
    if case .button = kind, style.foreground == .accentColor { style.foreground = .label }
    changeInside { $0.removeTints() }
  }

  /// Shows the labels with a picture from here down in a style, unless they have one.
  fileprivate mutating func styleLabels(_ style: some LabelStyle) {
    if preferences?.isLabelStyled == true { return }
    guard isLabel else {
      return changeInside { $0.styleLabels(style) }
    }
    var shown = style.makeBody(
      configuration: LabelStyleConfiguration(
        title: .group(Array(children.dropFirst())), icon: children[0])
    ).node
    shown.setMissingOrigin(origin)
    // The stack stays, and with it what modifiers say of the label.
    kind = .stack(StackLayout(axis: .horizontal, spacing: 0))
    children = [shown]
    var own = preferences ?? Preferences()
    own.isLabelStyled = true
    preferences = own
  }

  /// Whether it is a label with a picture.
  private var isLabel: Bool { preferences?.isLabel == true && children.count > 1 }

  mutating func colorIcons(_ color: Color) {
    // The colour that iOS gives them in a list is no choice of the app.
    if isLabel, [nil, .accentColor].contains(children[0].style.foreground) {
      children[0].style.foreground = color
    }
    changeInside { $0.colorIcons(color) }
  }

  fileprivate mutating func spaceLabels(_ spacing: Double) {
    if isLabel, case .stack(var layout) = kind {
      layout.spacing = spacing.finite(or: 8)
      layout.hasDefaultSpacing = false
      kind = .stack(layout)
    }
    changeInside { $0.spaceLabels(spacing) }
  }

  /// Shows toggles without their labels, which name them all the same.
  fileprivate mutating func hideControlLabels() {
    if case .toggle = kind {
      accessibility.label = accessibility.label ?? firstText
      children = []
      return
    }
    if preferences?.menuLabel != nil { preferences?.menuLabel = nil }
    if let tag = preferences?.controlLabel, children.count >= 2 {
      // Without a label there is nothing to keep a distance to.
      children.removeSubrange(1..<children.count - 1)
      children[1].accessibility.label = children[1].accessibility.label ?? tag
      children[0].layout.isHidden = true
      children[0].layout.frame = LayoutAttributes.Frame()
      children[0].layout.frame?.width = 0
      children[0].layout.frame?.height = 0
      return
    }
    changeInside { $0.hideControlLabels() }
  }
}
