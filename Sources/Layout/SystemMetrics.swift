import AuditModel
import SystemFont

/// Sizes of iOS's bars and controls, in points: those of the version that `SystemFont` names, in apps that
/// are built with its SDK. `ListMetrics` has those of lists.
///
/// Source: WebDriverAgent trees of Settings and of two SwiftUI apps on an iPhone 17 Pro with iOS 26.4 (402 ×
/// 874 points), and UIKit on iOS 26.1 (openuikit), which agree. Published nowhere, and so assumed: bars in
/// landscape and on iPads are as high as upright on an iPhone, and the platters of bars are 10 points from
/// an edge without a home indicator, as on Mac Catalyst 26.1.
package enum SystemMetrics {
  // MARK: Controls

  /// The switch as it is drawn.
  package static let toggle = Size(width: 63, height: 28)
  /// How far a switch is drawn over the trailing edge of its control.
  package static let toggleOverhang = 2.0
  static let toggleSpacing = 8.0
  static let sliderHeight = 31.0
  /// The distance between the middles of two dots of a page control, and their diameter: assumed, as is its
  /// height, since Apple publishes none.
  package static let pageDots = (pitch: 16.0, diameter: 8.0)
  static func pageControl(pages: Int) -> Size {
    Size(width: pageDots.pitch * Double(pages + 1), height: 26)
  }
  static let fieldInset = EdgeInsets(all: 7)
  /// Around the text of a field for searching, which is 36 points high at the default text size (openuikit).
  static let searchFieldInset = EdgeInsets(top: 8, left: 39.5, bottom: 8, right: 14)
  /// The default container inset of `UITextView`, with the line fragment padding of its container.
  static let editorInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  static let fieldWidth = 100.0

  // MARK: Navigation bars

  /// The side of the platter of an item, the least one of its width.
  package static let barItemSize = 44.0
  /// The room under the items of a navigation bar.
  static let belowBarItems = 10.0
  /// The height of a navigation bar without a large title.
  static let navigationBarHeight = barItemSize + belowBarItems
  /// The distance of items and of a large title to the edge of a bar.
  static let barMargin = 16.0
  /// The distance between the platters of two items.
  static let barItemSpacing = 12.0
  /// The room at each side of an item with a text.
  static let barTextInset = 16.0
  /// The room at each side of an item without a text: a symbol of 22 points has a platter of 44.
  static let barSymbolInset = 11.0
  /// The least distance of a title in the middle of a bar to the items at its sides.
  static let barTitleDistance = 8.0
  /// The distance of a title that has no room in the middle to the items before it.
  static let movedTitleDistance = 12.0
  /// The room over a large title, which begins 57 points under the top of its bar.
  static let aboveLargeTitle = 3.0
  /// The height of a large title beyond its line: 52 points around 40.667.
  static let largeTitlePadding = 11.0

  // MARK: Bars at the bottom

  /// The platter of a tab bar on an iPhone; in compact height, where titles are beside their symbols, it is
  /// assumed to be that of a toolbar.
  static func tabPlatterHeight(_ vertical: SizeClass) -> Double {
    vertical == .compact ? toolbarPlatterHeight : 62
  }
  /// The distance of its tabs to its edges.
  static let tabInset = 4.0
  /// Between the symbol and the title of a tab that are in a row (assumed).
  static let tabSpacing = 6.0
  /// From one tab to the next.
  static let tabPitch = 86.0
  /// The least distance of the platter to the sides of the screen.
  static let tabMargin = 21.0
  /// The platter of a toolbar.
  package static let toolbarPlatterHeight = 48.0
  /// The room over it.
  static let aboveToolbar = 10.0
  /// The distance of its items to the sides of the screen.
  static let toolbarMargin = 28.0

  /// The room that the platter of a bar takes over the safe area: with a home indicator it ends at a
  /// distance of its own from the lower edge of the screen.
  static func height(ofPlatter height: Double, above margin: Double, safeArea: EdgeInsets) -> Double
  {
    height + (safeArea.bottom > 0 ? margin - safeArea.bottom : belowBarItems)
  }

  /// The height of a tab bar at the bottom of the screen.
  static func tabBarHeight(_ vertical: SizeClass, safeArea: EdgeInsets) -> Double {
    height(ofPlatter: tabPlatterHeight(vertical), above: tabMargin, safeArea: safeArea)
  }

  /// The height of a toolbar.
  static func toolbarHeight(safeArea: EdgeInsets) -> Double {
    aboveToolbar
      + height(ofPlatter: toolbarPlatterHeight, above: toolbarMargin, safeArea: safeArea)
  }
}
