/// Why an archive cannot be read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// It is broken, encrypted, or of a kind that is not known; with libarchive's reason.
  case unreadable(String)
  /// Its files have more bytes together than are read.
  case tooLarge(mostBytes: Int)
  /// It has more files than are read.
  case tooMany(mostFiles: Int)
}

extension ArchiveError: CustomStringConvertible {
  /// The reason, in a clause without a full stop.
  package var description: String {
    switch self {
    case .unreadable(let reason): "this archive cannot be read: \(reason)"
    case .tooLarge(let mostBytes):
      "the files in this archive have more than \(mostBytes >> 20) MB, so it is not read"
    case .tooMany(let mostFiles):
      "this archive has more than \(mostFiles) files, so it is not read"
    }
  }
}
