import Foundation

// The command after an interruption knows the digests of the files only, not their bytes.
extension FileTransaction {
  /// Finishes what was interrupted.
  ///
  /// Throws when a file has been saved since it was read, and changes nothing then.
  ///
  /// - Returns: the files of the transaction; none when none was interrupted.
  func resume() throws -> [String] {
    try locked {
      guard var journal = try readJournal() else { return [] }
      switch journal.phase {
      case .preparing:
        try restore(journal)
        return []
      case .aborting: throw FileTransactionError.aborting
      case .committing: try commitRest(of: &journal)
      case .verified: break
      }
      try finish(journal)
      return journal.entries.map(\.path)
    }
  }

  /// Takes back what was interrupted.
  ///
  /// A file that has been saved since keeps what was saved, and the version of before is kept beside
  /// it.
  ///
  /// - Returns: the files of the transaction; nil when none was interrupted.
  func abort() throws -> [AbortedFile]? {
    try locked {
      guard let journal = try readJournal() else { return nil }
      guard journal.phase != .verified else {
        try finish(journal)
        return nil
      }
      return try restore(journal)
    }
  }

  /// The journal of the root.
  ///
  /// Throws when it is damaged, and when a path in it leads out of the root: a checkout may come with
  /// a journal.
  func readJournal() throws -> TransactionJournal? {
    let journal: TransactionJournal
    do {
      guard let found = try TransactionJournal(in: root) else { return nil }
      try found.requireWhole(in: root)
      journal = found
    } catch {
      throw FileTransactionError.damagedJournal(error.reason)
    }
    for path in journal.entries.map(\.path) + journal.folders {
      guard try realPath(of: path) == path else { throw FileTransactionError.leadsOutside(path) }
    }
    return journal
  }

  private func commitRest(of journal: inout TransactionJournal) throws {
    for entry in journal.entries { try settle(entry, journal) }
    let changed = journal.entries.filter { state(of: $0, journal).isConflict }.map(\.path)
    guard changed.isEmpty else { throw FileTransactionError.changed(changed) }
    for entry in journal.entries where state(of: entry, journal) == .waiting {
      let (target, waiting) = urls(of: entry, journal)
      if entry.old == nil {
        try swap.move(waiting, to: target)
      } else {
        try swap.exchange(target, with: waiting)
      }
      if state(of: entry, journal).isConflict { throw FileTransactionError.changed([entry.path]) }
    }
    try journal.enter(.verified)
  }

  /// Exchanges all files back, and removes the new versions, the new folders and the journal.
  ///
  /// - Returns: what became of the files; those that were saved since keep what was saved.
  @discardableResult
  func restore(_ journal: TransactionJournal) throws -> [AbortedFile] {
    var journal = journal
    // Without room for the mark, `resume` sees that new versions are gone.
    if journal.phase == .committing { try? journal.enter(.aborting) }
    var files: [AbortedFile] = []
    for entry in journal.entries {
      if journal.phase == .preparing {
        try remove(journal.waiting(for: url(entry.path)))
        files.append(AbortedFile(path: entry.path, fate: .restored))
      } else {
        try settle(entry, journal)
        files.append(AbortedFile(path: entry.path, fate: try restore(entry, journal)))
      }
    }
    for folder in journal.folders.reversed() { rmdir(url(folder).path) }
    try journal.remove()
    return files
  }

