import AuditModel

/// How the label of a button is shown.
public protocol ButtonStyle {
  /// The type of the label as it is shown.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// The label as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that decides when a button acts, which changes nothing here.
public protocol PrimitiveButtonStyle: ButtonStyle {}

/// A button for its style.
public struct ButtonStyleConfiguration {
  /// The label.
  public let label: ViewNode
  /// Its purpose.
  public let role: ButtonRole?
  /// False: a button is audited while it is not touched.
  public let isPressed = false

  /// Does nothing.
  public func trigger() {}
}

extension View {
  /// The style of the buttons inside that have none yet.
  public func buttonStyle(_ style: some ButtonStyle) -> ViewNode {
    RenderContext.notePreference()
    return changed { $0.styleButtons(style) }
  }

  /// The size of the buttons inside that have none yet; other controls have the regular one.
  public func controlSize(_ size: ControlSize) -> ViewNode {
    RenderContext.notePreference()
    return changed { $0.resizeButtons(size) }
  }

  /// The shape of buttons, which changes no size.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> ViewNode { node }
}

/// The shape of buttons.
public struct ButtonBorderShape: Sendable {
  /// As the views around show it.
  public static let automatic = ButtonBorderShape()
  /// A capsule.
  public static let capsule = ButtonBorderShape()
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// A rectangle with corners so round.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

extension ViewNode {
  fileprivate mutating func resizeButtons(_ size: ControlSize) {
    if case .button = kind {
      changeParts { $0.changeEach { $0.resizeButtons(size) } }
      var own = preferences ?? Preferences()
      guard own.controlSize == nil else { return }
      own.controlSize = size
      preferences = own
      if own.isStyled { resizeShape(size) }
      return
    }
    changeInside { $0.resizeButtons(size) }
  }

  /// Gives the shape of a bordered button a size.
  private mutating func resizeShape(_ size: ControlSize) {
    if preferences?.isButtonShape == true {
      layout.padding = size.buttonPadding
      textAttributes.font = textAttributes.font ?? size.buttonFont
      return
    }
    for index in children.indices { children[index].resizeShape(size) }
  }

  fileprivate mutating func styleButtons(_ style: some ButtonStyle) {
    guard preferences?.isStyled != true else { return }
    guard case .button = kind else { return changeInside { $0.styleButtons(style) } }
    changeParts { $0.changeEach { $0.styleButtons(style) } }
    apply(style)
  }

  private mutating func apply(_ style: some ButtonStyle) {
    let isDestructive = style is BuiltInButtonStyle && self.style.foreground == .red
    let label = style.makeBody(
      configuration: ButtonStyleConfiguration(
        label: .group(children), role: isDestructive ? .destructive : nil))
    if !(style is BuiltInButtonStyle) || style is PlainButtonStyle { self.style.foreground = nil }
    children = label.node.views
    for index in children.indices { children[index].setMissingOrigin(origin) }
    var own = preferences ?? Preferences()
    own.isStyled = true
    preferences = own
    if let size = own.controlSize { resizeShape(size) }
  }
}

/// A style of iOS.
private protocol BuiltInButtonStyle {}

/// As the views around show it: text in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Text in the tint.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label as it is.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Text in the tint on a light shade of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Text in the tint on a light shade of it.
  public init() {}
  /// The label in its shape.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.inButtonShape(UIColor.tertiarySystemFill.color)
  }
}

/// White text on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// White text on the tint.
  public init() {}
  /// The label in its shape.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.white)
      .inButtonShape(configuration.role == .destructive ? .red : .accentColor)
  }
}

extension View {
  /// A capsule, as in apps that are built with the SDK of iOS 26 (isim, a reimplementation: Apple publishes no
  /// radius).
  fileprivate func inButtonShape(_ color: Color) -> ViewNode {
    VStack { node }
      .padding(ControlSize.regular.buttonPadding)
      .background(color, in: Capsule())
      .preferring { $0.isButtonShape = true }
  }
}

extension ControlSize {
  /// The room around the label of a bordered button, which is then 28, 34 or 50 points high at Large.
  ///
  /// Those of the regular size are `UIButton.Configuration`'s; for the others, Apple publishes none.
  var buttonPadding: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .regular: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  fileprivate var buttonFont: Font? {
    switch self {
    case .mini, .small: .subheadline
    default: nil
    }
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// As the views around show it: text in the tint.
  public static var automatic: Self { Self() }
  /// Text in the tint.
  public static var borderless: Self { Self() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// Text in the tint on a light shade of it.
  public static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// White text on the tint.
  public static var borderedProminent: Self { Self() }
}
