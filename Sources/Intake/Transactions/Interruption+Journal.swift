import Foundation

extension Interruption {
  /// Reads the journal of a folder; nil when there is none, and when all its files are as they were
  /// or as they are to be.
  init?(in folder: String) {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    guard let journal = TransactionJournal(in: root),
      journal.phase == .committing || journal.phase == .aborting
    else { return nil }
    self.folder = folder
    files = journal.entries.count
    isAtWork = FolderLock.holding(root) { true } == nil
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
    guard let interruption = interruption(in: folder) else { return }
    guard !interruption.isAtWork else {
      throw IntakeError(
        at: FilePath.shortest(folder), "another command writes there now",
        advice: "wait for its end")
    }
    throw IntakeError(
      at: FilePath.shortest(folder),
      "an import was interrupted while it wrote "
        + (interruption.files == 1 ? "1 file" : "\(interruption.files) files"),
      advice:
        "finish it with “legible import --resume --into \(FilePath.shortest(folder))”, or take "
        + "it back with --abort")
  }
}
