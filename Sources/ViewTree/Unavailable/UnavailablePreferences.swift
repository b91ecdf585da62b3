/// A value that views hand to the views around them.
@available(
  *, unavailable, message: "give the values to the initializers of the views that show them"
)
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view hands on another.
  static var defaultValue: Value { get }
  /// Joins two values.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A position in a view.
@available(
  *, unavailable, message: "give the values to the initializers of the views that show them"
)
public struct Anchor<Value> {}

extension View {
  /// Hands a value to the views around.
  @available(
    *, unavailable,
    message: "give the values to the initializers of the views that show them"
  )
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> ViewNode {
    notAvailable()
  }

  /// Changes a value for the views around.
  @available(
    *, unavailable,
    message: "give the values to the initializers of the views that show them"
  )
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> ViewNode { notAvailable() }

  /// Runs when a value of the views inside changes.
  @available(
    *, unavailable,
    message: "give the values to the initializers of the views that show them"
  )
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> ViewNode { notAvailable() }

  /// Hands a position to the views around.
  @available(
    *, unavailable,
    message: "give the values to the initializers of the views that show them"
  )
  public func anchorPreference<Key: PreferenceKey, Value, Result>(
    key: Key.Type, value: Value, transform: @escaping (Anchor<Value>) -> Result
  ) -> ViewNode { notAvailable() }

  /// Views over this one that depend on a value.
  @available(
    *, unavailable,
    message: "give the values to the initializers of the views that show them"
  )
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> [ViewNode]
  ) -> ViewNode { notAvailable() }

  /// Views under this one that depend on a value.
  @available(
    *, unavailable,
    message: "give the values to the initializers of the views that show them"
  )
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> [ViewNode]
  ) -> ViewNode { notAvailable() }
}
