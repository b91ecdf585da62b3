/// The paths that were named, beyond which nothing is read or written, wherever links lead.
package struct SearchBoundary: Sendable {
  /// Where the named files and folders really are.
  private(set) var roots: [String]
  /// The named files among them.
  private let namedFiles: Set<String>

  /// Takes paths; a language folder, and a table in it, are beside the other languages.
  init(_ paths: [String], files: any FileAccess) {
    var roots: [String] = []
    var namedFiles: Set<String> = []
    for path in paths {
      let real = files.realPath(path)
      roots.append(real)
      if files.isFile(path) { namedFiles.insert(real) }
      if let folder = Self.folderOfLanguages(path) {
        roots.append(files.realPath(folder))
      }
    }
    self.roots = roots
    self.namedFiles = namedFiles
  }

  /// Whether something lies at or below what was named, by its path behind all links.
  func contains(_ real: String) -> Bool { root(of: real) != nil }

  /// The innermost folder that everything named lies in that holds any of some files.
  package func folder(around reals: [String]) -> String {
    let roots = Set(reals.map { root(of: $0) ?? $0 })
    let inside = roots.map { namedFiles.contains($0) || reals.contains($0) ? $0 : "\($0)/." }
    return FilePath.common(inside.map(FilePath.folder))
  }

  /// The outermost root of a path.
  private func root(of real: String) -> String? {
    roots.filter { real == $0 || real.hasPrefix($0 == "/" ? $0 : $0 + "/") }
      .min { $0.utf8.count < $1.utf8.count }
  }

  /// The folder that holds a language folder, or that of a table; none for other paths.
  private static func folderOfLanguages(_ path: String) -> String? {
    if path.hasSuffix(".lproj") { return FilePath.folder(of: path) }
    let folder = FilePath.folder(of: path)
    return folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : nil
  }
}
