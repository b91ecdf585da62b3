import AuditModel
import Foundation

// Parts of SwiftUI that an audit of one moment does not see: they compile and change nothing.

/// How a change is animated: here, not at all.
public struct Animation: Hashable, Sendable {
  /// As iOS does it.
  public static let `default` = Animation()
  /// As iOS does it.
  public static let easeIn = Animation()
  /// As iOS does it.
  public static let easeOut = Animation()
  /// As iOS does it.
  public static let easeInOut = Animation()
  /// As iOS does it.
  public static let linear = Animation()
  /// As iOS does it.
  public static let spring = Animation()
  /// As iOS does it.
  public static let bouncy = Animation()
  /// As iOS does it.
  public static let smooth = Animation()
  /// As iOS does it.
  public static let snappy = Animation()
  /// As iOS does it.
  public static let interactiveSpring = Animation()
  /// In so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// In so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// In so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// In so many seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change: it is never called, since actions do not run.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A change and its animation.
public struct Transaction: Sendable {
  /// Without an animation.
  public init(animation: Animation? = nil) {}
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the leading edge.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// By its size.
  public static func scale(scale: Double) -> AnyTransition { AnyTransition() }
  /// One way to come and another to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Both ways together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes.
public struct ContentTransition: Sendable {
  /// As iOS does it.
  public static let interpolate = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// At once.
  public static let identity = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }
  /// An angle in degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
  /// No angle.
  public static let zero = Angle()
}

// Movements. Scaling, rotating and shifting leave the frame where it is, as in SwiftUI.
extension View {
  /// Animates changes.
  public func animation(_ animation: Animation?, value: some Equatable) -> ViewNode { node }
  /// Animates changes.
  public func animation(_ animation: Animation?) -> ViewNode { node }
  /// How it comes and goes.
  public func transition(_ transition: AnyTransition) -> ViewNode { node }
  /// How its content changes.
  public func contentTransition(_ transition: ContentTransition) -> ViewNode { node }
  /// Changes into another view.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> ViewNode {
    node
  }
  /// Its size as it is drawn, which changes no frame.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> ViewNode { node }
  /// Its size as it is drawn, which changes no frame.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ViewNode {
    node
  }
  /// Its direction as it is drawn, which changes no frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ViewNode { node }
  /// Its position as it is drawn, which changes no frame.
  public func offset(x: Double = 0, y: Double = 0) -> ViewNode { node }
  /// Its shadow, which changes no frame.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ViewNode { node }
  /// A blur.
  public func blur(radius: Double, opaque: Bool = false) -> ViewNode { node }
  /// Which of two overlapping views is drawn last.
  public func zIndex(_ value: Double) -> ViewNode { node }
}

// Events.
extension View {
  /// Runs when it is shown: never.
  public func onAppear(perform action: (() -> Void)? = nil) -> ViewNode { node }
  /// Runs when it is no longer shown: never.
  public func onDisappear(perform action: (() -> Void)? = nil) -> ViewNode { node }
  /// Runs while it is shown: never.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> ViewNode { node }
  /// Runs while it is shown: never.
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> ViewNode { node }
  /// Runs when a value changes: never.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> ViewNode { node }
  /// Runs when a value changes: never.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ViewNode { node }
  /// Runs when a value changes: never.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> ViewNode { node }
  /// Runs when Return is pressed: never.
  public func onSubmit(_ action: @escaping () -> Void) -> ViewNode { node }
  /// Runs on a long press: never.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> ViewNode { node }
  /// Runs when an address is opened: never.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> ViewNode { node }
  /// Runs when a list is pulled down: never.
  public func refreshable(action: @escaping () async -> Void) -> ViewNode { node }
  /// A sound or a tap: none.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> ViewNode { node }
}

