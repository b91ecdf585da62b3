import Foundation

extension FileTransaction {
  /// The files by the paths at which they really are, so that links stay links.
  ///
  /// Throws when a path leads out of the folder or two of them lead to one file.
  func behindLinks(
    _ files: [(path: String, data: Data)]
  ) throws -> [(path: String, data: Data)] {
    var first: [String: (path: String, data: Data)] = [:]
    var result: [(path: String, data: Data)] = []
    for file in files {
      let path = try realPath(of: file.path)
      if let other = first.updateValue(file, forKey: path) {
        guard other.data == file.data else {
          throw FileTransactionError.sameFile(other.path, file.path)
        }
        continue
      }
      result.append((path, file.data))
    }
    return result
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
