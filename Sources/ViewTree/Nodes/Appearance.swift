import AuditModel

/// Light or dark, with or without increased contrast.
public struct Appearance: Hashable, Sendable {
  /// Whether the dark appearance is on.
  public var isDark: Bool
  /// Whether Increase Contrast is on.
  public var increasedContrast: Bool

  /// Joins the two settings.
  public init(isDark: Bool = false, increasedContrast: Bool = false) {
    self.isDark = isDark
    self.increasedContrast = increasedContrast
  }

  /// All four appearances, the plain light one first.
  public static let all = [
    Appearance(), Appearance(isDark: true), Appearance(increasedContrast: true),
    Appearance(isDark: true, increasedContrast: true),
  ]

  /// The name in messages.
  public var name: String {
    (isDark ? "dark" : "light") + (increasedContrast ? " with increased contrast" : "")
  }
}
