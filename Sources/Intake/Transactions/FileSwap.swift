import CFileExchange
import Foundation

/// Changes files in one step, or in steps between which nothing is lost.
struct FileSwap {
  /// Whether two files may be exchanged in one step, where the file system can.
  ///
  /// Some network file systems cannot.
  var isAtomic = true

  /// The name at which a file waits that has been moved out of the way.
  static func aside(for url: URL) -> URL {
    url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).legible-old")
  }

  /// Exchanges a file with the one that waits beside it.
  func exchange(_ target: URL, with waiting: URL) throws {
    if isAtomic {
      let error = legible_exchange(waiting.path, target.path)
      if error == 0 { return }
      guard Self.isUnsupported(error) else { throw POSIXError.number(error) }
    }
    let aside = Self.aside(for: target)
    try move(target, to: aside)
    do {
      try move(waiting, to: target)
    } catch {
      // Whoever has saved a file there meanwhile has the last word.
      try? move(aside, to: target)
      throw error
    }
    try move(aside, to: waiting)
  }

  /// Moves a file to where nothing is.
  ///
  /// Throws `EEXIST` when something is there.
  func move(_ file: URL, to free: URL) throws {
    let error = legible_move(file.path, free.path)
    if error == 0 { return }
    guard Self.isUnsupported(error) else { throw POSIXError.number(error) }
    guard link(file.path, free.path) == 0, unlink(file.path) == 0 else { throw POSIXError.last }
  }

  /// Puts files where they belong after an exchange in steps was interrupted.
  ///
  /// - Parameter old: the version of the target before the transaction.
  func settle(_ target: URL, _ waiting: URL, old: FileDigest?) throws {
    let aside = Self.aside(for: target)
    guard FileKind(aside) == .file else { return }
    if FileKind(target) == nil {
      try move(aside, to: target)
    } else if FileKind(waiting) == nil {
      try move(aside, to: waiting)
    } else if FileDigest(of: aside) == old {
      // The file was saved between the steps.
      unlink(aside.path)
    }
  }

  private static func isUnsupported(_ error: Int32) -> Bool {
    [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error)
  }
}