extension ForEach {
  /// Runs when a row is deleted: never.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Runs when a row is moved: never.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

/// A sound or a tap.
public struct SensoryFeedback: Sendable {
  /// Done.
  public static let success = SensoryFeedback()
  /// Careful.
  public static let warning = SensoryFeedback()
  /// Failed.
  public static let error = SensoryFeedback()
  /// Another choice.
  public static let selection = SensoryFeedback()
  /// A touch.
  public static let impact = SensoryFeedback()
}

// Input.
extension View {
  /// The keyboard of a field; all have the same height.
  public func keyboardType(_ type: UIKeyboardType) -> ViewNode { node }
  /// The purpose of a field, by which iOS fills it in.
  public func textContentType(_ type: UITextContentType?) -> ViewNode { node }
  /// Which letters a keyboard makes large.
  public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> ViewNode {
    node
  }
  /// Whether a keyboard corrects words.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> ViewNode { node }
  /// Whether a keyboard corrects words, by the older name.
  public func disableAutocorrection(_ isDisabled: Bool?) -> ViewNode { node }
  /// The name of the Return key.
  public func submitLabel(_ label: SubmitLabel) -> ViewNode { node }
  /// The border of a field; all have the same size.
  public func textFieldStyle(_ style: some TextFieldStyle) -> ViewNode { node }
  /// The key of a keyboard that presses it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> ViewNode { node }
  /// The key of a keyboard that presses it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ViewNode { node }
  /// The shape in which touches count: the frame counts.
  public func contentShape(_ shape: some Shape) -> ViewNode { node }
  /// Whether touches count.
  public func allowsHitTesting(_ isEnabled: Bool) -> ViewNode { node }
  /// Buttons that a swipe shows at the end of a row: they are hidden, and are not audited.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode { node }
  /// The text that a pointer shows.
  public func help(_ text: TextContent) -> ViewNode { node }
}

/// A keyboard.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The purpose of a field.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A person's name.
  public static let name = Self("name")
  /// A first name.
  public static let givenName = Self("givenName")
  /// A last name.
  public static let familyName = Self("familyName")
  /// A name of an account.
  public static let username = Self("username")
  /// A password.
  public static let password = Self("password")
  /// A password for a new account.
  public static let newPassword = Self("newPassword")
  /// A code that was sent.
  public static let oneTimeCode = Self("oneTimeCode")
  /// An e-mail address.
  public static let emailAddress = Self("emailAddress")
  /// A telephone number.
  public static let telephoneNumber = Self("telephoneNumber")
  /// A street.
  public static let streetAddressLine1 = Self("streetAddressLine1")
  /// A street, continued.
  public static let streetAddressLine2 = Self("streetAddressLine2")
  /// An address.
  public static let fullStreetAddress = Self("fullStreetAddress")
  /// A town.
  public static let addressCity = Self("addressCity")
  /// A postal code.
  public static let postalCode = Self("postalCode")
  /// A country.
  public static let countryName = Self("countryName")
  /// A credit card.
  public static let creditCardNumber = Self("creditCardNumber")
  /// An organisation.
  public static let organizationName = Self("organizationName")
  /// An address of the web.
  public static let URL = Self("URL")
}

/// Which letters a keyboard makes large.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = Self()
  /// All.
  public static let characters = Self()
  /// The first one of a word.
  public static let words = Self()
  /// The first one of a sentence.
  public static let sentences = Self()
}

/// The name of the Return key.
public struct SubmitLabel: Sendable {
  /// Done.
  public static let done = Self()
  /// Go.
  public static let go = Self()
  /// Send.
  public static let send = Self()
  /// Join.
  public static let join = Self()
  /// Route.
  public static let route = Self()
  /// Search.
  public static let search = Self()
  /// Return.
  public static let `return` = Self()
  /// Next.
  public static let next = Self()
  /// Continue.
  public static let `continue` = Self()
}

/// The border of a field.
public protocol TextFieldStyle: Sendable {}
/// As the views around show it.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// As the views around show it.
  public init() {}
}
/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// No border.
  public init() {}
}
/// A border with round corners.
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

/// A key of a keyboard with modifiers.
public struct KeyboardShortcut: Sendable {
  /// Return.
  public static let defaultAction = KeyboardShortcut()
  /// Escape.
  public static let cancelAction = KeyboardShortcut()
}

/// A key of a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// A letter.
  public init(extendedGraphemeClusterLiteral letter: Character) {}
  /// Return.
  public static let `return` = KeyEquivalent(extendedGraphemeClusterLiteral: "\r")
  /// Escape.
  public static let escape = KeyEquivalent(extendedGraphemeClusterLiteral: "\u{1B}")
  /// Space.
  public static let space = KeyEquivalent(extendedGraphemeClusterLiteral: " ")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = Self(rawValue: 1)
  /// Shift.
  public static let shift = Self(rawValue: 2)
  /// Option.
  public static let option = Self(rawValue: 4)
  /// Control.
  public static let control = Self(rawValue: 8)
}

