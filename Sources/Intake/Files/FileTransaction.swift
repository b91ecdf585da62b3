import CFileExchange
import Foundation

/// Writes several files so that whoever looks sees all of them as they were or all of them as they
/// are to be, whenever the process may be ended.
///
/// One file is renamed into its place. Several that lie in one folder come into their places
/// together: a copy of the folder, in which unchanged files are links to the same bytes, is swapped
/// with it in one step. Files that are further apart than that are written beside their places
/// first, and a list of them is kept until all have been renamed: should that be interrupted, the
/// next command finishes it.
struct FileTransaction {
  /// The list of what is being renamed, in the folder that everything lies in.
  static let listName = ".legible-unfinished"
  /// Folders with more than this are not copied.
  private static let mostEntries = 20_000

  /// The folder that everything lies in, behind all links.
  let root: URL
  let manager = FileManager.default

  /// Takes the folder that all files lie in.
  init(root: String) {
    let url = URL(filePath: root, directoryHint: .isDirectory)
    let real = Self.realPath(url)
    self.root = real.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? url
  }

  /// Writes files, by paths below the root.
  ///
  /// A file that is there keeps its permissions. Where a link is, the file is written that it leads
  /// to; nothing at all is written when one leads out of the root.
  func write(_ files: [(path: String, data: Data)]) throws {
    let done: Void? = try FolderLock.holding(root) {
      let files = try behindLinks(files)
      try finishListed()
      removeLeftovers(beside: files.map(\.path))
      if files.count > 1, try swap(commonFolder(of: files.map(\.path)), with: files) { return }
      try writeInSteps(files)
    }
    if done == nil { throw FileTransactionError.busy }
  }

  /// Finishes what was interrupted, if anything was, and removes what can no longer be finished.
  ///
  /// - Returns: how many files were still to be renamed; 0 when another process is at it.
  @discardableResult
  func finishInterrupted() throws -> Int {
    try FolderLock.holding(root) {
      let count = try finishListed()
      removeLeftovers()
      return count
    } ?? 0
  }

  @discardableResult
  private func finishListed() throws -> Int {
    let list = url(Self.listName)
    guard let data = try? Data(contentsOf: list) else { return 0 }
    let paths = String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
    // The list is put in its place only when everything on it has been written, and names files by
    // the paths behind all links.
    let left = paths.filter {
      (try? realPath(of: $0)) == $0 && manager.fileExists(atPath: waiting($0).path)
    }
    for path in left { try rename(waiting(path), to: url(path)) }
    try manager.removeItem(at: list)
    return left.count
  }

  /// Whether a path leads nowhere but to something below the root, judged by its components.
  static func isBelowRoot(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  func url(_ path: String) -> URL { root.appending(path: path) }

  private func waiting(_ path: String) -> URL { Self.waiting(for: url(path)) }
}

// MARK: One file, or one after the other

extension FileTransaction {
  /// Writes a file that is not there yet.
  private func place(_ data: Data, at url: URL) throws {
    try manager.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .withoutOverwriting)
  }

  /// Writes a file beside its place, with the permissions of the one that is there.
  private func prepare(_ data: Data, for path: String) throws {
    try place(data, at: waiting(path))
    keepPermissions(of: url(path), on: waiting(path))
  }

  private func writeInSteps(_ files: [(path: String, data: Data)]) throws {
    do {
      for file in files { try prepare(file.data, for: file.path) }
      if let only = files.first, files.count == 1 {
        return try rename(waiting(only.path), to: url(only.path))
      }
      removeLeftovers(beside: [Self.listName])
      let list = files.map { $0.path + "\n" }.joined()
      try prepare(Data(list.utf8), for: Self.listName)
      try rename(waiting(Self.listName), to: url(Self.listName))
    } catch {
      for path in files.map(\.path) + [Self.listName] {
        try? manager.removeItem(at: waiting(path))
      }
      throw error
    }
    try finishListed()
  }

