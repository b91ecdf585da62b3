import AuditModel

/// The rules that were checked, with their reasons, their criteria and what they found.
struct RulesSection {
  let report: AuditReport
  let rules: [RuleDescription]

  var html: HTMLNode {
    PagePart.section("rules", "Rules") {
      if rows.allSatisfy({ $0.count == 0 }) {
        HTMLTag.p { "No rule found anything." }
        silent
      } else {
        PagePart.table(
          .class("rules"), caption: "Rules with their criteria",
          headings: ["Rule", "Criteria", "Findings"]
        ) {
          rows.filter { $0.count > 0 }.map(html)
        }
        silent
      }
    }
  }

  /// The rules that found nothing, out of the way of those that did.
  private var silent: HTMLNode? {
    let silent = rows.filter { $0.count == 0 }
    guard !silent.isEmpty else { return nil }
    return HTMLTag.details {
      HTMLTag.summary { HTMLNode.text("\(silent.count.of("rule")) that found nothing") }
      PagePart.table(
        .class("rules"), caption: "Rules without findings, with their criteria",
        headings: ["Rule", "Criteria", "Findings"]
      ) {
        silent.map(html)
      }
    }
  }

  private struct Row {
    let id: String
    let title: String
    let rationale: String?
    let standards: [Standard]
    let count: Int
  }

  /// The rules that are described, then those that are only known from their findings.
  private var rows: [Row] {
    let counts = report.findings.countsByRule
    let described = rules.map { rule in
      Row(
        id: rule.id, title: rule.title, rationale: rule.rationale, standards: rule.standards,
        count: counts[rule.id] ?? 0)
    }
    let known = Set(rules.map(\.id))
    let others = counts.keys.filter { !known.contains($0) }.sorted().map { id in
      Row(
        id: id, title: report.findings.first { $0.rule == id }?.title ?? id, rationale: nil,
        standards: [], count: counts[id] ?? 0)
    }
    return described + others
  }

  private func html(_ row: Row) -> HTMLNode {
    HTMLTag.tr {
      HTMLTag.th(.scope("row")) {
        HTMLTag.span(.class("name")) { HTMLNode.appText(row.title) }
        " "
        HTMLNode.code(row.id)
        if let rationale = row.rationale {
          HTMLTag.p(.class("rationale")) { PagePart.prose(rationale) }
        }
      }
      HTMLTag.td {
        if row.standards.isEmpty {
          "–"
        } else {
          HTMLTag.ul(.class("plain")) {
            row.standards.map { standard in HTMLTag.li { HTMLNode.text("\(standard)") } }
          }
        }
      }
      HTMLTag.td { HTMLNode.text(row.count == 0 ? "none" : row.count.grouped) }
    }
  }
}
