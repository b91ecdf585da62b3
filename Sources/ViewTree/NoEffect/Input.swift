import AuditModel

// Input.
extension View {
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
  /// The shape in which touches count: the frame counts.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> ViewNode { node }
  /// The shape in which touches count: the frame counts.
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> ViewNode { node }
  /// Whether a button acts again while it is held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> ViewNode { node }
  /// Which letters a keyboard makes large, by the older name.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> ViewNode { node }
  /// The tools of iOS for writing.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> ViewNode { node }
  /// The field for finding text: it is closed.
  public func findNavigator(isPresented: Binding<Bool>) -> ViewNode { node }
  /// The border of lines that text is typed into; all have the same size.
  public func textEditorStyle(_ style: TextEditorStyle) -> ViewNode { node }
  /// Suggestions under a field: they are shown while people type, and are not audited.
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> [ViewNode]) -> ViewNode {
    node
  }
}

/// The touches that a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps.
  public static let interaction = Self(rawValue: 1)
  /// Dragging.
  public static let dragPreview = Self(rawValue: 2)
  /// The preview of a menu.
  public static let contextMenuPreview = Self(rawValue: 4)
  /// A pointer.
  public static let hoverEffect = Self(rawValue: 8)
  /// VoiceOver.
  public static let accessibility = Self(rawValue: 16)
}

/// Whether a button acts again while it is held.
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

/// Which letters a keyboard makes large, by the older name.
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

/// The tools of iOS for writing.
public enum WritingToolsBehavior: Sendable { case automatic, complete, limited, disabled }

/// The border of lines that text is typed into.
public enum TextEditorStyle: Sendable { case automatic, plain, roundedBorder }
