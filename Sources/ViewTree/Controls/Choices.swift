import AuditModel

/// The choice of one of several values.
public struct Picker: NodeView {
  /// The description: a button that opens a menu; see `pickerStyle(_:)`.
  public let node: ViewNode

  /// A choice with its title; the values are the tags of the views, or the identities of a `ForEach`.
  public init<Value: Hashable>(
    _ title: TextContent, selection: Binding<Value>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(label: [Text(title).node], selection: selection.wrappedValue, choices: content())
  }

  /// A choice with a title that is a variable.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(.verbatim(String(title)), selection: selection, content: content)
  }

  /// A choice with its title and a symbol.
  public init<Value: Hashable>(
    _ title: TextContent, systemImage: String, selection: Binding<Value>,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(
      label: [Label(title, systemImage: systemImage).node], selection: selection.wrappedValue,
      choices: content())
  }

  /// A choice with its visible label.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(label: label(), selection: selection.wrappedValue, choices: content())
  }

  /// A choice with its visible label.
  public init<Value: Hashable>(
    selection: Binding<Value>, label: some View, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(label: [label.node], selection: selection.wrappedValue, choices: content())
  }

  init<Value: Hashable>(
    label: [ViewNode], selection: Value, choices: [ViewNode], currentValue: [ViewNode] = []
  ) {
    let selected = choices.firstIndex { $0.isChoice(of: selection) }
    let value =
      ViewNode.group(currentValue).firstText ?? selected.flatMap { choices[$0].firstText }
    let name = ViewNode.group(label).firstText
    let button = Button(action: {}) {
      HStack(spacing: 4) {
        if let value { Text(value) }
        Image(systemName: "chevron.up.chevron.down").font(.footnote).accessibilityHidden()
      }
    }
    .changedContent {
      $0.accessibility.label = name
      $0.accessibility.value = value
    }
    .systemSized()
    // Outside of lists iOS shows the chosen value alone (FB9248514, feedback-assistant/reports #219).
    node = HStack { button }.node
      .preferring { $0.choices = Choices(name: name, nodes: choices, selected: selected) }
      .preferring { $0.menuLabel = label }
  }
}

extension ViewNode {
  /// Shows the labels of the pickers in a row, which have grey values in lists and forms: since iOS 16, as seen
  /// in its Settings; nothing is published.
  mutating func showMenuLabels() {
    guard let label = preferences?.menuLabel, children.count == 1 else {
      return changeInside { $0.showMenuLabels() }
    }
    preferences?.menuLabel = nil
    var control = children[0].changedContent { button in
      if button.style.foreground == .accentColor { button.style.foreground = Color.secondary }
    }
    control.slot = 0
    let row = LabeledRow.fitting(label: label, control: control)
    kind = row.kind
    children = row.children
  }
}
