/// How content is scaled to the room there is.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as fits into it.
  case fit
  /// As large as fills it.
  case fill
}
