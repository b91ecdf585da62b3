import AuditModel

/// Views that are shown under a title while it is open; in a list, each of them is a row.
public struct DisclosureGroup: NodeView {
  /// The description.
  public let node: ViewNode

  /// Views under a label.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    let (label, content) = (label(), content())
    let isOpen = isExpanded.wrappedValue
    let button = Button(isEnabled: true) {
      HStack {
        HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
          .foregroundColor(.accentColor).accessibilityHidden()
      }
    }
    .accessibilityAddTraits(isOpen ? .isExpanded : .isCollapsed)
    node = VStack {
      button
      if isOpen { content }
    }
    .preferring {
      var parts = ControlParts(control: .disclosureGroup)
      parts.label = .group(label)
      parts.content = .group(content)
      parts.isExpanded = isOpen
      $0.parts = parts
      $0.isSplitInList = true
    }
  }
}

extension DisclosureGroup {
  /// Views under a title; it is closed.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init(title, isExpanded: .constant(false), content: content)
  }

  /// Views under a title that is a variable; it is closed.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode]) {
    self.init(.verbatim(String(title)), content: content)
  }

  /// Views under a title.
  public init(
    _ title: TextContent, isExpanded: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }

  /// Views under a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(.verbatim(String(title)), isExpanded: isExpanded, content: content)
  }

  /// The group that a style gets, in the style around.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      isExpanded: configuration.$isExpanded, content: { configuration.content },
      label: { configuration.label })
  }
}

/// How groups that open are shown.
public protocol DisclosureGroupStyle {
  /// The type of the view that shows it.
  associatedtype Body: View
  /// The parts of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view that shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group that opens, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public let label: ViewNode
  /// The views that are shown while it is open.
  public let content: ViewNode
  /// Whether it is open; what is assigned to it is ignored.
  @Binding public var isExpanded: Bool
}

/// A row with a chevron over the views that it shows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// A row with a chevron.
  public init() {}
  /// A row with a chevron.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
}

extension View {
  /// How groups that open are shown; the views of a style are spoken as they are.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> ViewNode {
    if style is AutomaticDisclosureGroupStyle { return restyled(.disclosureGroup, nil) }
    return restyled(.disclosureGroup) { parts in
      let configuration = DisclosureGroupStyleConfiguration(
        label: parts.label ?? .group([]), content: parts.content ?? .group([]),
        isExpanded: .constant(parts.isExpanded))
      return style.makeBody(configuration: configuration)
    }
  }
}
