import AuditModel
import ViewTree

/// The colours and measures of the app.
package struct Stylesheet: Hashable, Sendable {
  /// Behind everything.
  package var background = AdaptiveColor.background
  /// Running text.
  package var text: AdaptiveColor
  /// Text of less weight.
  package var secondaryText: AdaptiveColor
  /// The main button.
  package var action: AdaptiveColor
  /// Text on the main button.
  package var actionText = AdaptiveColor(.white)
  /// Behind a list.
  package var list: AdaptiveColor
  /// Behind a card.
  package var card: AdaptiveColor
  /// The line around the field that is edited, or that is to be edited next.
  package var activeBorder: AdaptiveColor
  /// The width of a list in points.
  package var listWidth = 280.0
  /// The width of a list while all lists are seen at once.
  package var zoomedListWidth = 140.0
  /// The height of a card in points once cards can be named.
  package var cardHeight = 48.0
  /// The height of a card before.
  package var disabledCardHeight = 88.0
  /// The width of the guidance in regular width.
  package var sidebarWidth = 300.0
  /// The share of the height that the guidance takes at most in compact width.
  package var overlayShare = 0.6

  /// The look that the app began with.
  package static let classic = Stylesheet(
    text: AdaptiveColor(Color(77, 77, 77), dark: Color(230, 230, 230)),
    secondaryText: AdaptiveColor(Color(131, 140, 145)),
    action: AdaptiveColor(Color(81, 152, 57)),
    list: AdaptiveColor(Color(226, 228, 230), dark: Color(44, 44, 46)),
    card: AdaptiveColor(.white, dark: Color(72, 72, 74)),
    activeBorder: AdaptiveColor(Color(0, 121, 191)))
}
