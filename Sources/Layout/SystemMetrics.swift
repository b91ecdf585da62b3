import AuditModel

/// Sizes that UIKit gives its controls and bars, in points.
///
/// Source: Apple Human Interface Guidelines and UIKit's intrinsic sizes.
package enum SystemMetrics {
  package static let toggle = Size(width: 51, height: 31)
  static let toggleSpacing = 8.0
  static let sliderHeight = 28.0
  static let fieldInset = EdgeInsets(all: 7)
  /// The default container inset of `UITextView`, with the line fragment padding of its container.
  static let editorInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  static let fieldWidth = 100.0
  package static let rowInset = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  package static let rowHeight = 44.0
  /// The height of capital letters in em: 1443 of 2048 units in the OS/2 table of SF Pro.
  static let capHeight = 1443.0 / 2048
  static let barItemWidth = 44.0
  static let barMargin = 8.0

  static func navigationBarHeight(_ vertical: SizeClass) -> Double {
    vertical == .compact ? 32 : 44
  }

  static func tabBarHeight(_ vertical: SizeClass) -> Double { vertical == .compact ? 32 : 49 }
}
