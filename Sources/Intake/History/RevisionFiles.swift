import Foundation

/// The files of a repository as they were in a revision, without touching the work tree, under the names that they
/// have today; files elsewhere are those of the machine.
package struct RevisionFiles: FileAccess {
  /// The commit, by its full name.
  package let commit: String
  private let root: String
  private let machine: any FileAccess
  /// The objects of files, by their paths from the root of the repository on.
  private let objects: [String: String]
  /// The names in folders, by their paths; that of the root is empty.
  private let folders: [String: [String]]
  /// The folders of submodules, by their paths: their files are those of the machine, as files elsewhere are.
  private let submodules: Set<String>
  /// The bytes of files that audits read, which one process of git hands out.
  private let contents: [String: [UInt8]]

  /// The files of the merge base of a revision and the current one, or of the revision where there is
  /// none.
  ///
  /// Throws when a folder lies in no repository, or the revision is unknown.
  package init(
    mergeBaseWith name: String, around path: String, in machine: any FileAccess
  ) throws(IntakeError) {
    let base = try MergeBase(with: name, around: path, in: machine, for: "--new-since")
    try self.init(commit: base.commit, root: base.root, git: base.git, machine: machine)
  }

  private init(
    commit: String, root: String, git: Git, machine: any FileAccess
  ) throws(IntakeError) {
    let renamed = RenamedFiles(since: commit, in: git).paths
    guard let data = git.run(["ls-tree", "-r", "-z", "--full-tree", commit]) else {
      throw IntakeError(at: commit, "git cannot list its files")
    }
    self.commit = commit
    self.root = root
    self.machine = machine
    var objects: [String: String] = [:]
    var names: [String: Set<String>] = ["": []]
    var read: [String] = []
    var submodules: Set<String> = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\0") {
      let parts = line.split(separator: "\t", maxSplits: 1).map { String($0) }
      let fields = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, fields.count == 3 else { continue }
      if fields[1] == "commit" {
        submodules.insert(parts[1])
        Self.add(parts[1], to: &names)
      }
      // Links have no bytes here.
      guard fields[1] == "blob", fields[0].hasPrefix("100") else { continue }
      let path = renamed[parts[1]] ?? parts[1]
      objects[path] = String(fields[2])
      if Self.isRead(path) { read.append(String(fields[2])) }
      Self.add(path, to: &names)
    }
    self.objects = objects
    folders = names.mapValues { $0.sorted() }
    self.submodules = submodules
    contents = git.blobs(Array(Set(read)))
  }

  /// Adds a file to its folder, and the folders on the way to theirs.
  private static func add(_ path: String, to names: inout [String: Set<String>]) {
    var path = Substring(path)
    while true {
      guard let slash = path.lastIndex(of: "/") else {
        names["", default: []].insert(String(path))
        return
      }
      let folder = path[..<slash]
      let isKnown = names[String(folder)] != nil
      names[String(folder), default: []].insert(String(path[path.index(after: slash)...]))
      if isKnown { return }
      path = folder
    }
  }

  private static let endings: Set<String> = [
    "strings", "stringsdict", "xcstrings", "xliff", "xlf", "po", "swift", "m", "mm", "h",
    "storyboard", "xib", "pbxproj", "plist", "xcconfig", "podspec", "intentdefinition",
  ]

  /// Whether audits read a file, by its path.
  static func isRead(_ path: String) -> Bool {
    if path.hasSuffix(".screen.json") || path.hasSuffix("/contents.json") { return true }
    // Texts that fastlane uploads to the App Store.
    if path.hasSuffix(".txt") { return path.contains("/metadata/") }
    guard let dot = path.lastIndex(of: ".") else { return false }
    return endings.contains(String(path[path.index(after: dot)...]))
  }

  /// The path from the root of the repository on; nil elsewhere.
  private func inside(_ path: String) -> String? {
    guard let path = FilePath.path(realPath(path), from: root).map({ $0 == "." ? "" : $0 }),
      !submodules.contains(where: { path == $0 || path.hasPrefix("\($0)/") })
    else { return nil }
    return path
  }

  package var currentFolder: String { machine.realPath(".") }
  package var revision: String? { commit }

  package func realPath(_ path: String) -> String {
    let path = FilePath.normalized(absolute(path))
    if path == root || path.hasPrefix(root == "/" ? "/" : "\(root)/") { return path }
    return machine.realPath(path)
  }

  package func isFolder(_ path: String) -> Bool {
    guard let inside = inside(path) else { return machine.isFolder(path) }
    // The root of a project is looked for by it.
    return inside == ".git" || folders[inside] != nil
  }

  package func isFile(_ path: String) -> Bool {
    guard let inside = inside(path) else { return machine.isFile(path) }
    return objects[inside] != nil
  }

  package func names(in folder: String) -> [String] {
    guard let inside = inside(folder) else { return machine.names(in: folder) }
    return folders[inside] ?? []
  }

  package func read(_ path: String) throws -> Data {
    guard let inside = inside(path) else { return try machine.read(path) }
    guard let object = objects[inside] else { throw CocoaError(.fileReadNoSuchFile) }
    if let bytes = contents[object] { return Data(bytes) }
    guard let data = Git(folder: root).run(["cat-file", "blob", object]) else {
      throw CocoaError(.fileReadUnknown)
    }
    return data
  }

  package func write(_ data: Data, to path: String) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
}
