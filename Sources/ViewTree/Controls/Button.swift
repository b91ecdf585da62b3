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
    node =
      role.map { role in button.wrapped().preferring { $0.buttonRole = role } } ?? button.wrapped()
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  /// Its name, as in SwiftUI.
  let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It changes nothing.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes.
  public static let close = ButtonRole(name: "close")
}
