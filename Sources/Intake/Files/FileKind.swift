import Foundation

/// The kind of item at a path.
enum FileKind {
  case file
  case folder
  case link
  case other

  /// Calls `lstat`, without following a link; none when nothing is there.
  init?(_ url: URL) { self.init(at: url.path) }

  /// Calls `lstat`, without following a link; none when nothing is there.
  init?(at path: String) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// Calls `stat` for what a path leads to behind all links; none when nothing is there.
  init?(behind path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// The bytes of a file behind all links; 0 when there is none.
  static func size(ofFile path: String) -> Int {
    var info = stat()
    guard stat(path, &info) == 0, FileKind(info) == .file else { return 0 }
    return Int(info.st_size)
  }

  private init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
