/// Paths with `/` as words: nothing on the disk is looked at.
package enum FilePath {
  /// A path without what means nothing: `./App/` is `App`, and the folder itself is `.`.
  package static func shortest(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/\(parts)" }
    return parts.isEmpty ? "." : parts
  }

  /// An absolute path without `.` and `..`, as if there were no links.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path of a name in a folder; the folder `.` is left out.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that something lies in; `.` for a name alone.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// The path from a folder on; none when the path leads elsewhere.
  package static func path(_ path: String, from folder: String) -> String? {
    if path == folder { return "." }
    let start = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// The innermost folder at or around all of some absolute folders.
  package static func common(_ folders: [String]) -> String {
    var common: [Substring]?
    for folder in folders {
      let parts = folder.split(separator: "/")
      common =
        common.map { known in Array(zip(known, parts).prefix { $0 == $1 }.map(\.0)) } ?? parts
    }
    return "/" + (common ?? []).joined(separator: "/")
  }
}

extension String {
  /// The path of a folder as one names it without wanting to look into it: `de.xcloc/` is `de.xcloc`.
  package var withoutSlashesAtItsEnd: String {
    guard let last = lastIndex(where: { $0 != "/" }) else { return isEmpty ? "" : "/" }
    return String(self[...last])
  }
}
