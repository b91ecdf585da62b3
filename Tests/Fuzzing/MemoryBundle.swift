import Exchange

/// A bundle in one text: each file below a line `=== path`, each link as a line `==> path`.
struct MemoryBundle: BundleFiles {
  private var files: [String: [UInt8]] = [:]
  private var links: Set<String> = []
  private var folders: [String: Set<String>] = [:]

  init(_ bytes: [UInt8]) {
    var path: String?
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "=== ".utf8) {
        let name = String(decoding: line.dropFirst(4), as: UTF8.self)
        files[name] = []
        add(name)
        path = name
      } else if line.starts(with: "==> ".utf8) {
        let name = String(decoding: line.dropFirst(4), as: UTF8.self)
        links.insert(name)
        add(name)
      } else if let path {
        files[path]? += line + [UInt8(ascii: "\n")]
      }
    }
  }

  /// Puts a name into the folders on its way.
  private mutating func add(_ path: String) {
    var folder = ""
    for name in path.split(separator: "/", maxSplits: 8, omittingEmptySubsequences: false) {
      folders[folder, default: []].insert(String(name))
      folder += folder.isEmpty ? name : "/" + name
    }
  }

  func names(in folder: String) -> [String]? { folders[folder].map { Array($0) } }

  func kind(of path: String) -> BundleFileKind {
    if links.contains(path) { return .link }
    if files[path] != nil { return .file }
    return folders[path] == nil ? .other : .folder
  }

  func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    files[path].flatMap { $0.count <= limit ? $0 : nil }
  }

  /// Whether a path leads to a file of the bundle, and neither over a link nor out of it.
  func holdsFile(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isClimbing = names.contains { $0 == ".." || $0 == "." || $0.isEmpty }
    let isLinked = names.indices.contains { last in
      links.contains(names[...last].joined(separator: "/"))
    }
    return files[path] != nil && !isClimbing && !isLinked
  }
}
