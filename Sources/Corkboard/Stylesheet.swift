import AuditModel
import ViewTree

/// The colours and measures of the app, and where its styles differ in layout.
package struct Stylesheet: Hashable, Sendable {
  /// Behind everything.
  package var background = Color.systemBackground
  /// Running text.
  package var text: Color
  /// Text of less weight.
  package var secondaryText: Color
  /// Text that can be tapped.
  package var link: Color
  /// The main button.
  package var action: Color
  /// Text on the main button.
  package var actionText = Color(.white)
  /// Behind a list.
  package var list: Color
  /// Behind a card.
  package var card: Color
  /// Behind the guidance.
  package var guidance: Color
  /// The line around the field that is edited, or that is to be edited next.
  package var activeBorder: Color
  /// The width of a list in points.
  package var listWidth = 280.0
  /// The width of a list while all lists are seen at once.
  package var zoomedListWidth = 140.0
  /// The height of a card in points once cards can be named.
  package var cardHeight = 48.0
  /// The height of a card before.
  package var disabledCardHeight = 88.0
  /// The width of the guidance in regular width.
  package var sidebarWidth = OverlayPaging.sidebarWidth
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
  package func color(_ board: BoardColor) -> Color {
    switch board {
    case .purple: Color(RGBColor(195, 119, 224))
    case .blue: Color(RGBColor(0, 121, 191))
    case .green: Color(RGBColor(97, 189, 79))
    case .orange: Color(RGBColor(255, 171, 74))
    case .grey: Color(RGBColor(131, 140, 145))
    }
  }
}

extension Stylesheet {
  /// The first style of the app.
  package static let classic = Stylesheet(
    text: Color(RGBColor(77, 77, 77), dark: RGBColor(230, 230, 230)),
    secondaryText: Color(RGBColor(131, 140, 145)),
    link: Color(RGBColor(0, 121, 191)),
    action: Color(RGBColor(81, 152, 57)),
    list: Color(RGBColor(226, 228, 230), dark: RGBColor(44, 44, 46)),
    card: Color(.white, dark: RGBColor(72, 72, 74)),
    guidance: Color(.white, dark: RGBColor(72, 72, 74)),
    activeBorder: Color(RGBColor(0, 121, 191)))

  /// The style without the defects that an audit of the first one found.
  package static let revised = Stylesheet(
    text: Color(
      RGBColor(77, 77, 77), dark: RGBColor(230, 230, 230), lightIncreasedContrast: .black,
      darkIncreasedContrast: .white),
    secondaryText: Color(
      RGBColor(84, 92, 97), dark: RGBColor(190, 197, 202),
      lightIncreasedContrast: RGBColor(50, 56, 60),
      darkIncreasedContrast: RGBColor(225, 230, 233)),
    link: Color(
      RGBColor(0, 101, 160), dark: RGBColor(125, 198, 250),
      lightIncreasedContrast: RGBColor(0, 73, 120),
      darkIncreasedContrast: RGBColor(170, 218, 252)),
    action: Color(RGBColor(56, 118, 38), lightIncreasedContrast: RGBColor(38, 86, 24)),
    list: Color(RGBColor(226, 228, 230), dark: RGBColor(44, 44, 46)),
    card: Color(.white, dark: RGBColor(72, 72, 74)),
    guidance: Color(
      RGBColor(236, 242, 247), dark: RGBColor(54, 58, 62),
      lightIncreasedContrast: RGBColor(236, 242, 247),
      darkIncreasedContrast: RGBColor(38, 41, 44)),
    activeBorder: Color(
      RGBColor(0, 121, 191), dark: RGBColor(125, 198, 250),
      lightIncreasedContrast: RGBColor(0, 73, 120),
      darkIncreasedContrast: RGBColor(170, 218, 252)),
    zoomedListWidth: 184, namesWrap: true, listsGrow: true, largestSideBySide: .xLarge,
    boardScrolls: true, barShowsStep: true)
}
