import Foundation

/// Why a journal says nothing that can be relied on.
enum JournalDamage: Error, Hashable {
  /// Something else has its name.
  case noFile
  /// It cannot be opened.
  case unreadable
  /// A line in its middle is neither an entry nor a phase.
  case line(Int)
  /// Files have changed, and it does not say which.
  case nameless
  /// Files have changed, and it ends before it says so.
  case tornOff

  /// The reason, in a clause.
  var reason: String {
    switch self {
    case .noFile: "this is no file"
    case .unreadable: "it may not be read"
    case .line(let line): "line \(line) is damaged"
    case .nameless: "the names of the files are missing"
    case .tornOff: "its end is missing"
    }
  }
}

/// The versions that a transaction leaves beside files.
enum JournalBackups {
  /// The paths of all below a folder, each with that of its file.
  static func below(_ root: URL) -> [(backup: String, file: String)] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.lazy.compactMap { $0 as? String }
    return (paths.map(Array.init) ?? []).compactMap { path in
      let parts = path.split(separator: "/").map { String($0) }
      guard let name = parts.last, let own = file(ofBackup: name) else { return nil }
      return (path, (parts.dropLast() + [own]).joined(separator: "/"))
    }.sorted { $0.backup < $1.backup }
  }

  /// `a.strings` for `.a.strings.legible-1f`; nil for all other names.
  private static func file(ofBackup name: String) -> String? {
    guard name.hasPrefix("."), let mark = name.range(of: ".legible-", options: .backwards),
      mark.lowerBound > name.index(after: name.startIndex)
    else { return nil }
    let id = name[mark.upperBound...]
    guard id == "old" || !id.isEmpty && id.allSatisfy({ $0.isHexDigit }) else { return nil }
    return String(name[name.index(after: name.startIndex)..<mark.lowerBound])
  }
}

extension TransactionJournal {
  /// Throws when files have changed that it does not list, or of which it does not say so.
  ///
  /// A journal that a process began to write and did not end says that nothing has changed: no file
  /// waits then but those that it lists, and none has changed places with its new version.
  func requireWhole(in root: URL) throws(JournalDamage) {
    guard phase == .preparing else {
      if id.isEmpty || entries.isEmpty { throw .nameless }
      return
    }
    let own = Set(entries.map { waiting(for: root.appending(path: $0.path)).path })
    for (backup, _) in JournalBackups.below(root) {
      // Those with another id are of another import, unless this journal has lost its own.
      let isOwn = id.isEmpty || backup.hasSuffix(".legible-\(id)")
      if isOwn, !own.contains(root.appending(path: backup).path) { throw .tornOff }
    }
    for entry in entries {
      let target = root.appending(path: entry.path)
      if let old = entry.old, old != entry.new, FileDigest(of: target) == entry.new,
        FileDigest(of: waiting(for: target)) == old
      {
        throw .tornOff
      }
    }
  }

  /// Whether a line is the beginning of a phase, which the end of a process tore off.
  static func isTornPhase(_ line: some Sequence<UInt8>) -> Bool {
    let line = Array(line)
    return [Phase.preparing, .committing, .verified, .aborting].contains { phase in
      let whole = Array("{\"phase\":\"\(phase.rawValue)\"}".utf8)
      return line.count < whole.count && whole.starts(with: line)
    }
  }
}
