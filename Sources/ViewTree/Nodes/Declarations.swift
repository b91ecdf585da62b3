/// The behaviour of a view that neither its frame nor its words show, as it declares it: what is left out is
/// unknown.
public struct Declarations: Hashable, Sendable {
  /// Whether iOS's focus effect, the ring or halo of the view that the keyboard acts on, is switched off for
  /// it and all in it, while it draws none of its own.
  public var isFocusEffectDisabled: Bool?
  /// The movement that begins by itself when the screen is shown.
  public var animation: DeclaredAnimation?
  /// The effect of Reduce Motion on that movement.
  public var reduceMotion: ReducedMotion?
  /// The sound or video that begins by itself.
  public var autoplay: Autoplay?
  /// The purpose of it, or of the fields in it, for AutoFill.
  public var textContentType: UITextContentType?
  /// The keyboard of it, or of the fields in it.
  public var keyboardType: UIKeyboardType?
  /// Whether text can be pasted into it, or into the fields in it, and password managers can fill them in.
  public var allowsPasting: Bool?
  /// The name of what a long press does.
  public var longPress: TextContent?
  /// Other gestures, and long presses without a name.
  public var gestures: [DeclaredGesture] = []
  /// The names of the items of the menu that it opens.
  public var menuItems: [TextContent] = []
  /// The level of the heading that it is.
  public var headingLevel: AccessibilityHeadingLevel?
  /// Whether VoiceOver's escape gesture, a Z with two fingers, does something in it, such as closing it.
  public var hasEscapeAction: Bool?
  /// Whether a long touch shows it in the Large Content Viewer.
  public var showsLargeContentViewer: Bool?
  /// Whether its colours stay as they are with Smart Invert.
  public var ignoresInvertColors: Bool?
  /// The keys of a keyboard that press it.
  public var keyboardShortcut: KeyboardShortcut?

  /// Declares nothing.
  public init() {}

  static let none = Declarations()

  /// All gestures.
  package var allGestures: [DeclaredGesture] {
    (longPress.map { [DeclaredGesture(.longPress, name: $0)] } ?? []) + gestures
  }
}
