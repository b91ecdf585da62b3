/// Whether a text for the terminal carries control sequences for colours.
public enum TerminalStyle: Hashable, Sendable {
  /// Nothing but text.
  case plain
  /// Severities, titles and side notes are set apart (ECMA-48).
  case colored
}
