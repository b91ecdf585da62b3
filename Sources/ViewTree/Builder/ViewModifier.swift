/// A change that several views have.
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view.
  typealias Content = ViewNode
  /// The view with its changes.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// The view with the changes of a modifier.
  public func modifier(_ modifier: some ViewModifier) -> ViewNode {
    replaced { modifier.body(content: $0).node }
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// Changes nothing.
  public init() {}
  /// The view.
  public func body(content: Content) -> some View { content }
}
