import Foundation

extension FileTransaction {
  /// The files by the paths at which they really are, so that links stay links.
  ///
  /// Throws when a path leads out of the folder or two of them lead to one file.
  func behindLinks(_ changes: [FileChange]) throws -> [FileChange] {
    var first: [String: FileChange] = [:]
    var result: [FileChange] = []
    for change in changes {
      let path = try realPath(of: change.path)
      if let other = first.updateValue(change, forKey: path) {
        guard other.new == change.new else {
          throw FileTransactionError.sameFile(other.path, change.path)
        }
        continue
      }
      result.append(FileChange(path: path, old: change.old, new: change.new))
    }
    return result
  }

  /// Whether a path leads nowhere but to something below the root, judged by its components.
  private static func isBelowRoot(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  /// The path below the root at which a file is, or will be, behind all links.
  func realPath(of path: String) throws -> String {
    guard Self.isBelowRoot(path) else { throw FileTransactionError.leadsOutside(path) }
    guard let real = Self.realPath(url(path)) else {
      throw FileTransactionError.leadsNowhere(path)
    }
    let start = root.path == "/" ? "/" : root.path + "/"
    guard real.hasPrefix(start) else { throw FileTransactionError.leadsOutside(path) }
    return String(real.dropFirst(start.count))
  }

  /// The path behind all links of what need not be there yet; none when a link leads to nothing.
  static func realPath(_ url: URL) -> String? {
    if let real = realpath(url.path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    guard url.path != "/", FileKind(url) != .link else { return nil }
    let folder = realPath(url.deletingLastPathComponent())
    return folder.map { ($0 == "/" ? "" : $0) + "/" + url.lastPathComponent }
  }
}
