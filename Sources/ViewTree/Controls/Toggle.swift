import AuditModel
import Foundation

/// A switch.
public struct Toggle: NodeView {
  /// The description.
  public let node: ViewNode

  /// A switch with its visible label.
  public init(
    isOn: Bool, isEnabled: Bool = true, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .toggle(isOn: isOn, isEnabled: isEnabled), children: label(),
      origin: NodeOrigin(fileID, line, column))
  }
}

extension Toggle {
  /// A switch with its title.
  public init(
    _ title: TextContent, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(
      isOn: isOn.wrappedValue, label: { Text(title).written(at: origin) }, fileID: fileID,
      line: line, column: column)
  }

  /// A switch with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), isOn: isOn, fileID: fileID, line: line, column: column)
  }

  /// A switch with its title and a symbol.
  public init(
    _ title: TextContent, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(
      isOn: isOn.wrappedValue,
      label: { Label(title, systemImage: systemImage).written(at: origin) }, fileID: fileID,
      line: line, column: column)
  }

  /// A switch with its visible label.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      isOn: isOn.wrappedValue, label: label, fileID: fileID, line: line, column: column)
  }
}

/// How switches are shown.
public protocol ToggleStyle: Sendable {}
/// As a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// A switch.
  public init() {}
  /// A switch of a colour.
  public init(tint: Color) {}
}
/// As a button.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch.
  public static var `switch`: Self { Self() }
  /// As the views around show it.
  public static var automatic: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button.
  public static var button: Self { Self() }
}
