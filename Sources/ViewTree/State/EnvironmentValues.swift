import AuditModel
import Foundation

/// The environment of a view, by SwiftUI's names: the variant in which it is audited, and for the
/// rest iOS's defaults.
public struct EnvironmentValues {
  let variant: RenderEnvironment

  /// The environment by default: the size Large in English, on the narrowest iPhone.
  public init() { self.init(RenderEnvironment()) }

  init(_ variant: RenderEnvironment) { self.variant = variant }

  /// The environment of the screen that is being built.
  static var current: EnvironmentValues {
    EnvironmentValues(RenderContext.current?.environment ?? RenderEnvironment())
  }

  /// A value of the app's own: its default, since nothing sets it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// A value of the app's own in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing sets another.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize { variant.dynamicTypeSize }
  /// The size class of the width.
  public var horizontalSizeClass: SizeClass? { variant.horizontalSizeClass }
  /// The size class of the height.
  public var verticalSizeClass: SizeClass? { variant.verticalSizeClass }
  /// The language and region.
  public var locale: Locale { Locale(identifier: variant.locale.identifier) }
  /// The direction of the language.
  public var layoutDirection: LayoutDirection { variant.layoutDirection }
  /// Light or dark.
  public var colorScheme: ColorScheme { variant.appearance.isDark ? .dark : .light }
  /// Whether Increase Contrast is on.
  public var colorSchemeContrast: ColorSchemeContrast {
    variant.appearance.increasedContrast ? .increased : .standard
  }
  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight? { variant.boldText ? .bold : .regular }
  /// The calendar of the language.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }
}

/// Whether Increase Contrast is on.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// Whether Bold Text is on.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The size class of an axis, by UIKit's name.
public typealias UserInterfaceSizeClass = SizeClass

/// Whether the app is in the foreground.
public enum ScenePhase: Hashable, Sendable {
  case background, inactive, active
}

/// Whether rows can be deleted and moved.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}

// iOS's defaults.
extension EnvironmentValues {
  /// True: a view asks for itself, and `disabled` is said around it.
  public var isEnabled: Bool { true }
  /// False.
  public var isFocused: Bool { false }
  /// False.
  public var isSearching: Bool { false }
  /// False.
  public var isPresented: Bool { false }
  /// False.
  public var accessibilityReduceMotion: Bool { false }
  /// False.
  public var accessibilityReduceTransparency: Bool { false }
  /// False.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// False.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// False.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// False.
  public var accessibilityInvertColors: Bool { false }
  /// False.
  public var accessibilityShowButtonShapes: Bool { false }
  /// True.
  public var accessibilityLargeContentViewerEnabled: Bool { true }
  /// In the foreground.
  public var scenePhase: ScenePhase { .active }
  /// No editing.
  public var editMode: Binding<EditMode>? { .constant(.inactive) }
  /// The pixels in a point of the device.
  public var displayScale: Double { variant.displayScale }
  /// A pixel in points.
  public var pixelLength: Double { 1 / displayScale }
  /// 44 points.
  public var defaultMinListRowHeight: Double { 44 }
  /// The regular size.
  public var controlSize: ControlSize { .regular }
  /// The time zone of the machine is never asked for: UTC.
  public var timeZone: TimeZone { .gmt }
  /// Does nothing.
  public var dismiss: DismissAction { DismissAction() }
  /// Does nothing.
  public var dismissSearch: DismissAction { DismissAction() }
  /// Does nothing.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Does nothing.
  public var refresh: RefreshAction? { nil }
  /// Does nothing.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Closes what is presented: here, does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens an address: here, does nothing.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Another way to open addresses.
  @available(*, unavailable, message: "actions never run; leave it out")
  public init(handler: @escaping (URL) -> Result) { notAvailable() }

  init() {}

  /// Whether an address was opened.
  public enum Result: Sendable { case handled, discarded, systemAction }
}

/// Loads anew: here, does nothing.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Whether a view is presented: here, it is not.
public struct PresentationMode: Sendable {
  /// False.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}
