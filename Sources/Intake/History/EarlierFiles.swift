import Foundation

/// The files of a work tree as they were in a commit: those that have changed come from git, all others from
/// the disk, which is faster than reading them from git, too.
package struct EarlierFiles: FileAccess {
  private let change: WorkTreeChange
  private let machine: any FileAccess
  /// The names in folders that only the commit has, or has more of, by their paths from the root on.
  private var names: [String: Set<String>] = [:]

  /// Takes what has changed since the commit.
  package init(_ change: WorkTreeChange, in machine: any FileAccess) {
    self.change = change
    self.machine = machine
    for (path, before) in change.before {
      if case .object = before { add(path) }
    }
  }

  /// Adds a file to its folder, and the folders on the way to theirs.
  private mutating func add(_ path: String) {
    var path = path
    while path != "." {
      let folder = FilePath.folder(of: path)
      let isKnown = names[folder] != nil
      names[folder, default: []].insert(FilePath.name(of: path))
      if isKnown { return }
      path = folder
    }
  }

  /// How a path was before, by its path from the root on; nil when it is as it was.
  private func before(_ path: String) -> WorkTreeChange.Before? {
    inside(path).flatMap { change.before[$0] }
  }

  private func inside(_ path: String) -> String? {
    FilePath.path(machine.realPath(path), from: change.root)
  }

  package var currentFolder: String { machine.currentFolder }
  package var revision: String? { change.commit }

  package func realPath(_ path: String) -> String { machine.realPath(path) }
  package func isLink(_ path: String) -> Bool { before(path) == nil && machine.isLink(path) }

  package func isFolder(_ path: String) -> Bool {
    machine.isFolder(path) || inside(path).map { names[$0] != nil } ?? false
  }

  package func isFile(_ path: String) -> Bool {
    before(path).map { $0 != .absent } ?? machine.isFile(path)
  }

  package func isRegularFile(_ path: String) -> Bool {
    before(path).map { $0 != .absent } ?? machine.isRegularFile(path)
  }

  package func names(in folder: String) -> [String] { (try? list(folder)) ?? [] }

  package func list(_ folder: String) throws -> [String] {
    guard let inside = inside(folder) else { return try machine.list(folder) }
    let earlier = names[inside] ?? []
    let now = machine.isFolder(folder) ? try machine.list(folder) : []
    return Set(now.filter { change.before[FilePath.join(inside, $0)] != .absent }).union(earlier)
      .sorted()
  }

  package func read(_ path: String) throws -> Data {
    switch before(path) {
    case nil: return try machine.read(path)
    case .absent: throw CocoaError(.fileReadNoSuchFile)
    case .object(let name):
      if let bytes = change.bytes(of: name) { return Data(bytes) }
      guard let data = Git(folder: change.root).run(["cat-file", "blob", name]) else {
        throw CocoaError(.fileReadUnknown)
      }
      return data
    }
  }

  package func write(_ data: Data, to path: String) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
}
