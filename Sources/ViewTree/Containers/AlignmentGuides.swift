import Foundation

/// The size of a view and the positions of its alignments, in points.
public struct ViewDimensions: Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  private let firstBaseline: Double
  private let lastBaseline: Double

  fileprivate init(_ measures: [Double]) {
    width = measures[0]
    height = measures[1]
    firstBaseline = measures[2]
    lastBaseline = measures[3]
  }

  /// The position of an alignment from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * guide.share }

  /// The position of an alignment from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top, .center, .bottom: height * guide.share
    case .firstTextBaseline: firstBaseline
    case .lastTextBaseline: lastBaseline
    }
  }
}

extension View {
  /// Another position for an alignment from side to side: a sum of shares of the measures, such as
  /// `$0[.trailing] - 8`. A closure that does more, as to take the greater of two measures, counts as the
  /// sum that has its values for measures of a point.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ViewNode {
    guided(AlignmentGuide(AlignmentGuide.Line(guide)).measured(computeValue))
  }

  /// Another position for an alignment from top to bottom, as a sum of shares of the measures.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ViewNode {
    guided(AlignmentGuide(AlignmentGuide.Line(guide)).measured(computeValue))
  }

  private func guided(_ guide: AlignmentGuide) -> ViewNode {
    changed { node in
      node.alignmentGuides.removeAll { $0.line == guide.line }
      node.alignmentGuides.append(guide)
    }
  }
}

extension AlignmentGuide {
  /// The guide as a closure has it, whose shares follow from its values for single measures of a point:
  /// a value can be compared and written down, and a closure cannot.
  fileprivate func measured(_ compute: (ViewDimensions) -> CGFloat) -> AlignmentGuide {
    func value(_ measure: Int?) -> Double {
      var measures = [0.0, 0, 0, 0]
      if let measure { measures[measure] = 1 }
      return Double(compute(ViewDimensions(measures))).finite(or: 0)
    }
    var guide = self
    guide.points = value(nil)
    guide.widths = value(0) - guide.points
    guide.heights = value(1) - guide.points
    guide.firstBaselines = value(2) - guide.points
    guide.lastBaselines = value(3) - guide.points
    return guide
  }
}
