/// From which size on text counts as large, and needs a contrast of 3 to 1 instead of 4.5 to 1.
///
/// WCAG 2.2, 1.4.3, speaks of 18 points and 14 in bold, where a point is 4/3 of a pixel of CSS; a point of
/// iOS is as large as a pixel of CSS, so the three definitions differ.
public enum LargeText: String, Hashable, Sendable, CaseIterable {
  /// 18 points of iOS, or bold at any size, as in Apple's Human Interface Guidelines.
  case apple
  /// 18 points of iOS, or 14 in bold, as most checkers of apps read WCAG.
  case wcagPoints = "wcag-points"
  /// 24 points of iOS, or 18.66 in bold: the points of WCAG as pixels of CSS.
  case cssPixels = "css-pixels"

  /// The least size in points.
  public var size: Double { self == .cssPixels ? 24 : 18 }

  /// The least size of bold text in points.
  public var boldSize: Double {
    switch self {
    case .apple: 0
    case .wcagPoints: 14
    case .cssPixels: 18.66
    }
  }
}
