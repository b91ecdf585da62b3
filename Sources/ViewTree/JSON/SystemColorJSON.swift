import JSONReading

/// The name of a colour of iOS, as UIKit and SwiftUI have it.
enum SystemColorName: String, JSONChoice, CaseIterable, Hashable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator,
    opaqueSeparator, systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground,
    systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemRed,
    systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue,
    systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2, systemGray3,
    systemGray4, systemGray5, systemGray6, black, white, clear, lightText, darkText
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  static let choiceName = "system colour"
  static let meaning = """
    A colour of iOS by its name in UIKit, such as `systemRed` or `secondaryLabel`, or in SwiftUI, such as `red`, \
    with all its appearances.
    """

  /// The colour in all appearances.
  var color: Color { uiColor.color }

  /// Whether SwiftUI has the colour by that name.
  var isOfSwiftUI: Bool { Self.allCases.drop { $0 != .red }.contains(self) }

  private var uiColor: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .placeholderText: .placeholderText
    case .link: .link
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: .systemMint
    case .systemTeal: .systemTeal
    case .systemCyan: .systemCyan
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .black: .black
    case .white: .white
    case .clear: .clear
    case .lightText: .lightText
    case .darkText: .darkText
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray
    }
  }
}
