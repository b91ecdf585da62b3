/// A transaction that has changed some files of a folder and not all.
public struct Interruption: Hashable, Sendable {
  /// The folder that its files lie in.
  public let folder: String
  /// The number of its files.
  public let files: Int
  /// Whether a process is at work on it now.
  public let isAtWork: Bool
  /// Why its journal says nothing of it that can be relied on; nil when it does.
  public var damage: String?
}
