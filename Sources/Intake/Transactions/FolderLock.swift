import Foundation

/// Keeps other processes from writing below a folder for as long as something is done there.
///
/// The kernel releases it when the process ends, however it ends.
enum FolderLock {
  /// Does something unless another process holds the folder.
  ///
  /// Where the file system knows no such thing, or the folder is not there yet, it is done all the
  /// same.
  ///
  /// - Returns: what came of it; none when another process holds the folder.
  static func holding<Result>(_ folder: URL, _ work: () throws -> Result) rethrows -> Result? {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return try work() }
    defer {
      // Closing is not enough: a process that is being started holds a copy of the descriptor.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    return try work()
  }
}
