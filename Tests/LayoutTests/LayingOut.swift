import AuditModel
import Localization
import TextShaping
import Testing
import ViewTree

@testable import Layout

/// The installed fonts, opened once for all tests.
private let installedFonts = Result { try FontLibrary() }

/// An engine with the installed fonts and no string tables.
func engine(
  _ locale: LocaleIdentifier = "en", identities: IdentityTable = IdentityTable()
) throws -> LayoutEngine {
  LayoutEngine(
    fonts: try installedFonts.get(), project: LocalizationProject(tables: []), locale: locale,
    shared: SharedTrees(identities: identities))
}

extension RenderEnvironment {
  /// A screen of 300 by 600 points without bars, with a pixel to the point, so that frames can be
  /// reckoned in the head.
  static let plain = screen(width: 300, height: 600)

  static func screen(
    width: Double, height: Double, safeArea: EdgeInsets = .zero,
    dynamicTypeSize: DynamicTypeSize = .large, sizeClasses: SizeClasses = .compactRegular
  ) -> RenderEnvironment {
    RenderEnvironment(
      device: Device(
        name: "plain", sizeClasses: sizeClasses,
        viewport: Size(width: width, height: height), safeArea: safeArea, keyboardHeight: 0,
        displayScale: 1),
      dynamicTypeSize: dynamicTypeSize)
  }

  /// The same from right to left.
  var mirrored: RenderEnvironment {
    var copy = self
    copy.layoutDirection = .rightToLeft
    return copy
  }
}

/// Lays views out.
func layOut(
  in environment: RenderEnvironment = .plain, @ViewBuilder _ view: () -> [ViewNode]
) throws -> LaidOutTree {
  try engine(environment.locale).layOut(.screen(view()), in: environment)
}

extension LaidOutTree {
  /// The position of the node whose identity ends like this.
  func position(_ end: String) throws -> NodeID {
    try #require(nodes.positions.first { path(of: $0) == end || path(of: $0).hasSuffix("/\(end)") })
  }

  /// The node whose identity ends like this.
  func node(_ end: String) throws -> LaidOutNode { nodes[try position(end)] }

  /// The frame of the node whose identity ends like this.
  func frame(_ end: String) throws -> Rect { try node(end).frame }

  /// The text of the node whose identity ends like this.
  func text(_ end: String) throws -> LaidOutText {
    try #require(text(of: position(end)))
  }

  /// The paths of all nodes.
  var paths: [String] { nodes.positions.map { path(of: $0) } }
}

/// A picture of so many points with a name.
func box(_ id: String, _ width: Double, _ height: Double) -> ViewNode {
  Image(id, width: width, height: height).id(id)
}

/// A rectangle that takes all the room there is.
func filler(_ id: String) -> ViewNode { Rectangle(fill: .label).id(id) }

/// A rectangle of a point and a size, written shortly.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
