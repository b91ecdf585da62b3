import Foundation

/// A mark of a file, or of a folder, that is another one after it was written or replaced.
public struct FileSignature: Hashable, Sendable {
  private let words: [UInt64]

  /// A mark of bytes alone, for files that have no inode and no time.
  package init(of bytes: Data) {
    words = [UInt64(bytes.count), UInt64(bitPattern: Int64(bytes.hashValue))]
  }

  /// Calls `stat`: device, inode, size, and when it was written, in nanoseconds; nil when nothing is there.
  package init?(behind path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    words = [
      UInt64(truncatingIfNeeded: info.st_dev), UInt64(truncatingIfNeeded: info.st_ino),
      UInt64(truncatingIfNeeded: info.st_size), UInt64(truncatingIfNeeded: time.tv_sec),
      UInt64(truncatingIfNeeded: time.tv_nsec),
    ]
  }
}
