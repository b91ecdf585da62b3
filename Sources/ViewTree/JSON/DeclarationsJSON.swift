import AuditModel
import JSONReading

extension Declarations {
  static let format = ObjectFormat(
    "the view", normal: Self(), fields: movement + input + gestures + assistive)

  /// The names of its fields.
  static let fieldNames = Set(format.descriptions.map(\.name))

  private static let movement: [FieldFormat<Self>] = [
    FieldFormat(
      "focusEffectDisabled", \.isFocusEffectDisabled,
      "Whether iOS's focus effect for the keyboard is switched off for it and all in it while it draws "
        + "none of its own."),
    FieldFormat(
      "animation", \.animation, "The movement that begins by itself when the screen is shown."),
    FieldFormat(
      "accessibilityReduceMotion", \.reduceMotion,
      "The effect of Reduce Motion on that movement."),
    FieldFormat("autoplay", \.autoplay, "The sound or video that begins by itself."),
  ]

  private static let input: [FieldFormat<Self>] = [
    FieldFormat(
      "textContentType", \.textContentType,
      "The purpose of it, or of the fields in it, for AutoFill; `none` declares that there is none."
    ),
    FieldFormat(
      "keyboardType", \.keyboardType, "The keyboard of it, or of the fields in it."),
    FieldFormat(
      "allowsPasting", \.allowsPasting,
      "Whether text can be pasted into it, or into the fields in it, and password managers can fill them "
        + "in."),
  ]

  private static let gestures: [FieldFormat<Self>] = [
    FieldFormat("onLongPressGesture", \.longPress, "The name of what a long press does."),
    FieldFormat("gestures", \.gestures, "Other gestures, and long presses without a name."),
    FieldFormat(
      "contextMenu", \.menuItems, "The names of the items of the menu that a long press opens."),
  ]

  private static let assistive: [FieldFormat<Self>] = [
    FieldFormat(
      "accessibilityHeading", \.headingLevel,
      "The level of the heading that it is; it is a heading by that."),
    FieldFormat(
      "accessibilityEscapeAction", \.hasEscapeAction,
      "Whether VoiceOver's escape gesture does something in it, such as closing it."),
    FieldFormat(
      "accessibilityShowsLargeContentViewer", \.showsLargeContentViewer,
      "Whether a long touch shows it in the Large Content Viewer."),
    FieldFormat(
      "accessibilityIgnoresInvertColors", \.ignoresInvertColors,
      "Whether its colours stay as they are with Smart Invert."),
    FieldFormat("keyboardShortcut", \.keyboardShortcut, "The keys of a keyboard that press it."),
  ]

  static let definitions = [
    DeclaredAnimation.definition, DeclaredAnimation.Repetition.definition,
    AnimatedProperty.definition, ReducedMotion.definition, Autoplay.definition,
    UITextContentType.definition, UIKeyboardType.definition, DeclaredGesture.definition,
    DeclaredGesture.Kind.definition, AccessibilityHeadingLevel.definition,
    KeyboardShortcut.definition, EventModifiers.definition,
  ]
}

extension UITextContentType: JSONChoice {
  static let choiceName = "text content type"
  static let meaning = """
    The purpose of a field, named as in SwiftUI; `none` is `.textContentType(.none)`, which leaves it \
    without one.
    """
  static let choices = all

  var jsonName: String { name }
}

extension UIKeyboardType: JSONChoice {
  static let choiceName = "keyboard type"
  static let meaning = "A keyboard, named as in SwiftUI."
}

extension AccessibilityHeadingLevel: JSONChoice {
  static let choiceName = "heading level"
  static let meaning = "The level of a heading, from the title of the screen, `h1`, down to `h6`."
}

extension DeclaredGesture: JSONObjectConvertible {
  static let form = JSONForm.defined("gesture")

  static let definition = FormDefinition(
    "gesture", title: "Gesture", "A gesture that does something, apart from a tap.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "the gesture", normal: Self(.drag),
    fields: [
      FieldFormat(
        "kind", \.kind, isRequired: true, "The movement of the fingers, or of the device."),
      FieldFormat("name", \.name, "The name of what it does, where that is known."),
    ])
}

extension DeclaredGesture.Kind: JSONChoice {
  static let choiceName = "gesture kind"
  static let meaning = """
    The movement of the fingers: `magnify` and `rotate` take two of them, and a `swipe` is quicker than \
    a `drag`; with `shake` and `tilt` the device is moved.
    """
}
