import AuditModel

/// A control that is pressed.
public struct Button: NodeView {
  /// The description.
  public let node: ViewNode

  /// A button that shows a text; padding and a frame that are named after it belong to its target.
  public init(
    _ title: TextContent, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    var label = ViewNode(.text, text: title, origin: origin)
    label.slot = 1
    node = ViewNode(.button(isEnabled: isEnabled), children: [label], origin: origin)
  }

  /// A button that shows anything; padding and a frame that are named after it belong to its target.
  public init(
    isEnabled: Bool = true, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .button(isEnabled: isEnabled), children: label(), origin: NodeOrigin(fileID, line, column))
  }
}

// As in SwiftUI: the target is the label, whatever padding and frame are named after it.
extension Button {
  /// A button with its title; the action is never run.
  public init(
    _ title: TextContent, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(role, [ViewNode(.text, text: title, origin: origin)], origin)
  }

  /// A button with a title that is a variable; the action is never run.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), role: role, action: action, fileID: fileID, line: line,
      column: column)
  }

  /// A button with its title and a symbol; the action is never run.
  public init(
    _ title: TextContent, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(role, [Label(title, systemImage: systemImage).written(at: origin)], origin)
  }

  /// A button with a title that is a variable and a symbol; the action is never run.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), systemImage: systemImage, role: role, action: action,
      fileID: fileID, line: line, column: column)
  }

  /// A button that shows anything; the action is never run.
  public init(
    action: @escaping () -> Void, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(nil, label(), NodeOrigin(fileID, line, column))
  }

  /// A button with a role that shows anything; the action is never run.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(role, label(), NodeOrigin(fileID, line, column))
  }

  private init(_ role: ButtonRole?, _ label: [ViewNode], _ origin: NodeOrigin) {
    var button = ViewNode(.button(isEnabled: true), children: label, origin: origin)
    for index in button.children.indices { button.children[index].slot = UInt64(index + 1) }
    button.style.foreground = role == .destructive ? .red : .accentColor
    node = button.wrapped()
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It changes nothing.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes.
  public static let close = ButtonRole(name: "close")
}

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
      }.node
  }
}

extension View {
  /// The parts of labels that are shown.
  public func labelStyle(_ style: some LabelStyle) -> ViewNode {
    changed { $0.styleLabels(style) }
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

  /// Shows the labels with a picture from here down in a style.
  fileprivate mutating func styleLabels(_ style: some LabelStyle) {
    guard case .stack = kind, children.count > 1, children[0].id == "icon" else {
      for index in children.indices { children[index].styleLabels(style) }
      return
    }
    var shown = style.makeBody(
      configuration: LabelStyleConfiguration(
        title: .group(Array(children.dropFirst())), icon: children[0])
    ).node
    shown.slot = slot
    shown.setMissingOrigin(origin)
    self = shown
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
