// Where the focus can be: with a keyboard, which an audit of one moment does not see.
extension View {
  /// Whether it can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> ViewNode { node }
  /// Whether it can have the focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> ViewNode { node }
  /// Where the focus is at first: nowhere.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> ViewNode { node }
  /// Whether it is the first to have the focus.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> ViewNode { node }
  /// Views between which the focus moves.
  public func focusSection() -> ViewNode { node }
  /// Views of which one has the focus at first.
  public func focusScope(_ namespace: Namespace.ID) -> ViewNode { node }
  /// Whether the field for searching has the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> ViewNode { node }
  /// Whether the field for searching has the focus.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ViewNode { node }
  /// How it answers to a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> ViewNode { node }
  /// How it answers to a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> ViewNode { node }
  /// How views inside answer to a pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> ViewNode { node }
  /// Whether it answers to a pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> ViewNode { node }
  /// Runs when a pointer is over it: never.
  public func onHover(perform action: @escaping (Bool) -> Void) -> ViewNode { node }
  /// Runs when a pointer moves over it: never.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> ViewNode { node }
}

/// How a view with the focus is used.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is pressed.
  public static let activate = Self(rawValue: 1)
  /// It is edited.
  public static let edit = Self(rawValue: 2)
  /// As iOS does it.
  public static let automatic: Self = [.activate, .edit]
}

/// How early a view has the focus.
public enum DefaultFocusEvaluationPriority: Sendable { case automatic, userInitiated }
