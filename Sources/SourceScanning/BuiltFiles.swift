/// The files that the targets of a project of Xcode build or copy.
///
/// Paths are absolute, and compared without case as the file systems of macOS do.
package struct BuiltFiles: Sendable {
  /// Files, and folders that are copied as they are.
  private var paths: Set<String> = []
  /// Files in any language, by their paths without the folder of the language.
  private var localized: Set<String> = []
  private var groups: [Group] = []
  private var scripts: [String] = []
  /// Whether nothing but this list decides what is built: another build system may build anything.
  package private(set) var isComplete = true

  /// A folder whose files all belong to a target, but for some.
  fileprivate struct Group {
    var folder: String
    var excluded: Set<String>
  }

  init(_ graph: ProjectGraph, real: (String) -> String) {
    let targets = graph.project["targets"]?.texts ?? []
    for id in targets {
      let target = graph[id]
      if target["isa"]?.text == "PBXLegacyTarget" { isComplete = false }
      for phase in graph.all("buildPhases", of: target) { add(phase, graph, real) }
      for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] {
        add(group, of: id, graph, real)
      }
    }
    for id in graph.groupsWithExceptions { addExceptions(of: id, graph, real) }
  }

  private mutating func add(
    _ phase: ProjectGraph.Object, _ graph: ProjectGraph, _ real: (String) -> String
  ) {
    if let script = phase["shellScript"]?.text {
      scripts.append(([script] + (phase["outputPaths"]?.texts ?? [])).joined(separator: "\n"))
    }
    for file in graph.all("files", of: phase) {
      guard let reference = file["fileRef"]?.text else { continue }
      for path in graph.paths(below: reference) { paths.insert(real(path).lowercased()) }
    }
  }

  /// Adds a synchronized folder to what a target builds, but for the exceptions of this target.
  private mutating func add(
    _ id: String, of target: String, _ graph: ProjectGraph, _ real: (String) -> String
  ) {
    guard let path = graph.path(of: id) else { return }
    let own = graph.all("exceptions", of: graph[id]).filter { $0["target"]?.text == target }
    let excluded = own.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { $0.lowercased() }
    groups.append(Group(folder: real(path).lowercased(), excluded: Set(excluded)))
  }

  /// Adds the files of a synchronized folder that belong to build phases, and to targets to which the
  /// folder does not belong: their exceptions are what they build.
  private mutating func addExceptions(
    of id: String, _ graph: ProjectGraph, _ real: (String) -> String
  ) {
    let others = graph.all("exceptions", of: graph[id]).filter { set in
      guard let target = set["target"]?.text else { return true }
      return !(graph[target]["fileSystemSynchronizedGroups"]?.texts ?? []).contains(id)
    }
    guard !others.isEmpty, let path = graph.path(of: id) else { return }
    let folder = real(path).lowercased()
    for file in others.flatMap({ $0["membershipExceptions"]?.texts ?? [] }) {
      include(file.lowercased(), in: folder)
    }
  }

  private mutating func include(_ file: String, in folder: String) {
    if let name = file.withoutLocalizedMark {
      localized.insert("\(folder)/\(name)")
    } else {
      paths.insert("\(folder)/\(file)")
    }
  }
}

extension BuiltFiles {
  /// Whether a target builds or copies the file at an absolute path, or a script may.
  package func contains(_ path: String) -> Bool {
    let path = path.lowercased()
    let parts = path.split(separator: "/")
    let around = parts.indices.map { "/" + parts[...$0].joined(separator: "/") }
    return around.contains(where: paths.contains) || localized.contains(path.withoutLanguage)
      || groups.contains { $0.contains(path) } || scripts.contains { Self.copies($0, path) }
  }

  /// Whether a script speaks of tables, or of the whole folder in which the language of one is.
  private static func copies(_ script: String, _ path: String) -> Bool {
    let script = script.lowercased()
    if [".lproj", ".strings", ".xcstrings"].contains(where: script.contains) { return true }
    let folder = path.withoutLanguage.split(separator: "/").dropLast().suffix(2)
      .joined(separator: "/")
    return script.split(separator: folder, omittingEmptySubsequences: false).dropFirst().contains {
      let rest = $0.hasPrefix("/") ? $0.dropFirst() : $0
      return rest.first.map { " \"'*\n\t);".contains($0) } ?? true
    }
  }
}

extension BuiltFiles.Group {
  fileprivate func contains(_ path: String) -> Bool {
    guard path.hasPrefix(folder + "/") else { return false }
    let parts = path.dropFirst(folder.count + 1).split(separator: "/")
    let around = parts.indices.map { parts[...$0].joined(separator: "/") }
    let localized = excluded.compactMap(\.withoutLocalizedMark)
    return !around.contains(where: excluded.contains)
      && !localized.contains(parts.joined(separator: "/").withoutLanguage)
      && !localized.contains(parts.joined(separator: "/"))
  }
}

extension String {
  /// The name of a file in all of its languages: Xcode 16 writes `/Localized: App/A.strings`, other
  /// versions `/Localized/App/A.strings`.
  fileprivate var withoutLocalizedMark: String? {
    ["/localized: ", "/localized/"].first(where: hasPrefix).map { String(dropFirst($0.count)) }
  }

  /// The path without the folder of its language.
  fileprivate var withoutLanguage: String {
    let parts = split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    return hasPrefix("/") ? "/\(parts)" : parts
  }
}

extension ProjectFile {
  /// The files that the targets of a project of Xcode build; nil when the file lists no objects, or is
  /// written as XML or JSON.
  ///
  /// - Parameters:
  ///   - folder: the folder with the `.xcodeproj`, by its absolute path.
  ///   - real: the path behind all links.
  package func builtFiles(
    in folder: String, behindLinks real: (String) -> String = { $0 }
  ) throws(ProjectDamage) -> BuiltFiles? {
    var parser = ProjectListParser(bytes, path: path)
    guard parser.isOfThisFormat else { return nil }
    return ProjectGraph(try parser.read(), folder: folder).map { BuiltFiles($0, real: real) }
  }
}
