/// The border of a field.
public protocol TextFieldStyle: Sendable {}

/// As the views around show it: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// As the views around show it.
  public init() {}
}

/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// No border.
  public init() {}
}

/// A border with round corners, 7 points around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A border with round corners.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: Self { Self() }
}

extension View {
  /// The border of the fields here and in all that is inside: none unless it is `roundedBorder`, as a style
  /// of the app draws its own.
  public func textFieldStyle(_ style: some TextFieldStyle) -> ViewNode {
    RenderContext.notePreference()
    return changed { $0.styleFields(hasBorder: style is RoundedBorderTextFieldStyle) }
  }
}

extension ViewNode {
  /// Gives the fields from here down a border, unless they have a style.
  fileprivate mutating func styleFields(hasBorder: Bool) {
    guard case .textField(var state) = kind else {
      return changeInside { $0.styleFields(hasBorder: hasBorder) }
    }
    var own = preferences ?? Preferences()
    guard !own.isStyled else { return }
    own.isStyled = true
    preferences = own
    state.hasBorder = state.hasBorder || hasBorder
    kind = .textField(state)
  }
}
