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

  private init<Value: Hashable>(label: [ViewNode], selection: Value, choices: [ViewNode]) {
    let selected = choices.firstIndex { $0.isChoice(of: selection) }
    let value = selected.flatMap { choices[$0].firstText }
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
    node = LabeledRow(label: label, control: button).node
      .preferring { $0.choices = Choices(name: name, nodes: choices, selected: selected) }
  }
}

extension Choices {
  /// Buttons side by side that share the width.
  var segments: ViewNode {
    HStack(spacing: 0) {
      nodes.enumerated().map { position, choice in
        Button(isEnabled: true) { choice.font(.fixed(size: 13)).lineLimit(1) }
          .frame(maxWidth: .infinity, minHeight: 32)
          .background(position == selected ? .systemBackground : .clear, cornerRadius: 7)
          .accessibilityAddTraits(position == selected ? .selected : [])
          .systemSized()
          .id(choice.id ?? "choice-\(position + 1)")
      }
    }
    .frame(maxWidth: .infinity)
    .background(UIColor.tertiarySystemFill.color, cornerRadius: 8)
    .changedContent {
      $0.accessibility.label = name
      $0.accessibility.grouping = .contain
    }
  }

  /// A row for each choice, with a check mark in the selected one.
  var rows: ViewNode {
    .group(
      nodes.enumerated().map { position, choice in
        Button(isEnabled: true) {
          HStack {
            choice.frame(maxWidth: .infinity, alignment: .leading)
            if position == selected {
              Image(systemName: "checkmark").foregroundColor(.accentColor).accessibilityHidden()
            }
          }
        }
        .accessibilityAddTraits(position == selected ? .selected : [])
        .id(choice.id ?? "choice-\(position + 1)")
      })
  }
}

extension ViewNode {
  /// Whether it is the choice of a value: by its tag, or by its identity in a `ForEach`.
  func isChoice(of value: some Hashable) -> Bool {
    if let tag = preference(\.tag) { return AnyHashable(tag) == AnyHashable(value) }
    return id == String(describing: value)
  }
}

extension View {
  /// The value that the view is chosen for.
  public func tag<Value: Hashable & Sendable>(_ value: Value) -> ViewNode {
    preferring { $0.tag = value }
  }

  /// How choices are shown.
  public func pickerStyle(_ style: some PickerStyle) -> ViewNode {
    changed { node in node.changePickers { style.shown($0) } }
  }
}

extension ViewNode {
  fileprivate mutating func changePickers(_ shown: (Choices) -> ViewNode?) {
    if let choices = preferences?.choices {
      guard var new = shown(choices) else { return }
      new.id = id
      new.slot = slot
      new.setMissingOrigin(origin)
      self = new
      return
    }
    for index in children.indices { children[index].changePickers(shown) }
  }
}

/// How a choice is shown.
public protocol PickerStyle: Sendable {}

extension PickerStyle {
  fileprivate func shown(_ choices: Choices) -> ViewNode? {
    switch self {
    case is SegmentedPickerStyle: choices.segments
    case is InlinePickerStyle: choices.rows
    default: nil
    }
  }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
}
/// A row that leads to another screen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Another screen.
  public init() {}
}
/// Buttons side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Buttons side by side.
  public init() {}
}
/// A row for each choice.
public struct InlinePickerStyle: PickerStyle {
  /// Rows.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: Self { Self() }
  /// A button that opens a menu.
  public static var automatic: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to another screen.
  public static var navigationLink: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons side by side.
  public static var segmented: Self { Self() }
  /// Buttons side by side.
  public static var palette: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each choice.
  public static var inline: Self { Self() }
  /// A row for each choice.
  public static var wheel: Self { Self() }
}

/// A button that opens a menu; the menu is closed, and its items are not audited.
public struct Menu: NodeView {
  /// The description.
  public let node: ViewNode

  /// A menu with its title.
  public init(
    _ title: TextContent, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = Button(title, action: {}, fileID: fileID, line: line, column: column).node
  }

  /// A menu with its title and a symbol.
  public init(
    _ title: TextContent, systemImage: String, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      Button(
        title, systemImage: systemImage, action: {}, fileID: fileID, line: line, column: column
      ).node
  }

  /// A menu with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), content: content, fileID: fileID, line: line, column: column)
  }

  /// A menu with its visible label.
  public init(
    @ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode],
    primaryAction: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = Button(action: {}, label: label, fileID: fileID, line: line, column: column).node
  }
}

extension View {
  /// How menus are shown: as buttons.
  public func menuStyle(_ style: MenuStyle) -> ViewNode { node }
  /// A menu that a long press opens: it is closed, and its items are not audited.
  public func contextMenu(@ViewBuilder menuItems: () -> [ViewNode]) -> ViewNode { node }
}

/// How menus are shown.
public struct MenuStyle: Sendable {
  /// As the views around show it.
  public static let automatic = MenuStyle()
  /// As a button.
  public static let button = MenuStyle()
  /// As a button without a border.
  public static let borderlessButton = MenuStyle()
}