// Looks.
extension View {
  /// How lists are shown; all have the same rows.
  public func listStyle(_ style: some ListStyle) -> ViewNode { node }
  /// The ground of a row.
  public func listRowBackground(_ view: (some View)?) -> ViewNode { node }
  /// The room around the content of a row: rows have iOS's.
  public func listRowInsets(_ insets: EdgeInsets?) -> ViewNode { node }
  /// Whether there is a line under a row.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> ViewNode {
    node
  }
  /// The colour of the line under a row.
  public func listRowSeparatorTint(_ color: Color?) -> ViewNode { node }
  /// The room between sections.
  public func listSectionSpacing(_ spacing: Double) -> ViewNode { node }
  /// How headings are shown.
  public func headerProminence(_ prominence: Prominence) -> ViewNode { node }
  /// How forms are shown.
  public func formStyle(_ style: FormStyle) -> ViewNode { node }
  /// Whether the ground of a list is shown.
  public func scrollContentBackground(_ visibility: Visibility) -> ViewNode { node }
  /// Whether the position in a scroll view is shown.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> ViewNode { node }
  /// Whether the content of a scroll view can be moved.
  public func scrollDisabled(_ isDisabled: Bool) -> ViewNode { node }
  /// Whether scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> ViewNode { node }
  /// Where scrolling stops.
  public func scrollTargetLayout(isEnabled: Bool = true) -> ViewNode { node }
  /// Where scrolling stops.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> ViewNode { node }
  /// Whether a scroll view bounces.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> ViewNode { node }
  /// Whether the ground reaches under the bars: all grounds end at the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ViewNode { node }
  /// Whether the ground reaches under the bars, by the older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ViewNode { node }
  /// The heights of a sheet: it is as high as its content, as far as there is room.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> ViewNode { node }
  /// The heights of a sheet: it is as high as its content, as far as there is room.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ViewNode { node }
  /// Whether a sheet has a grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> ViewNode { node }
  /// How round the corners of a sheet are.
  public func presentationCornerRadius(_ radius: Double?) -> ViewNode { node }
  /// The ground of a sheet.
  public func presentationBackground(_ style: some ShapeStyle) -> ViewNode { node }
  /// Whether a sheet can be pulled away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ViewNode { node }
  /// Whether the bar at the top is hidden.
  public func statusBarHidden(_ isHidden: Bool = true) -> ViewNode { node }
  /// Whether there is a back button.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> ViewNode { node }
  /// The order of the items of a menu.
  public func menuOrder(_ order: MenuOrder) -> ViewNode { node }
  /// The movement of symbols.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> ViewNode { node }
  /// The movement of symbols.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> ViewNode { node }
  /// The room between rows: rows have iOS's.
  public func listRowSpacing(_ spacing: Double?) -> ViewNode { node }
  /// Whether bars have a ground.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ViewNode { node }
  /// The ground of bars.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> ViewNode { node }
  /// Light or dark: all appearances are audited.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> ViewNode { node }
  /// Grey shapes in the place of content: content is audited.
  public func redacted(reason: RedactionReasons) -> ViewNode { node }
  /// Content in the place of grey shapes.
  public func unredacted() -> ViewNode { node }
  /// Whether it is hidden where others may see it.
  public func privacySensitive(_ isSensitive: Bool = true) -> ViewNode { node }
  /// Draws it at once.
  public func drawingGroup() -> ViewNode { node }
  /// Draws it at once.
  public func compositingGroup() -> ViewNode { node }
  /// Where a preview is shown.
  public func previewLayout(_ layout: PreviewLayout) -> ViewNode { node }
  /// The name of a preview.
  public func previewDisplayName(_ name: String?) -> ViewNode { node }
  /// A share of the scroll view around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ViewNode {
    frame(
      maxWidth: axes.contains(.horizontal)
        ? .points(EnvironmentValues.current.variant.viewport.width) : nil)
  }
}

/// The order of the items of a menu.
public enum MenuOrder: Sendable { case automatic, priority, fixed }
/// A movement of a symbol.
public enum SymbolEffect: Sendable {
  case bounce, pulse, scale, variableColor, wiggle, rotate, breathe, appear, disappear
}
/// How lists are shown.
public protocol ListStyle: Sendable {}
/// Without groups.
public struct PlainListStyle: ListStyle {
  /// Without groups.
  public init() {}
}
/// In groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// In groups with round corners.
  public init() {}
}
/// In groups.
public struct GroupedListStyle: ListStyle {
  /// In groups.
  public init() {}
}
/// At the side of a screen.
public struct SidebarListStyle: ListStyle {
  /// At the side of a screen.
  public init() {}
}
extension ListStyle where Self == PlainListStyle {
  /// Without groups.
  public static var plain: Self { Self() }
  /// Without groups.
  public static var inset: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with round corners.
  public static var insetGrouped: Self { Self() }
  /// As the views around show it.
  public static var automatic: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
  /// In groups.
  public static var grouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
  /// At the side of a screen.
  public static var sidebar: Self { Self() }
}

/// How headings are shown.
public enum Prominence: Sendable { case standard, increased }
/// How forms are shown.
public struct FormStyle: Sendable {
  /// As the views around show it.
  public static let automatic = FormStyle()
  /// In groups.
  public static let grouped = FormStyle()
  /// In columns.
  public static let columns = FormStyle()
}
/// Whether the position in a scroll view is shown.
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
/// Whether scrolling hides the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
/// Where scrolling stops.
public enum ScrollTargetBehavior: Sendable { case paging, viewAligned }
/// Whether a scroll view bounces.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
/// A part of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Bars.
  public static let container = Self(rawValue: 1)
  /// The keyboard.
  public static let keyboard = Self(rawValue: 2)
  /// All.
  public static let all: Self = [.container, .keyboard]
}
/// A height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  case medium
  /// Nearly all of the screen.
  case large
  /// A share of the screen.
  case fraction(Double)
  /// So many points.
  case height(Double)
}
/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not loaded.
  public static let placeholder = Self(rawValue: 1)
  /// It is private.
  public static let privacy = Self(rawValue: 2)
}
/// Where a preview is shown.
public enum PreviewLayout: Sendable {
  /// On a device.
  case device
  /// As large as it is.
  case sizeThatFits
  /// In so many points.
  case fixed(width: Double, height: Double)
}
/// Previews of views, which Legible does not show: see `Screen(_:view:)`.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}
