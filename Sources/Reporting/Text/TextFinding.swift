import AuditModel

/// The lines about one finding.
struct TextFinding {
  let finding: Finding
  let matrix: AuditMatrix
  let style: TerminalStyle
  var isVerbose = false

  /// More locations than these are only counted unless the report is verbose.
  private static let limit = 3

  var lines: [String] {
    let body: [String?]
    switch finding.subject {
    case .node(let node): body = lines(of: node)
    case .string(let string): body = lines(of: string)
    case .file(let file): body = lines(of: file)
    }
    return [title] + body.compactMap { $0 }
      + [labelled("new", newness), labelled("fix", finding.suggestion)].compactMap { $0 }
  }

  /// The languages in which a known finding is new.
  private var newness: String? {
    guard !finding.knownLocales.isEmpty else { return nil }
    let new = finding.locales.filter { !finding.isKnown(in: $0) }
    return "in \(new.map(\.identifier).joined(separator: " ")); known in "
      + finding.knownLocales.map(\.identifier).joined(separator: " ")
  }

  /// Where each node is written, the string that it shows, and the variants.
  private func lines(of node: NodeSubject) -> [String?] {
    let differ = Set(node.occurrences.map(\.string)).count > 1
    let nodes = limited(node.occurrences, label: "where") { occurrence in
      "\(occurrence.path)  \(occurrence.location)"
        + (differ ? occurrence.string.map { "  “\($0.key)”" } ?? "" : "")
    }
    let key = differ ? nil : node.string.map(described)
    let worst = node.extent.worst.summary(in: matrix, screen: node.screen)
    return nodes + [
      labelled("key", key), labelled("in", VariantSummary(finding, in: matrix).line),
      labelled("problem", "\(finding.message); worst in \(worst)"),
    ]
  }

  private func described(_ string: StringReference) -> String {
    "“\(string.key)”" + (string.location.map { "  \($0)" } ?? "")
  }

  /// The source string and under it each translation, with locations and fixes.
  private func lines(of string: StringSubject) -> [String?] {
    let texts = string.occurrences.filter { $0.text != nil }
    let head = [
      labelled("key", string.key), labelled("in", VariantSummary(finding, in: matrix).line),
      labelled("problem", finding.message),
    ]
    guard !texts.isEmpty else { return head + [labelled("where", "\(string.location)")] }
    let source = string.source.map { source in
      "\(quoted(source.text))  \(location(source.location, source.keyLocation))"
    }
    // A finding about the source string itself has it once.
    let others = texts.filter {
      $0.locale != nil || $0.fix != nil || $0.text != string.source?.text
    }
    let shown = isVerbose ? others[...] : others.prefix(Self.limit)
    return head + [labelled("from", source)] + shown.flatMap(lines)
      + rest(others.count - shown.count)
  }

  private func lines(of occurrence: StringSubject.Occurrence) -> [String?] {
    let name =
      ([occurrence.locale?.identifier ?? ""] + [occurrence.variation.joined(separator: ".")])
      .filter { !$0.isEmpty }.map { "\($0) " }.joined()
    let shown = location(occurrence.location, occurrence.keyLocation)
    return [
      labelled("text", "\(name)\(quoted(occurrence.text ?? ""))  \(shown)"),
      occurrence.fix.flatMap { labelled("fixed", quoted($0)) },
    ]
  }

  private func lines(of file: FileSubject) -> [String?] {
    [
      labelled("in", VariantSummary(finding, in: matrix).line),
      labelled("problem", finding.message),
    ] + limited(file.occurrences, label: "where") { "\($0.location)\(ownReason(of: $0))" }
  }

  /// The reason at a place of a file of no language, such as that of a screen, where it is another one.
  private func ownReason(of occurrence: FileSubject.Occurrence) -> String {
    occurrence.locale == nil && occurrence.message != finding.message
      ? "  \(occurrence.message)" : ""
  }

  private func limited<Item>(
    _ items: [Item], label: String, _ text: (Item) -> String
  ) -> [String?] {
    let shown = isVerbose ? items[...] : items.prefix(Self.limit)
    return shown.map { labelled(label, text($0)) }
      + rest(items.count - shown.count, label: label)
  }

  private func rest(_ count: Int, label: String = "text") -> [String?] {
    count > 0 ? [labelled(label, "… and \(count.of("more", plural: "more"))")] : []
  }

  /// The location of a string and, in a verbose report, of its key.
  private func location(_ text: SourceLocation, _ key: SourceLocation?) -> String {
    guard isVerbose, let key, key != text else { return "\(text)" }
    return key.file == text.file
      ? "\(text) (key \(key.line):\(key.column))" : "\(text) (key \(key))"
  }

  /// A string in quotation marks, short enough for a line.
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

  /// Where what is behind the labels begins.
  static let indent = 13

  private func labelled(_ label: String, _ text: String?) -> String? {
    guard let text else { return nil }
    let padding = String(repeating: " ", count: Self.indent - 4 - label.count)
    return "    \(TextInk.faint.paint(label, style: style))\(padding)\(text.forTerminal)"
  }
}
