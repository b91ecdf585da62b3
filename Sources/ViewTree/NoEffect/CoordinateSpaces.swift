import Foundation

/// Coordinates of positions.
public protocol CoordinateSpaceProtocol: Sendable {}

/// Coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}

/// Coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}

/// Coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The scroll view around.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace() }
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
  public static func named(_ name: some Hashable) -> Self { Self() }
  /// Those of the scroll view around.
  public static var scrollView: Self { Self() }
}

extension View {
  /// A name for the coordinates of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> ViewNode { node }
  /// A name for the coordinates of the view.
  public func coordinateSpace(name: some Hashable) -> ViewNode { node }
}

/// The size that a view gets, in functions that are never run.
public struct GeometryProxy {
  /// The size of the view.
  public var size: CGSize { .zero }
  /// The edges of the screen that bars cover.
  public var safeAreaInsets: EdgeInsets { .zero }
  /// The frame of the view.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { .zero }
  /// The bounds of a view around.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }
}
