import AuditModel

/// All findings, as folded rows.
struct FindingsSection {
  let report: AuditReport
  let drawings: PageDrawings
  let findings: PageFindings
  let rules: [RuleDescription]
  let links: LocationLink

  var html: HTMLNode {
    PagePart.section("findings", "Findings") {
      if findings.count == 0 {
        HTMLTag.p { HTMLNode.text(emptiness) }
      } else {
        FilterForm(report: report, findings: findings).html
        leftOut
        report.undrawnNote.map { note in
          HTMLTag.p(.class("aside")) { HTMLNode.text("\(note).") }
        }
        if report.findings.contains(where: { $0.node != nil }) {
          HeatMapLegend(axis: HeatMapAxis(of: report.matrix)).html
        }
        HTMLNode.deferred(
          DeferredNodes(count: findings.rows.count) { [self] index in row(findings.rows[index]) })
      }
    }
  }

  private func row(_ row: PageFindings.Row) -> HTMLNode {
    switch row {
    case .one(let position):
      let entry = findings[position]
      return FindingRow(
        entry: entry, matrix: report.matrix, drawings: drawings,
        rule: rules.first { $0.id == entry.finding.rule }, links: links
      ).html
    case .group(let positions):
      let id = findings[positions[0]].finding.rule
      return FindingGroupRow(
        id: id, rule: rules.first { $0.id == id }, positions: positions, findings: findings,
        matrix: report.matrix, links: links
      ).html
    }
  }

  private var emptiness: String {
    report.summary.variants > 0 || report.summary.strings > 0
      ? "No rule found anything." : "0 screens found, so no screen was checked."
  }

  private var leftOut: HTMLNode? {
    let selection = drawings.selection
    guard selection.leftOut > 0 else { return nil }
    let megabytes = (Double(selection.budget) / 1_000_000).rounded(toTenths: ())
    return HTMLTag.p(.class("aside")) {
      HTMLNode.text(
        """
        \(selection.leftOut.of("finding or screen is", plural: "findings and screens are")) not drawn, so \
        that all drawings together take no more than \(megabytes) MB; --assets writes all of them as files.
        """)
    }
  }
}
