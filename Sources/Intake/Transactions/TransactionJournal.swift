import Foundation

/// The file that says what a transaction does, for the command that comes after an interruption.
///
/// Each line is a JSON value. Lines are only ever added, so a line that is torn by the end of the
/// process is the last one and counts for nothing.
struct TransactionJournal {
  /// The name of the file, in the folder that everything lies in.
  static let name = ".legible-unfinished"

  /// How far a transaction has come.
  enum Phase: String, Codable {
    /// New versions are written beside the files; no file has changed.
    case preparing
    /// Files change.
    case committing
    /// All files have changed, and what came out of their places is what was read.
    case verified
    /// The old versions come back.
    case aborting
  }

  /// A file with its versions.
  struct Entry: Codable {
    /// The path below the folder, behind all links.
    let path: String
    /// The version that was read; nil when there was no such file.
    let old: FileDigest?
    /// The version that is written.
    let new: FileDigest
  }

  private struct Line: Codable {
    var id: String?
    var entry: Entry?
    var folder: String?
    var phase: Phase?
  }

  let url: URL
  /// Sets the files of this transaction apart from those of all others.
  private(set) var id = ""
  private(set) var phase = Phase.preparing
  private(set) var entries: [Entry] = []
  /// The folders that the transaction made, outer ones first.
  private(set) var folders: [String] = []

  /// Reads the journal of a folder; nil when there is none.
  ///
  /// Throws when it does not say which files an import has changed.
  init?(in root: URL) throws(JournalDamage) {
    url = root.appending(path: Self.name)
    guard let kind = FileKind(url) else { return nil }
    guard kind == .file else { throw .noFile }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable }
    // A process may have ended in the middle of the last line, or of a phase before the last run.
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    for (number, bytes) in lines.enumerated() where !bytes.isEmpty {
      guard let line = try? JSONDecoder().decode(Line.self, from: bytes) else {
        if Self.isTornPhase(bytes) { continue }
        throw .line(number + 1)
      }
      id = line.id.flatMap { UInt64($0, radix: 16) }.map { String($0, radix: 16) } ?? id
      entries += line.entry.map { [$0] } ?? []
      folders += line.folder.map { [$0] } ?? []
      phase = line.phase ?? phase
    }
  }

  /// Writes the journal of a transaction in which no file has changed yet.
  init(in root: URL, entries: [Entry], folders: [String]) throws {
    url = root.appending(path: Self.name)
    self.entries = entries
    self.folders = folders
    id = String(UInt64.random(in: .min ... .max), radix: 16)
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    do {
      try Self.append(
        [Line(id: id)] + entries.map { Line(entry: $0) } + folders.map { Line(folder: $0) },
        to: descriptor)
    } catch {
      unlink(url.path)
      throw error
    }
  }

  /// Notes how far the transaction has come; on the disk when it returns.
  mutating func enter(_ phase: Phase) throws {
    let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    try Self.append([Line(phase: phase)], to: descriptor)
    self.phase = phase
  }

  /// Where the new version of a file waits, and later the old one.
  func waiting(for url: URL) -> URL {
    url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).legible-\(id)")
  }

  /// Removes the journal: the transaction is over.
  func remove() throws {
    guard unlink(url.path) == 0 || errno == ENOENT else { throw POSIXError.last }
  }

  private static func append(_ lines: [Line], to descriptor: Int32) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = try lines.flatMap { line -> [UInt8] in
      [0x0A] + Array(try encoder.encode(line)) + [0x0A]
    }
    try WrittenFile.write(bytes, to: descriptor)
  }
}
