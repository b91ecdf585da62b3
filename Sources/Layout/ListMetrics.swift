import AuditModel

/// The sizes of SwiftUI's lists, in points: those of the version of iOS that `SystemFont` names.
///
/// Source: trees of lists in SwiftUI on iOS 26 to 26.4 on screens of 300 and 402 points (sentry-cocoa and
/// WebDriverAgent), and tables of UIKit on iOS 26.1 (openuikit). Lists of iOS 16 to 18 have rows of 44
/// points, and headings of 38.667 with capital letters of 13 points.
enum ListMetrics {
  /// The distance of cards to the edges of the list.
  static let sideInset = 16.0
  /// The least height of a row: 20.333 points of text have 15.833 over and under them.
  static let rowHeight = 52.0
  /// The insets of content that makes its row higher: 66.3 points around 36.3 in a form.
  static let rowInsets = EdgeInsets(top: 15, left: 16, bottom: 15, right: 16)
  /// The insets of a heading: 40.333 points around 20.333.
  static let headerInsets = EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
  /// The insets of a note: 30 points around 15.667, of which 8 are over it.
  static let footerInsets = EdgeInsets(top: 8, left: 16, bottom: 6 + 1.0 / 3, right: 16)
  /// The distance between the rows of two sections: half of it takes the place of a heading that is
  /// missing, half that of a note.
  static let sectionSpacing = 35.0
  /// The radius of the corners of cards.
  static let cardRadius = 26.0
  /// The distance of a line from the trailing edge of a card, and from that of a list without cards.
  static let lineEnd = (inCards: 16.0, plain: 8.0)
}
