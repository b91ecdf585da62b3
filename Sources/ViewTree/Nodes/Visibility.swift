/// Whether something is shown.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}
