import AuditModel
import Foundation

// Parts of SwiftUI that an audit of one moment does not see: they compile and change nothing.

/// Makes a change: it is never called, since actions do not run.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change: it is never called, since actions do not run.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

/// Makes a change: it is never called, since actions do not run.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When an animation has ended.
public enum AnimationCompletionCriteria: Sendable { case logicallyComplete, removed }

// Movements. Rotating leaves the frame where it is, as in SwiftUI.
extension View {
  /// How it comes and goes.
  public func transition(_ transition: AnyTransition) -> ViewNode { node }
  /// How its content changes.
  public func contentTransition(_ transition: ContentTransition) -> ViewNode { node }
  /// Animates changes of a part of the view.
  public func animation(
    _ animation: Animation?, body: (ViewNode) -> some View
  ) -> ViewNode {
    body(node).node
  }
  /// Animates from the frame of another view with the same identity; here it keeps its own.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> ViewNode { node }
  /// The view that another screen grows from.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> ViewNode {
    node
  }
  /// How a screen comes and goes.
  public func navigationTransition(_ transition: NavigationTransition) -> ViewNode { node }
  /// Changes how a change is animated: never.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ViewNode { node }
  /// Changes how the change of a value is animated: never.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> ViewNode { node }
  /// Moves with the views inside.
  public func geometryGroup() -> ViewNode { node }
  /// Its direction as it is drawn: it is drawn and measured as if it were not turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ViewNode { node }
  /// Its direction as it is drawn, which changes no frame.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> ViewNode { node }
  /// Its shadow, which changes no frame.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ViewNode { node }
  /// A blur.
  public func blur(radius: Double, opaque: Bool = false) -> ViewNode { node }
}

extension Binding {
  /// The binding itself: nothing is animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The geometry that two views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32
  /// Takes the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = Self(rawValue: 1)
  /// The size.
  public static let size = Self(rawValue: 2)
  /// Both.
  public static let frame: Self = [.position, .size]
}

/// How a screen comes and goes.
public struct NavigationTransition: Sendable {
  /// As iOS does it.
  public static let automatic = NavigationTransition()
  /// It grows from a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition { NavigationTransition() }
}
