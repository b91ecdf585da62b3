/// New bytes for a file, with the bytes that it had when it was read.
public struct FileChange: Hashable, Sendable {
  /// The path below the folder of the transaction.
  public let path: String
  /// The bytes that were read; nil when there is no such file.
  public let old: [UInt8]?
  /// The bytes to write.
  public let new: [UInt8]

  /// Describes a change.
  public init(path: String, old: [UInt8]?, new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}
