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
    guard Self.isOfIOS(ground, in: appearance) else { return nil }
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

  /// Whether iOS draws the text in its own red over its own ground: the answer of an alert or a dialog that
  /// destroys something, whose role is all that the app says of it.
  static func isDestructiveAnswer(_ color: Color, of node: NodeID, in tree: LaidOutTree) -> Bool {
    color.isDrawn(as: .red)
      && tree.lineage(of: node).contains {
        switch tree[$0].kind {
        case .alert: true
        case .sheet: tree[$0].isSystemSized
        default: false
        }
      }
  }

  /// Whether iOS has a ground of that colour, or one of its fills on it, as under the label of a bordered button.
  private static func isOfIOS(_ ground: RGBColor, in appearance: Appearance) -> Bool {
    grounds.contains { own in
      [own, own.elevated].contains { own in
        let color = own.color(in: appearance)
        return color == ground
          || fills.contains { $0.color(in: appearance).over(color) == ground }
      }
    }
  }

  private static let fills = [
    UIColor.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ].map { Color(uiColor: $0) }

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
}
