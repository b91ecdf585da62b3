import AuditModel

/// Sizes that UIKit gives its controls and bars, in points: those of iOS 18 and before, which apps that
/// are built with an older SDK keep on iOS 26. Lists have those of iOS 26: see `ListMetrics`.
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
  /// The least width of an item of a bar, and that of a back button without a title.
  static let barItemWidth = 44.0
  /// The distance of items to the edge of a bar, but for a titled back button, which begins at it.
  static let barMargin = 16.0
  /// The distance between two items of a bar.
  static let barItemSpacing = 8.0
  /// The least distance of a title in the middle of a bar to the items at its sides.
  static let barTitleDistance = 8.0
  /// The distance of a title that has no room in the middle to the items before it.
  static let movedTitleDistance = 12.0
  /// The room for the chevron of a back button before its title, and for the margin after it: the button
  /// with the title “Home” is 77.7 points wide, of which the title takes 45.4.
  package static let backChevronWidth = 32.3

  static func navigationBarHeight(_ vertical: SizeClass) -> Double {
    vertical == .compact ? 32 : 44
  }

  static func tabBarHeight(_ vertical: SizeClass) -> Double { vertical == .compact ? 32 : 49 }
}
