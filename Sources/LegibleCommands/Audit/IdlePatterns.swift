import AuditModel
import Intake

/// The patterns of `--exclude` that fit no file and no folder: a slip of the pen would go unnoticed.
struct IdlePatterns {
  private let patterns: [String]
  private let files: any FileAccess
  private let folder: String

  /// The names that are looked at; in larger folders nothing is said.
  private static let mostNames = 50_000

  /// Takes patterns that begin at a folder.
  init(_ patterns: [String], below folder: String, in files: any FileAccess) {
    self.patterns = patterns
    self.folder = folder
    self.files = files
  }

  /// The patterns that fit nothing; none where there are too many files.
  var idle: [String] {
    var open = patterns.compactMap { text in PathPattern(text).map { (text, $0) } }
    var folders = [""]
    var count = 0
    while let current = folders.popLast(), !open.isEmpty {
      for name in files.names(in: current.isEmpty ? folder : FilePath.join(folder, current)) {
        count += 1
        guard count <= Self.mostNames else { return [] }
        let path = current.isEmpty ? name : "\(current)/\(name)"
        open.removeAll { $0.1.matches(path) }
        let full = FilePath.join(folder, path)
        if name != ".git", files.isFolder(full), !files.isLink(full) { folders.append(path) }
      }
    }
    return open.map(\.0)
  }
}
