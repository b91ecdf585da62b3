import AuditModel

/// The lines about what could not be measured.
struct TextNotMeasured {
  let items: [NotMeasured]
  let style: TerminalStyle
  let limit: Int
  let rest: String

  var lines: [String] {
    guard !items.isEmpty else { return [] }
    let heading = TextInk.strong.paint("Not measured", style: style)
    let more = items.count - limit
    return ["\(heading): \(items.count.grouped), neither found nor fine"]
      + items.prefix(limit).map(line)
      + (more > 0 ? ["  … and \(more.grouped) more (\(rest))"] : [])
  }

  private func line(_ item: NotMeasured) -> String {
    let location = [
      item.stringKey.map { "key “\($0)”" }, item.screen.map { "screen \($0)" }, item.node,
      item.locales.isEmpty ? nil : item.locales.map(\.identifier).joined(separator: " "),
    ].compactMap { $0 }
    let end = location.isEmpty ? "" : " (\(location.joined(separator: ", ")))"
    return "  - “\(item.subject.forTerminal)”: \(item.reason.forTerminal)\(end.forTerminal)"
  }
}
