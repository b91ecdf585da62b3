import AuditModel
import Layout
import ViewTree

/// A colour in which iOS itself writes on its own backgrounds: every app that leaves it to iOS has it.
enum SystemTextColor {
  case secondary, tint, destructive

  /// The colour of a text over a ground, where both are iOS's; red is iOS's own in the label of a button.
  init?(
    _ color: Color, over ground: RGBColor, in appearance: Appearance, inButton isInButton: Bool
  ) {
    guard Self.grounds.contains(where: { $0.shows(ground, in: appearance) }) else { return nil }
    if color.isDrawn(as: .secondary) {
      self = .secondary
    } else if color.isDrawn(as: .accentColor) {
      self = .tint
    } else if isInButton, color.isDrawn(as: .red) {
      self = .destructive
    } else {
      return nil
    }
  }

  /// Whether iOS draws the text in its own red over its own grey: the answer of an alert that destroys
  /// something, whose role is all that the app says of it.
  static func isDestructiveAnswer(_ color: Color, of node: NodeID, in tree: LaidOutTree) -> Bool {
    color.isDrawn(as: .red)
      && tree.lineage(of: node).contains {
        if case .alert = tree[$0].kind { true } else { false }
      }
  }

  private static let grounds = [
    UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ].map { Color(uiColor: $0) }

  /// The purpose that iOS has it for.
  var purpose: Message {
    switch self {
    case .secondary: "secondary text"
    case .tint: "the tint"
    case .destructive: "buttons that destroy something"
    }
  }

  /// The way to another colour.
  var suggestion: Message {
    switch self {
    case .secondary:
      "use `.foregroundStyle(.primary)` or a colour of your own where this has to be read"
    case .tint: "give the app a darker accent colour, lighter in dark"
    case .destructive:
      "give the label a darker red of your own, lighter in dark, or a larger or bolder font"
    }
  }
}

extension Color {
  /// Whether it is drawn in the same way, wherever it comes from.
  fileprivate func isDrawn(as other: Color) -> Bool {
    light == other.light && dark == other.dark
      && lightIncreasedContrast == other.lightIncreasedContrast
      && darkIncreasedContrast == other.darkIncreasedContrast
  }

  /// Whether it is a colour, on a surface that is elevated or not.
  fileprivate func shows(_ color: RGBColor, in appearance: Appearance) -> Bool {
    self.color(in: appearance) == color || elevated.color(in: appearance) == color
  }
}
