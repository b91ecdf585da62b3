import AuditModel
import ViewTree

/// The directions in which a view may take more space than its content needs.
struct Stretch: OptionSet {
  var rawValue: UInt8

  static let horizontal = Stretch(rawValue: 1)
  static let vertical = Stretch(rawValue: 2)
  static let both: Stretch = [.horizontal, .vertical]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The directions of a view itself, without those of the views in it.
  init(_ node: ViewNode, in parent: NodeKind?) {
    self = []
    switch node.kind {
    case .rectangle, .geometryReader, .custom, .list, .scroll, .image(.infinity, _, _, _):
      self = .both
    case .slider: self = .horizontal
    case .spacer:
      if case .stack(let layout) = parent {
        self = layout.axis == .horizontal ? .horizontal : .vertical
      } else {
        self = .both
      }
    default: break
    }
    let layout = node.layout
    if layout.aspectRatio != nil { self = .both }
    if layout.frame?.maxWidth != nil { insert(.horizontal) }
    if layout.frame?.maxHeight != nil { insert(.vertical) }
    subtract(Stretch(fixedBy: layout))
  }

  /// The directions in which a frame fixes the extent.
  init(fixedBy layout: LayoutAttributes) {
    self = []
    if layout.frame?.width != nil { insert(.horizontal) }
    if layout.frame?.height != nil { insert(.vertical) }
  }
}
