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
      Image(systemName: systemImage)
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

  /// A title with anything before it.
  public init(@ViewBuilder title: () -> [ViewNode], @ViewBuilder icon: () -> [ViewNode]) {
    let icon = HStack(content: icon).node.accessibilityHidden()
    let title = title()
    node =
      HStack(spacing: 8) {
        icon.id("icon")
        title
      }
      .preferring { $0.isLabel = true }
  }
}

extension View {
  /// The parts of labels that are shown.
  public func labelStyle(_ style: some LabelStyle) -> ViewNode {
    RenderContext.notePreference()
    return changed { $0.styleLabels(style) }
  }

  /// Hides the labels of controls, which are still spoken.
  public func labelsHidden() -> ViewNode {
    changed { $0.hideControlLabels() }
  }
}

/// The parts of a label that are shown.
public protocol LabelStyle {
  /// The type of the label as it is shown.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// The label as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: ViewNode
  /// The picture, which is not spoken.
  public let icon: ViewNode
}

/// A label with both.
public struct DefaultLabelStyle: LabelStyle {
  /// A label with both.
  public init() {}
  /// The picture before the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label that shows its picture; its title is still spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  /// A label that shows its picture.
  public init() {}
  /// The picture, named by the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.changed {
      $0.accessibility.isHidden = false
      $0.accessibility.grouping = .ignore
      $0.accessibility.label = configuration.title.firstText
    }
  }
}

/// A label that shows its title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// A label that shows its title.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
  /// With both.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// With its picture.
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// With its title.
  public static var titleOnly: Self { Self() }
}

extension ViewNode {
  /// The first text from here down.
  var firstText: TextContent? {
    if let text { return text }
    for child in children { if let text = child.firstText { return text } }
    return nil
  }

  /// The node as an item of a bar, which shows the pictures of labels, unless they have a style.
  func inBar() -> ViewNode { labelStyle(.iconOnly) }

  /// Shows the labels with a picture from here down in a style, unless they have one.
  fileprivate mutating func styleLabels(_ style: some LabelStyle) {
    if preferences?.isLabelStyled == true { return }
    guard preferences?.isLabel == true, children.count > 1 else {
      for index in children.indices { children[index].styleLabels(style) }
      return
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

  /// Shows toggles without their labels, which name them all the same.
  fileprivate mutating func hideControlLabels() {
    if case .toggle = kind {
      accessibility.label = accessibility.label ?? firstText
      children = []
      return
    }
    if let tag = preferences?.controlLabel, children.count == 2 {
      children[1].accessibility.label = children[1].accessibility.label ?? tag
      children[0].layout.isHidden = true
      children[0].layout.frame = LayoutAttributes.Frame()
      children[0].layout.frame?.width = 0
      children[0].layout.frame?.height = 0
      return
    }
    for index in children.indices { children[index].hideControlLabels() }
  }
}
