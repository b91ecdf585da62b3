import AuditModel

/// The source text and each translation that a finding is about, side by side.
struct OccurrencesTable {
  let finding: Finding

  private var texts: [Finding.Occurrence] { finding.occurrences.filter { $0.text != nil } }

  var html: HTMLNode? {
    guard !texts.isEmpty else { return nil }
    let hasFixes = texts.contains { $0.fix != nil }
    return PagePart.table(
      .class("texts"), caption: "The texts",
      headings: ["Language", "Text"] + (hasFixes ? ["As it should be"] : []) + ["Written in"]
    ) {
      source(hasFixes: hasFixes)
      texts.map { row($0, hasFixes: hasFixes) }
    }
  }

  private func source(hasFixes: Bool) -> HTMLNode? {
    finding.source.map { source in
      HTMLTag.tr {
        HTMLTag.th(.scope("row")) { "Source" }
        HTMLTag.td { HTMLNode.appText(source.text.withVisibleEscapes) }
        if hasFixes { HTMLTag.td {} }
        HTMLTag.td { HTMLNode.code("\(source.location)") }
      }
    }
  }

  private func row(_ occurrence: Finding.Occurrence, hasFixes: Bool) -> HTMLNode {
    HTMLTag.tr {
      HTMLTag.th(.scope("row")) {
        HTMLNode.appText(
          [occurrence.locale?.identifier ?? "", occurrence.variation].filter { !$0.isEmpty }
            .joined(separator: " "))
      }
      HTMLTag.td { HTMLNode.appText((occurrence.text ?? "").withVisibleEscapes) }
      if hasFixes {
        HTMLTag.td {
          if let fix = occurrence.fix { HTMLNode.appText(fix.withVisibleEscapes) } else { "–" }
        }
      }
      HTMLTag.td { HTMLNode.code("\(occurrence.location)") }
    }
  }
}
