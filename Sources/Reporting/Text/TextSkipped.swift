import AuditModel

/// The lines about files whose strings were not compared.
struct TextSkipped {
  let files: [SkippedFile]
  let style: TerminalStyle
  /// Whether every file has a line, not only every folder.
  let isVerbose: Bool
  let rest: String

  /// The most lines of a report that is not verbose.
  private static let limit = 10
  /// So many files of a folder are named one by one.
  private static let few = 3

  /// Files of one folder that are skipped for one reason.
  private struct Group: Hashable {
    var folder: String
    var reason: String
  }

  var lines: [String] {
    guard !files.isEmpty else { return [] }
    let heading = TextInk.strong.paint("Skipped", style: style)
    let items = isVerbose ? files.map(line) : groups
    let limit = isVerbose ? .max : Self.limit
    let more = items.count - limit
    return ["\(heading): \(files.count.of("file")), not compared with source strings"]
      + items.prefix(limit).map { "  - \($0)" }
      + (more > 0 ? ["  … and \(more.grouped) more (\(rest))"] : [])
  }

  private func line(_ file: SkippedFile) -> String {
    "\(file.file.forTerminal): \(file.reason.forTerminal)"
  }

  /// A line for each folder around languages, or for a file that is alone.
  private var groups: [String] {
    var order: [Group] = []
    var members: [Group: [SkippedFile]] = [:]
    for file in files {
      let folder = file.file.split(separator: "/").dropLast(2).joined(separator: "/")
      let group = Group(folder: folder, reason: file.reason)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(file)
    }
    return order.flatMap { group -> [String] in
      let files = members[group] ?? []
      guard files.count > Self.few, !group.folder.isEmpty else {
        return files.map(line)
      }
      return [
        "\(group.folder.forTerminal) (\(files.count.of("file"))): \(group.reason.forTerminal)"
      ]
    }
  }
}
