import Foundation

/// An alignment of the app's own.
@available(
  *, unavailable, message: "use alignmentGuide(_:computeValue:) with an alignment of SwiftUI"
)
public protocol AlignmentID {
  /// The position in a view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// An alignment of the app's own.
  @available(
    *, unavailable, message: "use alignmentGuide(_:computeValue:) with an alignment of SwiftUI"
  )
  public init(_ id: any AlignmentID.Type) { notAvailable() }
}

extension VerticalAlignment {
  /// An alignment of the app's own.
  @available(
    *, unavailable, message: "use alignmentGuide(_:computeValue:) with an alignment of SwiftUI"
  )
  public init(_ id: any AlignmentID.Type) { notAvailable() }
}

extension View {
  /// Runs when the size of the view changes.
  @available(
    *, unavailable,
    message: "use frame(maxWidth: .infinity), ViewThatFits, or the size class of the environment"
  )
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> ViewNode { notAvailable() }

  /// Runs when the size of the view changes.
  @available(
    *, unavailable,
    message: "use frame(maxWidth: .infinity), ViewThatFits, or the size class of the environment"
  )
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> ViewNode { notAvailable() }

  /// Runs when a scroll view moves.
  @available(
    *, unavailable,
    message: "a scroll view is at its beginning: describe a state for what it leads to"
  )
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> ViewNode { notAvailable() }
}

/// The position of a scroll view.
@available(
  *, unavailable,
  message: "a scroll view is at its beginning: describe a state for what it leads to"
)
public struct ScrollGeometry {
  /// Is not there.
  public var contentOffset: CGPoint { notAvailable() }
  /// Is not there.
  public var contentSize: CGSize { notAvailable() }
  /// Is not there.
  public var containerSize: CGSize { notAvailable() }
  /// Is not there.
  public var contentInsets: EdgeInsets { notAvailable() }
  /// Is not there.
  public var visibleRect: CGRect { notAvailable() }
  /// Is not there.
  public var bounds: CGRect { notAvailable() }
}
