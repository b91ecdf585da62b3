import AuditModel

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

  /// A switch with a title that is a variable and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), systemImage: systemImage, isOn: isOn, fileID: fileID, line: line,
      column: column)
  }

  /// A switch with its title and a picture of an asset catalog.
  public init(
    _ title: TextContent, image: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(
      isOn: isOn.wrappedValue, label: { Label(title, image: image).written(at: origin) },
      fileID: fileID, line: line, column: column)
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
