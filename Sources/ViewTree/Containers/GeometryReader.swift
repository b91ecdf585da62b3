import AuditModel
import Foundation

/// A view that is built of the size that it gets: all the space that it is offered, or 10 × 10 points where
/// it may choose. Its content lies at its top leading corner.
///
/// The screen is built with a guess first, laid out, and built again with the sizes that such views got,
/// until they stay the same.
public struct GeometryReader: NodeView {
  /// The description.
  public let node: ViewNode

  /// Builds the content for the extent of the view.
  public init(
    @ViewBuilder content: (GeometryProxy) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let question = GeometryQuestion(.itself)
    let views = RenderContext.building(question.key) { content(GeometryProxy(question.extent)) }
    var node = ViewNode(
      .geometryReader, children: views, origin: NodeOrigin(fileID, line, column))
    node.geometryQuestion = question
    self.node = node
  }
}

/// The extent of a view, as far as it is known while the screen is built.
public struct GeometryProxy: Sendable {
  private let extent: MeasuredGeometry.Extent

  init(_ extent: MeasuredGeometry.Extent) { self.extent = extent }

  /// The size of the view in points.
  public var size: CGSize { CGSize(width: extent.frame.width, height: extent.frame.height) }

  /// The edges of the safe area that the view is at: what bars, corners and the home indicator cover
  /// beyond it.
  public var safeAreaInsets: EdgeInsets { extent.safeArea }

  /// The frame of the view: on the screen for `global`, and from the corner of a view around it whose
  /// coordinates have the name. A name that no view around has stands for the screen.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    switch space {
    case is LocalCoordinateSpace: return CGRect(origin: .zero, size: size)
    case let named as NamedCoordinateSpace:
      let corner = extent.spaces[named.name] ?? .zero
      return CGRect(extent.frame.offset(x: -corner.x, y: -corner.y))
    default: return CGRect(extent.frame)
    }
  }

  /// The frame of a view around whose coordinates have the name, from the corner of this view.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    extent.spaces[space.name].map {
      CGRect($0.offset(x: -extent.frame.x, y: -extent.frame.y))
    }
  }
}

/// A question that the building of a screen has asked: for the frame of a view, or of its container.
package struct GeometryQuestion: Sendable {
  /// Whose frame is asked for.
  package enum Subject: Sendable { case itself, container }

  /// Whose frame is asked for.
  package let subject: Subject
  /// The key of the answer; none where no screen is being built.
  package let key: MeasuredGeometry.Key?
  /// The answer with which the view is built.
  package let extent: MeasuredGeometry.Extent

  init(_ subject: Subject) {
    let environment = EnvironmentValues.current.variant
    let key = RenderContext.current?.nextKey()
    self.subject = subject
    self.key = key
    extent =
      key.flatMap { environment.geometry.extents[$0] } ?? .init(wholeScreenOf: environment)
  }
}

extension ViewNode {
  /// The question that it was built with the answer to; two nodes that show the same are equal whatever
  /// they asked for.
  package var geometryQuestion: GeometryQuestion? {
    get { preferences?.geometryQuestion }
    set {
      var own = preferences ?? Preferences()
      own.geometryQuestion = newValue
      preferences = own
    }
  }

  /// The names of its coordinates.
  package var coordinateSpaces: [String] { preferences?.coordinateSpaces ?? [] }
}

extension CGRect {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
