import AuditModel

/// The choice of a colour.
public struct ColorPicker: NodeView {
  /// The description.
  public let node: ViewNode

  /// A colour with its visible label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> [ViewNode]
  ) {
    let label = label()
    let name = ViewNode.group(label).firstText
    let well = Button {
      Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
    }
    .accessible { $0.label = name }
    .systemSized()
    node = LabeledRow(label: label, control: well).node
  }

  /// A colour with its title.
  public init(_ title: TextContent, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, label: { Text(title) })
  }

  /// A colour with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, label: { Text(title) })
  }
}
