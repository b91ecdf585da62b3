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
    let journals = candidates.filter { files.isFile(FilePath.join($0, TransactionJournal.name)) }
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
  /// - Returns: the files, by their paths, and those that keep what was saved since.
  package func abort(
    in folder: String
  ) throws(IntakeError) -> (files: [String], saved: [String]) {
    do {
      let (all, saved) = try files.abort(in: folder) ?? ([], [])
      return (all.map { shown($0, in: folder) }, saved.map { shown($0, in: folder) })
    } catch {
      throw IntakeError(
        at: FilePath.shortest(folder),
        "the import was not taken back: \(error.localizedDescription)",
        advice: "check that the files may be written, and run it again")
    }
  }

  private func shown(_ path: String, in folder: String) -> String {
    FilePath.shortest(FilePath.join(folder, path))
  }
}
