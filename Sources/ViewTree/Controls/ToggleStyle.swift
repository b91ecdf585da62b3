/// How switches are shown.
public protocol ToggleStyle {
  /// The type of the view that shows it.
  associatedtype Body: View
  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration
  /// The view that shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a switch, for its style.
public struct ToggleStyleConfiguration {
  /// The label.
  public let label: ViewNode
  /// Whether it is on; what is assigned to it is ignored.
  @Binding public var isOn: Bool
  /// False: no switch stands for several values.
  public let isMixed = false
}

extension Toggle {
  /// The switch that a style gets, in the style around.
  public init(
    _ configuration: ToggleStyleConfiguration,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      isOn: configuration.isOn, label: { configuration.label }, fileID: fileID, line: line,
      column: column)
  }
}

extension View {
  /// How switches are shown: as a switch, as a button, or as the views of a style of the app.
  ///
  /// Those views are spoken as they are: a style has to name the value and the role, or to have a
  /// `Toggle` as its `accessibilityRepresentation` (Apple documentation,
  /// `accessibilityRepresentation(representation:)`, whose example is a style of toggles).
  public func toggleStyle(_ style: some ToggleStyle) -> ViewNode {
    if style is SwitchToggleStyle { return changed { $0.markToggles() } }
    RenderContext.notePreference()
    return changed { $0.styleToggles(style) }
  }
}

extension ViewNode {
  private var isUnstyledToggle: Bool {
    if case .toggle = kind { preferences?.isStyled != true } else { false }
  }

  /// Keeps the switches from here down as they are.
  fileprivate mutating func markToggles() {
    if isUnstyledToggle {
      RenderContext.notePreference()
      preferences = preferences ?? Preferences()
      preferences?.isStyled = true
    }
    changeInside { $0.markToggles() }
  }

  fileprivate mutating func styleToggles(_ style: some ToggleStyle) {
    guard isUnstyledToggle, case .toggle(let isOn, let isEnabled) = kind else {
      return changeInside { $0.styleToggles(style) }
    }
    let configuration = ToggleStyleConfiguration(
      label: .group(children), isOn: .constant(isOn))
    var body = style.makeBody(configuration: configuration).node
    if !isEnabled { body = body.disabled(true) }
    kind = .stack(StackLayout(axis: .vertical))
    children = body.views
    for index in children.indices { children[index].setMissingOrigin(origin) }
  }
}

/// As a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// A switch.
  public init() {}
  /// A switch of a colour.
  public init(tint: Color) {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// As a button, which has a ground while it is on; contrast on it cannot be measured.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}

  /// The label in the shape of a button.
  public func makeBody(configuration: Configuration) -> some View {
    let button = Button(action: {}) {
      VStack { configuration.label }
        .padding(ControlSize.regular.buttonPadding)
    }
    .accessibilityAddTraits(.toggleButton)
    return configuration.isOn
      ? button.accessibilityAddTraits(.selected)
        .background(Material(), in: RoundedRectangle(cornerRadius: 8))
      : button
  }
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
