import AuditModel

/// A text style of iOS, named as SwiftUI and UIKit name it.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The name in JSON.
  public var name: String { "\(self)" }

  /// Finds the style of that name.
  public init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  /// The weight of the style, where the font names no other.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    default: .regular
    }
  }

  /// The size of the font in points.
  public func pointSize(at size: DynamicTypeSize) -> Double {
    DynamicTypeTable.pointSizes[rawValue][size.rawValue]
  }

  /// The distance from line to line in points.
  public func leading(at size: DynamicTypeSize) -> Double {
    DynamicTypeTable.leadings[rawValue][size.rawValue]
  }

  /// The factor that `UIFontMetrics` scales values with: the ratio of its leadings.
  public func metricsScale(at size: DynamicTypeSize) -> Double {
    DynamicTypeTable.metricsLeadings[rawValue][size.rawValue] / leading(at: .large)
  }

  /// A length in points as `UIFontMetrics` scales it: rounded to a third of a point.
  ///
  /// Source: `UIFontMetrics.scaledValue(for:)` on iOS 26, 12 sizes and 11 styles.
  public func scaledValue(_ value: Double, at size: DynamicTypeSize) -> Double {
    (value * metricsScale(at: size) * 3).rounded() / 3
  }

  /// The size in points of a font as `UIFontMetrics` scales it: a whole number, unless it is the one
  /// for Large.
  ///
  /// Source: `UIFontMetrics.scaledFont(for:)` on iOS 26, 12 sizes and 11 styles.
  public func scaledPointSize(_ points: Double, at size: DynamicTypeSize) -> Double {
    let scale = metricsScale(at: size)
    return scale == 1 ? points : (points * scale).rounded()
  }
}

/// Point sizes and leadings of the text styles at the twelve sizes.
///
/// Source: Apple Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
enum DynamicTypeTable {
  static let pointSizes: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  static let leadings: [[Double]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// The leadings by which `UIFontMetrics` scales, eight of which are not those of the styles.
  ///
  /// Source: `UIFontMetrics` on iOS 26.1, 506 values of 121 combinations.
  static let metricsLeadings: [[Double]] = {
    let others: [(TextStyle, DynamicTypeSize, Double)] = [
      (.title1, .xLarge, 36), (.title1, .xxLarge, 38), (.subheadline, .xxxLarge, 26),
      (.caption1, .accessibility1, 27), (.subheadline, .accessibility2, 36),
      (.caption2, .accessibility2, 29), (.title1, .accessibility4, 61),
      (.headline, .accessibility4, 51),
    ]
    return others.reduce(into: leadings) { $0[$1.0.rawValue][$1.1.rawValue] = $1.2 }
  }()
}
