/// A file of an import that `--abort` ended.
public struct AbortedFile: Hashable, Sendable {
  /// Its path.
  public var path: String
  /// Its fate.
  public let fate: Fate

  /// The fates of files.
  public enum Fate: Hashable, Sendable {
    /// It is as it was before the import.
    case restored
    /// It was saved before the import reached it and stays so; nothing of the import is in it.
    case edited
    /// It was saved since the import wrote it and stays so; the version that came out of its place
    /// then is beside it, by this name.
    case editedSince(before: String?)
    /// It was deleted since it was read and stays so; the version that came out of its place then is
    /// there by this name.
    case deleted(before: String?)
  }
}
