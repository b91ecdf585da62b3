import Foundation

/// Coordinates of positions.
public protocol CoordinateSpaceProtocol: Sendable {}

/// Coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}

/// Coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}

/// Coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: String

  init(name: some Hashable) { self.name = String(describing: name) }

  /// The scroll view around.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// Those of the view itself.
  public static var local: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// Those of the screen.
  public static var global: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Those of a view with a name.
  public static func named(_ name: some Hashable) -> Self { Self(name: name) }
  /// Those of the scroll view around.
  public static var scrollView: Self { Self(name: scrollViewSpace) }
}

extension View {
  /// A name for the coordinates of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> ViewNode {
    changed {
      var own = $0.preferences ?? Preferences()
      own.coordinateSpaces.append(name.name)
      $0.preferences = own
    }
  }
  /// A name for the coordinates of the view.
  public func coordinateSpace(name: some Hashable) -> ViewNode { coordinateSpace(.named(name)) }
}

/// The name of the coordinates of the nearest scroll view around.
package let scrollViewSpace = "\u{0}scroll view"
