import AuditModel

/// The rules that were checked, with their reasons, their criteria and what they found.
struct RulesSection {
  let report: AuditReport
  let rules: [RuleDescription]

  var html: HTMLNode {
    PagePart.section("rules", "Rules") {
      if rows.isEmpty {
        HTMLTag.p { "No rule found anything." }
      } else {
        PagePart.table(
          .class("rules"), caption: "Rules with the criteria they stand on",
          headings: ["Rule", "Criteria", "Findings"]
        ) {
          rows.map(html)
        }
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
    let found = Dictionary(grouping: report.findings, by: \.rule)
    let described = rules.map { rule in
      Row(
        id: rule.id, title: rule.title, rationale: rule.rationale, standards: rule.standards,
        count: found[rule.id]?.count ?? 0)
    }
    let known = Set(rules.map(\.id))
    let others = found.keys.filter { !known.contains($0) }.sorted().compactMap { id in
      found[id].map { findings in
        Row(
          id: id, title: findings.first?.title ?? id, rationale: nil, standards: [],
          count: findings.count)
      }
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
          HTMLTag.p(.class("rationale")) { HTMLNode.text(rationale) }
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
