import Foundation

/// An alignment of the app's own.
@available(*, unavailable, message: "use the alignment of a stack, frame(alignment:) or padding")
public protocol AlignmentID {
  /// The position in a view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and its alignments.
@available(*, unavailable, message: "use the alignment of a stack, frame(alignment:) or padding")
public struct ViewDimensions {
  /// Is not there.
  public var width: CGFloat { notAvailable() }
  /// Is not there.
  public var height: CGFloat { notAvailable() }
  /// Is not there.
  public subscript(guide: HorizontalAlignment) -> CGFloat { notAvailable() }
  /// Is not there.
  public subscript(guide: VerticalAlignment) -> CGFloat { notAvailable() }
}

extension HorizontalAlignment {
  /// An alignment of the app's own.
  @available(*, unavailable, message: "use the alignment of a stack, frame(alignment:) or padding")
  public init(_ id: any AlignmentID.Type) { notAvailable() }
}

extension VerticalAlignment {
  /// An alignment of the app's own.
  @available(*, unavailable, message: "use the alignment of a stack, frame(alignment:) or padding")
  public init(_ id: any AlignmentID.Type) { notAvailable() }
}

extension View {
  /// Another position for an alignment.
  @available(*, unavailable, message: "use the alignment of a stack, frame(alignment:) or padding")
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ViewNode { notAvailable() }

  /// Another position for an alignment.
  @available(*, unavailable, message: "use the alignment of a stack, frame(alignment:) or padding")
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ViewNode { notAvailable() }

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
