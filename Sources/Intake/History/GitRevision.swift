import AuditModel
import Foundation
import Localization

/// The files with strings in a revision of git.
struct GitRevision {
  private let revision: String
  private let subfolder: String
  private let git: Git

  /// Larger files are no tables.
  private static let mostBytes = 256 << 20

  /// Takes `REVISION` or `REVISION:FOLDER`; none when it names no revision.
  init?(_ name: String, folder: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty, !first.hasPrefix("-") else { return nil }
    revision = String(first)
    let path = parts.count > 1 ? String(parts[1]) : ""
    subfolder = path.hasSuffix("/") ? String(path.dropLast()) : path
    git = Git(folder: folder)
    let isKnown = git.run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard isKnown != nil else { return nil }
  }

  /// The files, with paths from the named folder on, or from the current one when none is named.
  func files() throws(IntakeError) -> [LocalizationFile] {
    // Paths of `ls-tree` begin at the current folder.
    let list =
      ["ls-tree", "-r", "-z", "-l", revision] + (subfolder.isEmpty ? [] : ["--", subfolder])
    guard let data = git.run(list) else {
      throw IntakeError(at: revision, "git cannot list its files")
    }
    var result: [LocalizationFile] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\0") {
      guard let entry = Entry(line), entry.size <= Self.mostBytes,
        let resource = ResourcePath(entry.path, below: subfolder)
      else { continue }
      guard let bytes = git.run(["cat-file", "blob", entry.object]) else {
        throw IntakeError(at: "\(revision):\(entry.path)", "git cannot read it")
      }
      result.append(
        LocalizationFile(
          path: "\(revision):\(entry.path)", folder: resource.folder, name: resource.name,
          kind: resource.kind, locale: resource.locale, isBase: resource.isBase, bytes: Array(bytes)
        ))
    }
    return result
  }

  /// A line of `git ls-tree -l`: mode, type, object, size and path.
  private struct Entry {
    let object: String
    let size: Int
    let path: String

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t", maxSplits: 1)
      let fields = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, fields.count == 4, fields[1] == "blob",
        fields[0].hasPrefix("100"), let size = Int(fields[3])
      else { return nil }
      object = String(fields[2])
      self.size = size
      path = String(parts[1])
    }
  }
}

/// The language and table in the path of a file.
private struct ResourcePath {
  let folder: String
  let name: String
  let kind: LocalizationFile.Kind
  let locale: LocaleIdentifier?
  let isBase: Bool

  /// Takes a path; none when no strings are read from there.
  init?(_ path: String, below root: String) {
    let inside =
      root.isEmpty
      ? path : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    var parts = inside.split(separator: "/").map { String($0) }
    guard let file = parts.popLast(), let kind = LocalizationFile.Kind(fileName: file) else {
      return nil
    }
    let language = parts.last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
    if language != nil { parts.removeLast() }
    guard kind == .catalog || language != nil else { return nil }
    self.kind = kind
    name = String(file.dropLast(kind.rawValue.count + 1))
    folder = parts.joined(separator: "/")
    isBase = language == "Base"
    locale = kind == .catalog || isBase ? nil : language.map { LocaleIdentifier($0) }
  }
}
