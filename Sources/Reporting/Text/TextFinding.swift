import AuditModel

/// The lines about one finding.
struct TextFinding {
  let finding: Finding
  let matrix: AuditMatrix
  let style: TextReport.Style
  var isVerbose = false

  /// More languages than these are only counted unless somebody wants to see all.
  private static let limit = 3

  var lines: [String] {
    [title]
      + [
        subject,
        labelled("in", VariantSummary(finding, in: matrix).line),
        labelled("why", reason),
      ].compactMap { $0 } + texts
      + [
        texts.isEmpty ? labelled("file", finding.location?.description) : nil,
        labelled("try", finding.suggestion),
      ].compactMap { $0 }
  }

  /// The source text and under it each translation, with their places and how it should be.
  private var texts: [String] {
    let occurrences = finding.occurrences.filter { $0.text != nil }
    guard !occurrences.isEmpty else { return [] }
    let shown = isVerbose ? occurrences[...] : occurrences.prefix(Self.limit)
    var lines = [finding.source].compactMap { $0 }
      .compactMap { source in
        labelled("from", "\(quoted(source.text))  \(place(source.location, source.keyLocation))")
      }
    for occurrence in shown {
      let name = [occurrence.locale?.identifier ?? "", occurrence.variation]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let place = place(occurrence.location, occurrence.keyLocation)
      let text = "\(name) \(quoted(occurrence.text ?? ""))  \(place)"
      lines += [labelled("text", text)].compactMap { $0 }
      if let fix = occurrence.fix { lines += [labelled("fix", quoted(fix))].compactMap { $0 } }
    }
    let rest = occurrences.count - shown.count
    if rest > 0 {
      lines += [labelled("text", "… and \(rest.of("more", plural: "more"))")].compactMap { $0 }
    }
    return lines
  }

  /// Where a text stands and, for who wants to see all, where its key does.
  private func place(_ text: SourceLocation, _ key: SourceLocation?) -> String {
    guard isVerbose, let key, key != text else { return "\(text)" }
    return key.file == text.file
      ? "\(text) (key \(key.line):\(key.column))" : "\(text) (key \(key))"
  }

  /// A text in quotation marks, short enough for a line.
  private func quoted(_ text: String) -> String {
    let most = 160
    let start = String(text.unicodeScalars.prefix(most)).withVisibleEscapes
    return text.unicodeScalars.count > most ? "“\(start)…”" : "“\(start)”"
  }

  private var title: String {
    let severity = TextInk(finding.severity).paint(finding.severity.rawValue, style: style)
    let title = TextInk.strong.paint(finding.title.forTerminal, style: style)
    let rule = TextInk.faint.paint("[\(finding.rule.forTerminal)]", style: style)
    return "  \(severity): \(title) \(rule)"
  }

  private var subject: String? {
    guard let node = finding.node else { return labelled("key", finding.stringKey) }
    return labelled("node", node + (finding.stringKey.map { ", key “\($0)”" } ?? ""))
  }

  private var reason: String {
    guard let worst = finding.worst else { return finding.message }
    return "\(finding.message); worst in \(worst.summary(in: matrix, screen: finding.screen))"
  }

  private func labelled(_ label: String, _ text: String?) -> String? {
    guard let text else { return nil }
    let padding = String(repeating: " ", count: max(1, 5 - label.count))
    return "    \(TextInk.faint.paint(label, style: style))\(padding)\(text.forTerminal)"
  }
}
