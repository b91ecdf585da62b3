import AuditModel
import Layout
import ViewTree

/// A colour in which iOS itself writes on its own backgrounds: every app that leaves it to iOS has it.
enum SystemTextColor {
  case secondary, tint, destructive

  /// The colour of a text over a ground, where both are iOS's; red is iOS's own where a button has it, as one
  /// that destroys something does.
  init?(
    _ color: Color, over ground: RGBColor, in appearance: Appearance, ofButton isOfButton: Bool
  ) {
    let isPlain = Self.isGround(ground, in: appearance)
    // A prominent button has a white label on the tint.
    if isOfButton, color.isDrawn(as: .white), ground == Color.accentColor.color(in: appearance) {
      self = .tint
      return
    }
    guard isPlain || Self.isFill(ground, in: appearance) else { return nil }
    if color.isDrawn(as: .secondary) {
      // Its fills are under the labels of buttons.
      guard isPlain else { return nil }
      self = .secondary
    } else if color.isDrawn(as: .accentColor) {
      self = .tint
    } else if isOfButton, color.isDrawn(as: .red) {
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

  /// Whether iOS has a ground of that colour.
  private static func isGround(_ ground: RGBColor, in appearance: Appearance) -> Bool {
    colors(in: appearance).contains(ground)
  }

  /// Whether it is the colour of one of iOS's fills on such a ground, as under the label of a bordered button.
  private static func isFill(_ ground: RGBColor, in appearance: Appearance) -> Bool {
    colors(in: appearance).contains { own in
      fills.contains { $0.color(in: appearance).over(own) == ground }
    }
  }

  private static func colors(in appearance: Appearance) -> [RGBColor] {
    grounds.flatMap { [$0, $0.elevated] }.map { $0.color(in: appearance) }
  }

  private static let fills = [
    UIColor.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ].map { Color(uiColor: $0) }

  private static let grounds = [
    UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ].map { Color(uiColor: $0) }

  /// Its name in UIKit.
  var name: String {
    switch self {
    case .secondary: "secondaryLabel"
    case .tint: "accentColor"
    case .destructive: "systemRed"
    }
  }

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
