import Foundation

/// Writes several files, all of them or none, and loses nothing that is saved meanwhile.
///
/// The new versions are written beside the files, and a journal says which they are. Then each file
/// is exchanged with its new version in one step, and what came out of its place is compared with
/// what was read: when they differ, or anything fails, all files are exchanged back. A process that
/// is ended in between leaves the journal, from which `resume` and `abort` go on.
struct FileTransaction {
  /// The folder that everything lies in, behind all links.
  let root: URL
  let swap: FileSwap
  let manager = FileManager.default

  /// Takes the folder that all files lie in.
  init(root: String, swap: FileSwap = FileSwap()) {
    let url = URL(filePath: root, directoryHint: .isDirectory)
    let real = Self.realPath(url)
    self.root = real.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? url
    self.swap = swap
  }

  /// Writes files, by paths below the root.
  ///
  /// A file that is there keeps its owner and its permissions. Where a link is, the file is written
  /// that it leads to; nothing at all is written when one leads out of the root.
  func write(_ changes: [FileChange]) throws {
    // Without changes, too, what an earlier transaction left is removed.
    let hasJournal = FileKind(root.appending(path: TransactionJournal.name)) != nil
    guard !changes.isEmpty || hasJournal else { return }
    try locked {
      let changes = try behindLinks(changes)
      try clean()
      if changes.isEmpty { return }
      try requireUnchanged(changes)
      var journal = try TransactionJournal(
        in: root, entries: changes.map(\.entry), folders: newFolders(for: changes))
      do {
        try prepare(changes, journal)
        try journal.enter(.committing)
        for change in changes { try commit(change, journal) }
        try journal.enter(.verified)
      } catch {
        _ = try? restore(journal)
        throw error
      }
      // All files are as they are to be, whatever becomes of the rest.
      try? finish(journal)
    }
  }

  /// Does something while no other process writes below the root.
  func locked<Result>(_ work: () throws -> Result) throws -> Result {
    guard let result = try FolderLock.holding(root, work) else { throw FileTransactionError.busy }
    return result
  }

  /// Removes what a transaction left that had changed nothing yet, or all.
  ///
  /// Throws when it had changed some files.
  private func clean() throws {
    guard let journal = try readJournal() else { return }
    switch journal.phase {
    case .preparing: try restore(journal)
    case .verified: try finish(journal)
    case .committing, .aborting: throw FileTransactionError.interrupted
    }
  }

  private func requireUnchanged(_ changes: [FileChange]) throws {
    for change in changes {
      let kind = FileKind(url(change.path))
      guard kind == nil || kind == .file else { throw FileTransactionError.changed([change.path]) }
      let found = try bytes(of: url(change.path))
      guard found == change.old else { throw FileTransactionError.changed([change.path]) }
    }
  }

  private func prepare(_ changes: [FileChange], _ journal: TransactionJournal) throws {
    for folder in journal.folders {
      try manager.createDirectory(at: url(folder), withIntermediateDirectories: false)
    }
    for change in changes {
      let target = url(change.path)
      try WrittenFile.create(
        journal.waiting(for: target), change.new, like: change.old == nil ? nil : target)
    }
  }

  private func commit(_ change: FileChange, _ journal: TransactionJournal) throws {
    let (target, waiting) = (url(change.path), journal.waiting(for: url(change.path)))
    guard let old = change.old else {
      do {
        return try swap.move(waiting, to: target)
      } catch POSIXError.EEXIST {
        throw FileTransactionError.changed([change.path])
      }
    }
    do {
      try swap.exchange(target, with: waiting)
    } catch POSIXError.ENOENT, POSIXError.EEXIST {
      throw FileTransactionError.changed([change.path])
    }
    guard try bytes(of: waiting) == old else { throw FileTransactionError.changed([change.path]) }
  }

  /// Removes the old versions, and the journal last.
  func finish(_ journal: TransactionJournal) throws {
    for entry in journal.entries {
      let waiting = journal.waiting(for: url(entry.path))
      guard unlink(waiting.path) == 0 || errno == ENOENT else { throw POSIXError.last }
    }
    try journal.remove()
  }

  /// The bytes of a file; nil when nothing is there.
  private func bytes(of url: URL) throws -> [UInt8]? {
    guard FileKind(url) != nil else { return nil }
    return Array(try Data(contentsOf: url))
  }

  /// The folders on the way to files that do not exist yet, outer ones first.
  private func newFolders(for changes: [FileChange]) -> [String] {
    var folders: Set<String> = []
    for change in changes {
      var folder = change.path.split(separator: "/").dropLast()
      while !folder.isEmpty, FileKind(url(folder.joined(separator: "/"))) == nil {
        folders.insert(folder.joined(separator: "/"))
        folder = folder.dropLast()
      }
    }
    return folders.sorted()
  }

  func url(_ path: String) -> URL { root.appending(path: path) }
}

extension FileChange {
  fileprivate var entry: TransactionJournal.Entry {
    TransactionJournal.Entry(path: path, old: old.map { FileDigest($0) }, new: FileDigest(new))
  }
}
