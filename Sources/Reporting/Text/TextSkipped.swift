import AuditModel

/// The lines about files whose strings were not compared.
struct TextSkipped {
  let files: [SkippedFile]
  let style: TerminalStyle
  let limit: Int
  let rest: String

  var lines: [String] {
    guard !files.isEmpty else { return [] }
    let heading = TextInk.strong.paint("Skipped", style: style)
    let more = files.count - limit
    return ["\(heading): \(files.count.of("file")), not compared with source strings"]
      + files.prefix(limit).map { "  - \($0.file.forTerminal): \($0.reason.forTerminal)" }
      + (more > 0 ? ["  … and \(more.grouped) more (\(rest))"] : [])
  }
}
