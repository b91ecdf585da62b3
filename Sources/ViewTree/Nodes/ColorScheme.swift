/// Light or dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
