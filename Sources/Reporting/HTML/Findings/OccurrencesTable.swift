import AuditModel

/// The locations of a finding: nodes, the source string with its translations, or files.
struct OccurrencesTable {
  let finding: Finding
  let links: LocationLink

  var html: HTMLNode? {
    switch finding.subject {
    case .node(let node): nodes(node.occurrences)
    case .string(let string): strings(string)
    case .file(let file): files(file.occurrences)
    }
  }

  /// A node alone is in the heading and the facts.
  private func nodes(_ nodes: [NodeSubject.Occurrence]) -> HTMLNode? {
    guard nodes.count > 1 else { return nil }
    return PagePart.table(
      .class("texts"), caption: "The nodes", headings: ["Node", "Location", "Key", "Languages"]
    ) {
      nodes.map { node in
        HTMLTag.tr {
          HTMLTag.th(.scope("row")) { HTMLNode.code(node.path) }
          HTMLTag.td { links.html(node.location) }
          HTMLTag.td { node.string.map { HTMLNode.code($0.key) } ?? "–" }
          HTMLTag.td { HTMLNode.appText(node.locales.map(\.identifier).joined(separator: " ")) }
        }
      }
    }
  }

  private func files(_ files: [FileSubject.Occurrence]) -> HTMLNode? {
    guard files.count > 1 else { return nil }
    return PagePart.table(
      .class("texts"), caption: "The locations", headings: ["Location", "Defect"]
    ) {
      files.map { file in
        HTMLTag.tr {
          HTMLTag.th(.scope("row")) { links.html(file.location) }
          HTMLTag.td { HTMLNode.appText(file.message) }
        }
      }
    }
  }

  private func strings(_ string: StringSubject) -> HTMLNode? {
    let texts = string.occurrences.filter { $0.text != nil }
    guard !texts.isEmpty else { return nil }
    let hasFixes = texts.contains { $0.fix != nil }
    return PagePart.table(
      .class("texts"), caption: "The strings",
      headings: ["Language", "String"] + (hasFixes ? ["Fixed"] : []) + ["Location"]
    ) {
      // A finding about the source string has that for its text.
      if !texts.contains(where: { $0.locale == nil }) { source(string.source, hasFixes: hasFixes) }
      texts.map { row($0, hasFixes: hasFixes) }
    }
  }

  private func source(_ source: StringSubject.WrittenString?, hasFixes: Bool) -> HTMLNode? {
    source.map { source in
      HTMLTag.tr {
        HTMLTag.th(.scope("row")) { "Source" }
        HTMLTag.td { HTMLNode.appText(source.text.withVisibleEscapes) }
        if hasFixes { HTMLTag.td {} }
        HTMLTag.td { links.html(source.location) }
      }
    }
  }

  private func row(_ occurrence: StringSubject.Occurrence, hasFixes: Bool) -> HTMLNode {
    HTMLTag.tr {
      HTMLTag.th(.scope("row")) {
        HTMLNode.appText(
          ([occurrence.locale?.identifier ?? "Source"] + [
            occurrence.variation.joined(separator: ".")
          ])
          .filter { !$0.isEmpty }.joined(separator: " "))
      }
      HTMLTag.td { HTMLNode.appText((occurrence.text ?? "").withVisibleEscapes) }
      if hasFixes {
        HTMLTag.td {
          if let fix = occurrence.fix { HTMLNode.appText(fix.withVisibleEscapes) } else { "–" }
        }
      }
      HTMLTag.td { links.html(occurrence.location) }
    }
  }
}
