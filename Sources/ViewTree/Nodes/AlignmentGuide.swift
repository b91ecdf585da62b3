/// The position of an alignment in a view that names it itself, as a sum of shares of its measures.
public struct AlignmentGuide: Hashable, Sendable {
  /// An alignment in one of the two directions.
  public enum Line: String, Hashable, Sendable, CaseIterable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
  }

  /// The alignment.
  public var line: Line
  /// So many points from the leading edge or the top.
  public var points = 0.0
  /// The share of the width that is added.
  public var widths = 0.0
  /// The share of the height that is added.
  public var heights = 0.0
  /// The share of the distance from the top to the first baseline that is added.
  public var firstBaselines = 0.0
  /// The share of the distance from the top to the last baseline that is added.
  public var lastBaselines = 0.0

  /// The guide of an alignment, at the leading edge or the top.
  public init(_ line: Line) { self.line = line }

  /// The position in a view with these measures, in points.
  package func position(
    width: Double, height: Double, firstBaseline: Double, lastBaseline: Double
  ) -> Double {
    points + widths * width + heights * height + firstBaselines * firstBaseline
      + lastBaselines * lastBaseline
  }
}

extension AlignmentGuide.Line {
  /// The alignment from side to side.
  package init(_ alignment: HorizontalAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .horizontalCenter
      case .trailing: .trailing
      }
  }

  /// The alignment from top to bottom.
  package init(_ alignment: VerticalAlignment) {
    self =
      switch alignment {
      case .top: .top
      case .center: .verticalCenter
      case .bottom: .bottom
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      }
  }

  /// The alignment as it is written in Swift.
  var source: String {
    switch self {
    case .horizontalCenter: "HorizontalAlignment.center"
    case .verticalCenter: "VerticalAlignment.center"
    default: ".\(rawValue)"
    }
  }
}