  /// Puts the old version of a file back, unless it has been saved since.
  private func restore(
    _ entry: TransactionJournal.Entry, _ journal: TransactionJournal
  ) throws -> AbortedFile.Fate {
    let (target, waiting) = urls(of: entry, journal)
    let state = state(of: entry, journal)
    switch state {
    case .waiting:
      try remove(waiting)
      return .restored
    case .waitingBesideOther:
      try remove(waiting)
      return FileKind(target) == nil ? .deleted(before: nil) : .edited
    case .committed where entry.old == nil:
      return try removeNew(entry, journal) ? .restored : .editedSince(before: nil)
    case .committed, .saved:
      try swap.exchange(target, with: waiting)
      if FileDigest(of: waiting) != entry.new {
        // Saved in this very moment.
        try swap.exchange(target, with: waiting)
        return .editedSince(before: try keep(waiting, of: target))
      }
      try remove(waiting)
      return state == .saved ? .edited : .restored
    case .savedSince, .savedTwice:
      return .editedSince(before: try keep(waiting, of: target))
    case .deletedSince:
      return .deleted(before: try keep(waiting, of: target))
    case .gone:
      let found = FileDigest(of: target)
      return found == entry.old ? .restored : found == nil ? .deleted(before: nil) : .edited
    }
  }

  /// Removes a file that the transaction made, unless it has been saved since.
  private func removeNew(
    _ entry: TransactionJournal.Entry, _ journal: TransactionJournal
  ) throws -> Bool {
    let (target, waiting) = urls(of: entry, journal)
    try remove(waiting)
    guard FileKind(target) != nil else { return true }
    try swap.move(target, to: waiting)
    if FileDigest(of: waiting) == entry.new {
      try remove(waiting)
      return true
    }
    try swap.move(waiting, to: target)
    return false
  }

  /// Keeps the version of before beside a file that was saved since, and returns its name.
  private func keep(_ waiting: URL, of target: URL) throws -> String? {
    guard FileKind(waiting) != nil else { return nil }
    let folder = target.deletingLastPathComponent()
    for number in 1... {
      let name = "\(target.lastPathComponent).before-import" + (number == 1 ? "" : "-\(number)")
      do {
        try swap.move(waiting, to: folder.appending(path: name))
        return name
      } catch POSIXError.EEXIST {
        continue
      }
    }
    return nil
  }

  private func remove(_ url: URL) throws {
    guard unlink(url.path) == 0 || errno == ENOENT else { throw POSIXError.last }
  }

  private func settle(
    _ entry: TransactionJournal.Entry, _ journal: TransactionJournal
  ) throws {
    let (target, waiting) = urls(of: entry, journal)
    try swap.settle(target, waiting, old: entry.old)
  }

  private func urls(
    of entry: TransactionJournal.Entry, _ journal: TransactionJournal
  ) -> (target: URL, waiting: URL) {
    (url(entry.path), journal.waiting(for: url(entry.path)))
  }
}

/// Where the versions of a file are.
private enum EntryState {
  /// The new version waits, and the file is as it was.
  case waiting
  /// The new version waits, and the file has been saved since it was read.
  case waitingBesideOther
  /// The new version is in its place, and the old one came out.
  case committed
  /// The new version is in its place, and what came out had been saved since it was read.
  case saved
  /// The new version was in its place, and the file has been saved since.
  case savedSince
  /// The new version was in its place, and the file has been deleted since.
  case deletedSince
  /// The version that came out had been saved since it was read, and so has the file since.
  case savedTwice
  /// There is nothing to put back.
  case gone

  /// Whether the transaction cannot go on without a loss.
  var isConflict: Bool {
    switch self {
    case .waitingBesideOther, .saved, .savedTwice, .deletedSince, .gone: true
    case .waiting, .committed, .savedSince: false
    }
  }
}

extension FileTransaction {
  private func state(
    of entry: TransactionJournal.Entry, _ journal: TransactionJournal
  ) -> EntryState {
    let target = FileDigest(of: url(entry.path))
    guard let waiting = FileDigest(of: journal.waiting(for: url(entry.path))) else {
      // A new file is moved, so nothing is left of it; all others are exchanged.
      if entry.old == nil, target != nil { return target == entry.new ? .committed : .savedSince }
      return .gone
    }
    if waiting == entry.new {
      if target == entry.new { return .committed }
      return target == entry.old ? .waiting : .waitingBesideOther
    }
    if target == entry.new { return waiting == entry.old ? .committed : .saved }
    if target == nil { return .deletedSince }
    return waiting == entry.old ? .savedSince : .savedTwice
  }
}
