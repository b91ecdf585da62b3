import Foundation

/// The imports into a folder, or into folders above and below, that were interrupted.
package struct InterruptedImports {
  /// The folders of the imports.
  package let folders: [String]
  private let files: any FileAccess

  /// Looks for journals.
  ///
  /// Throws when there is no such folder.
  package init(around folder: String, in files: any FileAccess) throws(IntakeError) {
    guard files.isFolder(folder) else {
      throw IntakeError(at: folder, "no such folder", advice: "name the folder of the project")
    }
    self.files = files
    let real = files.realPath(folder)
    let around = sequence(first: real) { $0 == "/" ? nil : FilePath.folder(of: $0) }
    let candidates = Array(around) + Self.folders(below: real, in: files, depth: 0)
    let journals = candidates.filter { folder in
      let path = FilePath.join(folder, TransactionJournal.name)
      return files.isFile(path) || files.isFolder(path)
    }
    folders = journals.filter { files.interruption(in: $0) != nil }
    // All files of the others are as they were or as they are to be; a journal is left over.
    for folder in journals where !folders.contains(folder) { _ = try? files.resume(in: folder) }
  }

  private static func folders(
    below folder: String, in files: any FileAccess, depth: Int
  ) -> [String] {
    guard depth < FolderNames.depthLimit else { return [] }
    return files.names(in: folder).filter(FolderNames.isSearched).flatMap { name in
      let path = FilePath.join(folder, name)
      guard files.isFolder(path), !files.isLink(path) else { return [String]() }
      return [path] + folders(below: path, in: files, depth: depth + 1)
    }
  }

  /// Finishes the import into a folder.
  ///
  /// Throws when a file has been saved since it was read; nothing has changed then.
  ///
  /// - Returns: the files, by their paths.
  package func resume(in folder: String) throws(IntakeError) -> [String] {
    do {
      return try files.resume(in: folder).map { shown($0, in: folder) }
    } catch {
      throw IntakeError(
        at: FilePath.shortest(folder), "the import was not finished: \(error.localizedDescription)",
        advice: "take it back with “legible import --abort --into \(FilePath.shortest(folder))”")
    }
  }

  /// Takes back the import into a folder.
  ///
  /// - Returns: the files, by their paths.
  package func abort(in folder: String) throws(IntakeError) -> [AbortedFile] {
    do {
      return try (files.abort(in: folder) ?? []).map { file in
        AbortedFile(path: shown(file.path, in: folder), fate: file.fate)
      }
    } catch {
      throw IntakeError(
        at: FilePath.shortest(folder),
        "the import was not taken back: \(error.localizedDescription)",
        advice: "check that the files may be written, and run it again")
    }
  }

  /// The journal of a folder when it cannot be read, and the versions of files that an import left
  /// beside them, each with the path of its file; nil when it can be read.
  package func damage(
    in folder: String
  ) -> (error: IntakeError, backups: [(backup: String, file: String)])? {
    guard let interruption = files.interruption(in: folder), let reason = interruption.damage else {
      return nil
    }
    let error = IntakeError(
      at: FilePath.join(FilePath.shortest(folder), TransactionJournal.name),
      "the journal of an interrupted import cannot be read: \(reason); nothing was changed")
    let backups = JournalBackups.below(URL(filePath: files.absolute(folder)))
    return (
      error, backups.map { (shown($0.backup, in: folder), shown($0.file, in: folder)) }
    )
  }

  private func shown(_ path: String, in folder: String) -> String {
    FilePath.shortest(FilePath.join(folder, path))
  }
}
