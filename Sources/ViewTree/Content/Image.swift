import AuditModel
import Foundation

/// A picture or a symbol.
public struct Image: NodeView, Sendable {
  /// The description.
  public let node: ViewNode

  /// A picture of so many points, identified by its name in the source.
  public init(
    _ name: String, width: Double, height: Double,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .image(width: width, height: height, scales: false, isDecorative: false), name: name,
      origin: NodeOrigin(fileID, line, column))
  }

  /// A symbol that grows with the text size, of so many points at Large.
  public init(
    symbol name: String, size: Double = 20,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .image(width: size, height: size, scales: true, isDecorative: false), name: name,
      origin: NodeOrigin(fileID, line, column))
  }

  /// A picture that says nothing, and is therefore not spoken.
  public init(
    decorative name: String, width: Double, height: Double, scales: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .image(width: width, height: height, scales: scales, isDecorative: true), name: name,
      origin: NodeOrigin(fileID, line, column))
  }

  /// A symbol of iOS, as high as the font around it.
  public init(
    systemName name: String, variableValue: Double? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .symbol(isDecorative: false), name: name, origin: NodeOrigin(fileID, line, column))
  }

  /// A picture of an asset catalog, which is not read: it has 60 × 60 points unless it is
  /// `resizable()`.
  public init(
    _ name: String, bundle: Bundle? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      name, width: 60, height: 60, fileID: fileID, line: line, column: column)
  }

  /// A picture of an asset catalog that says nothing, and is therefore not spoken.
  public init(
    decorative name: String, bundle: Bundle? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      decorative: name, width: 60, height: 60, fileID: fileID, line: line, column: column)
  }

  /// A picture of an asset catalog with its accessibility label.
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var labelled = Image(name, bundle: bundle, fileID: fileID, line: line, column: column).node
    labelled.accessibility.label = label.node.text
    node = labelled
  }

  private init(node: ViewNode) { self.node = node }

  /// A picture in all the room there is.
  public func resizable(
    capInsets: EdgeInsets = .zero, resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = node
    // A symbol is known by it that it grows with the text size, which changes nothing here.
    let isSymbol =
      switch node.kind {
      case .symbol: true
      case .image(_, _, let scales, _): scales
      default: false
      }
    copy.kind = .image(
      width: .infinity, height: .infinity, scales: isSymbol, isDecorative: node.kind.isDecorative)
    return Image(node: copy)
  }

  /// The picture: its rendering changes no size.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// The picture: its rendering changes no size.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The picture: its smoothness changes no size.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture: its smoothness changes no size.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How a picture fills its room.
  public enum ResizingMode: Sendable { case stretch, tile }
  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Sendable { case original, template }
  /// How smooth a scaled picture is.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// The size of a symbol beside text.
  public enum Scale: Sendable { case small, medium, large }
}

/// How many colours a symbol has.
public struct SymbolRenderingMode: Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// Its own colours.
  public static let multicolor = SymbolRenderingMode()
  /// Colours of one's own.
  public static let palette = SymbolRenderingMode()
}

extension NodeKind {
  /// Whether it is a picture that says nothing.
  var isDecorative: Bool {
    switch self {
    case .symbol(let isDecorative), .image(_, _, _, let isDecorative): isDecorative
    default: false
    }
  }
}

extension ViewNode {
  /// Whether it is a picture in all the room there is.
  var isResizableImage: Bool {
    if case .image(let width, _, _, _) = kind { width == .infinity } else { false }
  }
}

extension View {
  /// The size of symbols beside text: they are measured at the medium one.
  public func imageScale(_ scale: Image.Scale) -> ViewNode { node }
  /// How many colours symbols have, which changes no size.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ViewNode { node }
  /// The variant of symbols, which changes no size.
  public func symbolVariant(_ variant: SymbolVariants) -> ViewNode { node }
}
