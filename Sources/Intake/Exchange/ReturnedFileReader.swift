import ArchiveReading
import Exchange
import Foundation
import LanguageData

/// Reads translations that came back: files, folders, bundles and archives of them.
package struct ReturnedFileReader {
  private let files: any FileAccess
  private let reader: ExchangeFileReader

  /// Takes the files, and what reads those that are named.
  package init(_ files: any FileAccess, reader: ExchangeFileReader) {
    self.files = files
    self.reader = reader
  }

  /// The files that were read, and those that were not.
  package struct Delivery {
    /// The files that can be read.
    package var files: [ExchangeFileReader.Incoming] = []
    /// Why others cannot be read.
    package var unread: [IntakeError] = []
    /// The files that a manifest lists and that did not come back.
    package var missing: [String] = []
    /// The manifests that cannot be read, so that all files beside them are.
    package var warnings: [IntakeError] = []

    /// Leaves out the files whose language is in the project by another name, such as `de_DE` beside
    /// `de`: their strings would go into a second folder, which iOS prefers.
    package mutating func leaveOutOtherSpellings(ofLanguagesIn project: TranslationProject) {
      files.removeAll { incoming in
        let names = Set(incoming.document.files.compactMap(\.targetLocale)).sorted()
        // A name without a letter is no language, which the import reports.
        for name in names where !name.identifier.isEmpty {
          guard
            case .otherSpelling(let same) = NewLocale(
              name, among: project.targetLocales + [project.sourceLocale])
          else { continue }
          unread.append(
            IntakeError(
              at: incoming.path, "its language “\(name)” is \(same) in the project",
              advice: "write \(same) as the language of its translations"))
          return true
        }
        return false
      }
    }
  }

  /// Reads the files at some paths; `-` is standard input.
  ///
  /// Of a folder with a manifest the files are read that this lists, of others all exchange files in
  /// it and below. A manifest alone stands for its folder; beside other files, as after `out/*`, it
  /// says nothing new.
  package func read(_ paths: [String]) -> Delivery {
    var delivery = Delivery()
    for path in paths.map(\.withoutSlashesAtItsEnd) {
      if FilePath.name(of: path) != ExportManifest.fileName {
        add(path, to: &delivery)
      } else if paths.count == 1 {
        add(FilePath.folder(of: path), to: &delivery)
      }
    }
    return delivery
  }

  private func add(_ path: String, to delivery: inout Delivery) {
    do throws(IntakeError) {
      if path != "-", files.isFolder(path), !path.hasSuffix(".xcloc") {
        try addFolder(path, to: &delivery)
      } else if let archive = try archive(path) {
        let inside = ReturnedFileReader(archive, reader: ExchangeFileReader(archive))
        delivery.unread += archive.outside.map { name in
          IntakeError(
            at: path, "“\(name)” would lead out of the archive",
            advice: "pack the folder itself, so that no name has “..”")
        }
        if path.hasSuffix(".xcloc") {
          inside.addFile(path, to: &delivery)
        } else {
          try inside.addFolder(path, to: &delivery)
        }
      } else {
        addFile(path, to: &delivery)
      }
    } catch {
      delivery.unread.append(error)
    }
  }

  /// The files of an archive; nil when the path is that of something else.
  private func archive(_ path: String) throws(IntakeError) -> ArchiveFiles? {
    guard path != "-", files.isRegularFile(path) else { return nil }
    let bytes = try files.bytes(ofFile: path)
    return ArchiveReader.isArchive(bytes) ? try ArchiveFiles(bytes, path: path) : nil
  }

  private func addFile(_ path: String, to delivery: inout Delivery) {
    do throws(IntakeError) {
      let incoming = try reader.read(path)
      if let problem = incoming.document.fatalProblems.first { throw IntakeError(problem) }
      delivery.files.append(incoming)
    } catch {
      delivery.unread.append(error)
    }
  }

  private func addFolder(
    _ folder: String, to delivery: inout Delivery
  ) throws(IntakeError) {
    let (found, missing) = exchangeFiles(in: folder, depth: 0, warnings: &delivery.warnings)
    let unreadable = unreadableFiles(in: folder, depth: 0)
    guard !found.isEmpty || !missing.isEmpty || !unreadable.isEmpty else {
      throw IntakeError(at: folder, "no XLIFF, PO, CSV, TMX or xcloc file in it or below")
    }
    delivery.missing += missing
    for path in found { addFile(path, to: &delivery) }
    delivery.unread += unreadable
  }

  private func exchangeFiles(
    in folder: String, depth: Int, warnings: inout [IntakeError]
  ) -> (found: [String], missing: [String]) {
    if let listed = listedFiles(in: folder, warnings: &warnings) {
      let paths = listed.map { FilePath.join(folder, $0) }
      let cameBack = { files.isRegularFile($0) || files.isFolder($0) }
      return (paths.filter(cameBack), paths.filter { !cameBack($0) })
    }
    var (found, missing): ([String], [String]) = ([], [])
    for name in files.names(in: folder) {
      let path = FilePath.join(folder, name)
      if files.isLink(path) { continue }
      if files.isRegularFile(path), !files.isFolder(path) {
        if isExchangeFile(path) { found.append(path) }
      } else if name.hasSuffix(".xcloc"), files.isFolder(path) {
        found.append(path)
      } else if files.isFolder(path), FolderNames.isSearched(name),
        depth < FolderNames.depthLimit
      {
        let below = exchangeFiles(in: path, depth: depth + 1, warnings: &warnings)
        found += below.found
        missing += below.missing
      }
    }
    return (found, missing)
  }

  /// The things with names of exchange files that are none: pipes, links, and files whose names
  /// are not UTF-8, so that they cannot be opened.
  private func unreadableFiles(in folder: String, depth: Int) -> [IntakeError] {
    var warnings: [IntakeError] = []
    guard listedFiles(in: folder, warnings: &warnings) == nil else { return [] }
    return files.names(in: folder).flatMap { name in
      let path = FilePath.join(folder, name)
      if !files.isLink(path), files.isFolder(path) {
        return name.hasSuffix(".xcloc") || !FolderNames.isSearched(name)
          || depth >= FolderNames.depthLimit
          ? [] : unreadableFiles(in: path, depth: depth + 1)
      }
      let isNamed =
        ExchangeFileName.isBilingual(name) || name.hasSuffix(".tmx") || name.hasSuffix(".csv")
      guard isNamed, files.isLink(path) || !files.isRegularFile(path) else { return [] }
      return [.noFile(at: path)]
    }
  }

  private func isExchangeFile(_ path: String) -> Bool {
    ExchangeFileName.isBilingual(path) || path.hasSuffix(".tmx") || path.hasSuffix(".xcloc")
      || files.isStringTable(path)
  }

  /// The files that the manifest of a folder lists; nil when there is none that can be read.
  private func listedFiles(in folder: String, warnings: inout [IntakeError]) -> [String]? {
    let path = FilePath.join(folder, ExportManifest.fileName)
    guard files.isRegularFile(path) else { return nil }
    do throws(IntakeError) {
      return try ExportManifest(file: path, in: files).files.map(\.path)
    } catch {
      warnings.append(error)
      return nil
    }
  }
}

extension ExportManifest {
  /// Reads a manifest, or throws why it is ignored.
  init(file path: String, in files: any FileAccess) throws(IntakeError) {
    let bytes = try files.bytes(ofFile: path)
    do {
      try self.init(bytes, path: path)
    } catch {
      throw IntakeError(
        at: "\(error.location)", "the manifest cannot be read, so it is ignored: \(error.reason)",
        advice: "restore the file as it was exported, or delete it")
    }
  }
}
