import AuditModel

extension Picker {
  /// A choice with a title that is a variable and a symbol.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, systemImage: String, selection: Binding<Value>,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(
      .verbatim(String(title)), systemImage: systemImage, selection: selection, content: content)
  }

  /// A choice with its title and a picture of an asset catalog.
  public init<Value: Hashable>(
    _ title: TextContent, image: String, selection: Binding<Value>,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(
      label: [Label(title, image: image).node], selection: selection.wrappedValue,
      choices: content())
  }

  /// A choice with its visible label, and a text in the place of the chosen one.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder label: () -> [ViewNode], @ViewBuilder currentValueLabel: () -> [ViewNode]
  ) {
    self.init(
      label: label(), selection: selection.wrappedValue, choices: content(),
      currentValue: currentValueLabel())
  }

  /// A choice with its title, and a text in the place of the chosen one.
  public init<Value: Hashable>(
    _ title: TextContent, selection: Binding<Value>, @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder currentValueLabel: () -> [ViewNode]
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
