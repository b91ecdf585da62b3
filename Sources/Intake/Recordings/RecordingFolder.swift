import AuditModel
import Foundation
import Recordings

/// The folder of a recording: the files of its variants, and the one that lists them.
package struct RecordingFolder {
  private let folder: String
  private let files: any FileAccess

  /// Takes the folder as it was typed.
  package init(_ folder: String, in files: any FileAccess) {
    self.folder = folder.withoutSlashesAtItsEnd
    self.files = files
  }

  /// A recording with what could be read of it.
  package struct Contents {
    /// The recording.
    package let recording: Recording
    /// The contents of the variants whose files could be read and are as they were recorded.
    package var contents: [RecordedVariant: RecordedContent] = [:]
    /// The variants whose files could not be read, or are not as they were recorded.
    package var unread: Set<RecordedVariant> = []
    /// Why.
    package var problems: [IntakeError] = []
    /// The files of earlier recordings that are part of this one no more.
    package var stale: [String] = []
  }

  /// Reads the recording.
  ///
  /// Throws when there is none, or its list cannot be read.
  package func read() throws(IntakeError) -> Contents {
    if let interruption = files.interruption(in: folder) { throw error(of: interruption) }
    let recording = try list()
    var contents = Contents(recording: recording)
    for entry in recording.entries { read(entry, into: &contents) }
    contents.stale = stale(besides: recording.entries.map(\.variant))
    return contents
  }

  private func error(of interruption: Interruption) -> IntakeError {
    if let damage = interruption.damage { return damagedJournal(damage) }
    return IntakeError(
      at: folder,
      interruption.isAtWork ? "a recording is being written" : "a recording was interrupted",
      advice: interruption.isAtWork ? "wait for it" : "record again")
  }

  private func damagedJournal(_ reason: String) -> IntakeError {
    IntakeError(
      at: folder,
      "a recording was interrupted, and its journal \(TransactionJournal.name) cannot be read: "
        + reason,
      advice: "restore the folder from version control or delete it, then record again")
  }

  private func list() throws(IntakeError) -> Recording {
    let path = FilePath.join(folder, Recording.fileName)
    guard files.isRegularFile(path) else {
      throw IntakeError(
        at: folder, "there is no recording in it", advice: "“legible record \(folder)” makes one")
    }
    let bytes = try files.bytes(ofFile: path)
    do {
      return try Recording(bytes, path: path)
    } catch {
      throw IntakeError(
        at: "\(error.location)", "the recording is damaged: \(error.reason)",
        advice: "restore the file, or record again")
    }
  }

  private func read(_ entry: Recording.Entry, into contents: inout Contents) {
    do throws(IntakeError) {
      let tree = try text(entry.variant.treePath, digest: entry.tree)
      let drawing = try text(entry.variant.drawingPath, digest: entry.drawing)
      contents.contents[entry.variant] = RecordedContent(tree: tree, drawing: drawing)
    } catch {
      contents.unread.insert(entry.variant)
      contents.problems.append(error)
    }
  }

  /// A file as it was recorded, with line feeds alone.
  private func text(_ name: String, digest: String) throws(IntakeError) -> String {
    let path = FilePath.join(folder, name)
    guard files.isRegularFile(path) else {
      throw IntakeError(
        at: path, "the file is missing from the recording",
        advice: "restore it, or record again")
    }
    let bytes = try files.bytes(ofFile: path)
    let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    guard ContentDigest.of(text) == digest else {
      throw IntakeError(
        at: path, "the file is not as it was recorded", advice: "restore it, or record again")
    }
    return text
  }

  private func stale(besides variants: [RecordedVariant]) -> [String] {
    let known = Set(variants.flatMap { [$0.treePath, $0.drawingPath] })
    return files.names(in: folder).flatMap { name -> [String] in
      let path = FilePath.join(folder, name)
      guard !name.hasPrefix("."), files.isFolder(path), !files.isLink(path) else { return [] }
      // Files of others are none of our business.
      return files.names(in: path).filter(RecordedVariant.isFile).map { "\(name)/\($0)" }
    }.filter { !known.contains($0) && files.isRegularFile(FilePath.join(folder, $0)) }
      .map { FilePath.join(folder, $0) }
  }

  /// Removes files of earlier recordings.
  package func prune(_ stale: [String]) throws(IntakeError) {
    for path in stale {
      do {
        try files.delete(path)
      } catch {
        throw IntakeError(
          at: path, "this file of an earlier recording cannot be removed",
          advice: "check the folder and its permissions")
      }
    }
  }

  /// Takes back a recording that was interrupted, so that the folder is as it was before it.
  ///
  /// Throws when the folder is not one of a recording.
  package func takeBackInterrupted() throws(IntakeError) {
    try requireOwn()
    guard let interruption = files.interruption(in: folder) else { return }
    if interruption.isAtWork || interruption.damage != nil { throw error(of: interruption) }
    do {
      _ = try files.abort(in: folder)
    } catch {
      throw self.error(of: error, "a recording was interrupted and cannot be undone")
    }
  }

  /// Writes a recording, all of its files or none.
  ///
  /// - Returns: the files of an earlier recording that are part of this one no more.
  package func write(
    _ recording: Recording, _ contents: [RecordedVariant: RecordedContent]
  ) throws(IntakeError) -> [String] {
    try requireOwn()
    // The list comes first, so that a folder in which this was interrupted is known by it.
    var new = [(path: Recording.fileName, text: recording.json)]
    new += contents.sorted { $0.key < $1.key }.flatMap {
      [($0.treePath, Array($1.tree.utf8)), ($0.drawingPath, Array($1.drawing.utf8))]
    }
    do {
      let changes = new.compactMap { path, bytes -> FileChange? in
        let whole = FilePath.join(folder, path)
        let old = files.isFile(whole) ? try? Array(files.read(whole)) : nil
        return old == bytes ? nil : FileChange(path: path, old: old, new: bytes)
      }
      try files.write(changes, below: folder)
    } catch {
      throw self.error(of: error, "the recording cannot be written")
    }
    return stale(besides: recording.entries.map(\.variant))
  }

  /// An error of writing; those of Foundation say less than the advice.
  private func error(of error: any Error, _ problem: String) -> IntakeError {
    switch error as? FileTransactionError {
    case .damagedJournal(let reason): damagedJournal(reason)
    case .interrupted, .aborting:
      IntakeError(at: folder, "a recording was interrupted", advice: "record again")
    case .changed(let paths):
      IntakeError(
        at: folder, "\(problem): \(FileTransactionError.changed(paths).localizedDescription)",
        advice: "record again")
    case .some(let error):
      IntakeError(at: folder, "\(problem): \(error.localizedDescription)")
    case nil:
      IntakeError(at: folder, problem, advice: "check the folder and its permissions")
    }
  }

  /// A folder with files of others is left alone.
  private func requireOwn() throws(IntakeError) {
    if files.isFile(folder) {
      throw IntakeError(at: folder, "this is a file", advice: "name a folder")
    }
    let isOwn = files.isFile(FilePath.join(folder, Recording.fileName))
    // A recording that was interrupted before it wrote anything leaves folders without visible files.
    let others = files.names(in: folder).filter { name in
      let path = FilePath.join(folder, name)
      let isEmpty =
        files.isFolder(path) && files.names(in: path).allSatisfy { $0.hasPrefix(".") }
      return !name.hasPrefix(".") && !name.hasSuffix(".md") && !isEmpty
    }
    guard isOwn || others.isEmpty else {
      throw IntakeError(
        at: folder, "there is “\(others[0])” in it, and no recording",
        advice: "name a new folder, or one with a recording")
    }
  }
}
