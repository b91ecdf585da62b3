import Foundation

extension Interruption {
  /// Reads the journal of a folder; nil when there is none, and when all its files are as they were
  /// or as they are to be.
  init?(in folder: String) {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let found: TransactionJournal
    // A process at work writes its journal before anything else.
    var isAtWork = false
    do {
      guard let journal = try TransactionJournal(in: root) else { return nil }
      isAtWork = FolderLock.holding(root) { true } == nil
      if !isAtWork { try journal.requireWhole(in: root) }
      found = journal
    } catch {
      self.init(folder: folder, files: 0, isAtWork: isAtWork, damage: error.reason)
      return
    }
    guard found.phase == .committing || found.phase == .aborting else { return nil }
    self.init(folder: folder, files: found.entries.count, isAtWork: isAtWork)
  }

  /// The interruption as an error: where it is, and what to do.
  package var error: IntakeError {
    let path = FilePath.shortest(folder)
    if let damage {
      return IntakeError(
        at: FilePath.join(path, TransactionJournal.name),
        "the journal of an interrupted import cannot be read: \(damage); files may be half imported",
        advice:
          "list the backups beside them with “legible import --abort --into \(path)”, which changes "
          + "nothing")
    }
    if isAtWork {
      return IntakeError(
        at: path, "another command writes there now", advice: "wait for its end")
    }
    return IntakeError(
      at: path,
      "an import was interrupted while it wrote " + (files == 1 ? "1 file" : "\(files) files"),
      advice:
        "finish it with “legible import --resume --into \(path)”, or take it back with --abort")
  }
}

extension FileAccess {
  /// Throws when an import into a folder, or into one around it, was interrupted.
  func requireWhole(around folder: String) throws(IntakeError) {
    let folder = realPath(folder)
    for folder in sequence(first: folder, next: { $0 == "/" ? nil : FilePath.folder(of: $0) }) {
      try requireWhole(folder)
    }
  }

  /// Throws when an import into a folder was interrupted.
  func requireWhole(_ folder: String) throws(IntakeError) {
    if let interruption = interruption(in: folder) { throw interruption.error }
  }
}