  private func rename(_ old: URL, to new: URL) throws {
    guard Foundation.rename(old.path, new.path) == 0 else { throw POSIXError.last }
  }
}

// MARK: A folder at once

extension FileTransaction {
  /// The folder below the root that all files lie in, by its path; empty for the root itself.
  private func commonFolder(of paths: [String]) -> String {
    var common = (paths.first ?? "").split(separator: "/").dropLast()
    for path in paths.dropFirst() {
      let parts = path.split(separator: "/").dropLast()
      let count = zip(common, parts).prefix { $0 == $1 }.count
      common = common.prefix(count)
    }
    return common.joined(separator: "/")
  }

  /// Swaps a folder with a copy that has the new files.
  ///
  /// - Returns: whether that was possible; nothing has changed when it was not.
  private func swap(_ path: String, with files: [(path: String, data: Data)]) throws -> Bool {
    let folder = url(path)
    guard !path.isEmpty, isOrdinaryFolder(folder), !holdsCurrentFolder(folder) else { return false }
    let copy = waiting(path)
    guard FileKind(copy) == nil else { return false }
    defer { try? manager.removeItem(at: copy) }
    guard let known = try link(folder, to: copy) else { return false }
    for file in files {
      let inside = String(file.path.dropFirst(path.count + 1))
      let target = copy.appending(path: inside)
      // A link would lead to the bytes that are there now.
      try? manager.removeItem(at: target)
      try place(file.data, at: target)
      keepPermissions(of: folder.appending(path: inside), on: target)
    }
    guard legible_exchange(folder.path, copy.path) == 0 else { return false }
    rescue(from: copy, into: folder, known: known)
    return true
  }

  private func isOrdinaryFolder(_ folder: URL) -> Bool {
    FileKind(folder) == .folder
  }

  /// A process that works in a folder would find itself in the old one.
  private func holdsCurrentFolder(_ folder: URL) -> Bool {
    let current = URL(filePath: manager.currentDirectoryPath).resolvingSymlinksInPath().path
    let path = folder.resolvingSymlinksInPath().path
    return current == path || current.hasPrefix(path + "/")
  }

  /// Makes a folder of links to the same files.
  ///
  /// - Returns: what is in it; none when it is too much or not made of files, folders and links.
  private func link(_ folder: URL, to copy: URL) throws -> Set<String>? {
    guard let names = manager.enumerator(atPath: folder.path) else { return nil }
    try manager.createDirectory(at: copy, withIntermediateDirectories: false)
    keepPermissions(of: folder, on: copy)
    var known: Set<String> = []
    while let name = names.nextObject() as? String {
      guard known.count < Self.mostEntries else { return nil }
      known.insert(name)
      let (source, target) = (folder.appending(path: name), copy.appending(path: name))
      switch names.fileAttributes?[.type] as? FileAttributeType {
      case .typeDirectory?:
        try manager.createDirectory(at: target, withIntermediateDirectories: false)
        keepPermissions(of: source, on: target)
      case .typeRegular?:
        guard Foundation.link(source.path, target.path) == 0 else { return nil }
      case .typeSymbolicLink?:
        try manager.createSymbolicLink(
          atPath: target.path,
          withDestinationPath: try manager.destinationOfSymbolicLink(atPath: source.path))
      default: return nil
      }
    }
    return known
  }

  private func keepPermissions(of source: URL, on target: URL) {
    guard let attributes = try? manager.attributesOfItem(atPath: source.path),
      let permissions = attributes[.posixPermissions]
    else { return }
    try? manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
  }

  /// Moves what was put into the folder while it was being copied.
  private func rescue(from old: URL, into folder: URL, known: Set<String>) {
    guard let names = manager.enumerator(atPath: old.path) else { return }
    while let name = names.nextObject() as? String {
      let target = folder.appending(path: name)
      if known.contains(name) || manager.fileExists(atPath: target.path) { continue }
      try? manager.moveItem(at: old.appending(path: name), to: target)
    }
  }
}

extension POSIXError {
  /// The error of the last system call.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
