import AuditModel

/// Views on a ground of their own, under a title.
public struct GroupBox: NodeView {
  /// The description.
  public let node: ViewNode

  fileprivate init(_ label: [ViewNode], _ content: [ViewNode]) {
    let box = VStack(alignment: .leading) {
      label.map { $0.font(.headline).accessibilityAddTraits(.header) }
      content
    }
    .padding()
    .background(UIColor.secondarySystemBackground.color, cornerRadius: 8)
    // In a stack of its own, which keeps the modifiers of the box under another style.
    node = VStack { box }.node
      .preferring {
        var parts = ControlParts(control: .groupBox)
        parts.label = .group(label)
        parts.content = .group(content)
        $0.parts = parts
      }
  }
}

extension GroupBox {
  /// Views under a title.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// Views under a title that is a variable.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// Views.
  public init(@ViewBuilder content: () -> [ViewNode]) { self.init([], content()) }

  /// Views under a label.
  public init(@ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode]) {
    self.init(label(), content())
  }

  /// Views under a label.
  public init(label: some View, @ViewBuilder content: () -> [ViewNode]) {
    self.init([label.node], content())
  }

  /// The box that a style gets, in the style around.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label.views, configuration.content.views)
  }
}

/// How boxes are shown.
public protocol GroupBoxStyle {
  /// The type of the view that shows it.
  associatedtype Body: View
  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view that shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public let label: ViewNode
  /// The views in the box.
  public let content: ViewNode
}

/// A ground of its own with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// A ground of its own.
  public init() {}
  /// A ground of its own.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
}

extension View {
  /// How boxes are shown.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> ViewNode {
    if style is DefaultGroupBoxStyle { return restyled(.groupBox, nil) }
    return restyled(.groupBox) { parts in
      let configuration = GroupBoxStyleConfiguration(
        label: parts.label ?? .group([]), content: parts.content ?? .group([]))
      return style.makeBody(configuration: configuration)
    }
  }
}
