import AuditModel
import ViewTree

/// The colours and measures of the app, and where its styles differ in layout.
package struct Stylesheet: Hashable, Sendable {
  /// Behind everything.
  package var background = AdaptiveColor.background
  /// Running text.
  package var text: AdaptiveColor
  /// Text of less weight.
  package var secondaryText: AdaptiveColor
  /// Text that can be tapped.
  package var link: AdaptiveColor
  /// The main button.
  package var action: AdaptiveColor
  /// Text on the main button.
  package var actionText = AdaptiveColor(.white)
  /// Behind a list.
  package var list: AdaptiveColor
  /// Behind a card.
  package var card: AdaptiveColor
  /// Behind the guidance.
  package var guidance: AdaptiveColor
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
  /// Whether names and the text of buttons and rows take as many lines as they need.
  package var namesWrap = false
  /// Whether lists grow with the text size.
  package var listsGrow = false
  /// The largest text size at which things are side by side that can be under each other.
  package var largestSideBySide = DynamicTypeSize.accessibility5
  /// Whether the board scrolls with its name, above the guidance and not under it.
  package var boardScrolls = false
  /// Whether the bar shows the step, which is short, and the guidance the template's title.
  package var barShowsStep = false

  /// How the colour of a board looks.
  package func color(_ board: BoardColor) -> AdaptiveColor {
    switch board {
    case .purple: AdaptiveColor(Color(195, 119, 224))
    case .blue: AdaptiveColor(Color(0, 121, 191))
    case .green: AdaptiveColor(Color(97, 189, 79))
    case .orange: AdaptiveColor(Color(255, 171, 74))
    case .grey: AdaptiveColor(Color(131, 140, 145))
    }
  }
}

extension Stylesheet {
  /// The first style of the app.
  package static let classic = Stylesheet(
    text: AdaptiveColor(Color(77, 77, 77), dark: Color(230, 230, 230)),
    secondaryText: AdaptiveColor(Color(131, 140, 145)),
    link: AdaptiveColor(Color(0, 121, 191)),
    action: AdaptiveColor(Color(81, 152, 57)),
    list: AdaptiveColor(Color(226, 228, 230), dark: Color(44, 44, 46)),
    card: AdaptiveColor(.white, dark: Color(72, 72, 74)),
    guidance: AdaptiveColor(.white, dark: Color(72, 72, 74)),
    activeBorder: AdaptiveColor(Color(0, 121, 191)))

  /// The style without the defects that an audit of the first one found.
  package static let revised = Stylesheet(
    text: AdaptiveColor(
      Color(77, 77, 77), dark: Color(230, 230, 230), lightIncreasedContrast: .black,
      darkIncreasedContrast: .white),
    secondaryText: AdaptiveColor(
      Color(84, 92, 97), dark: Color(190, 197, 202), lightIncreasedContrast: Color(50, 56, 60),
      darkIncreasedContrast: Color(225, 230, 233)),
    link: AdaptiveColor(
      Color(0, 101, 160), dark: Color(125, 198, 250), lightIncreasedContrast: Color(0, 73, 120),
      darkIncreasedContrast: Color(170, 218, 252)),
    action: AdaptiveColor(Color(56, 118, 38), lightIncreasedContrast: Color(38, 86, 24)),
    list: AdaptiveColor(Color(226, 228, 230), dark: Color(44, 44, 46)),
    card: AdaptiveColor(.white, dark: Color(72, 72, 74)),
    guidance: AdaptiveColor(
      Color(236, 242, 247), dark: Color(54, 58, 62), lightIncreasedContrast: Color(236, 242, 247),
      darkIncreasedContrast: Color(38, 41, 44)),
    activeBorder: AdaptiveColor(
      Color(0, 121, 191), dark: Color(125, 198, 250), lightIncreasedContrast: Color(0, 73, 120),
      darkIncreasedContrast: Color(170, 218, 252)),
    zoomedListWidth: 184, namesWrap: true, listsGrow: true, largestSideBySide: .xLarge,
    boardScrolls: true, barShowsStep: true)
}
