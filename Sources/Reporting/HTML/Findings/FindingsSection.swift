import AuditModel

/// All findings, as folded rows.
struct FindingsSection {
  let report: AuditReport
  let drawings: DrawingSelection
  let findings: PageFindings

  var html: HTMLNode {
    PagePart.section("findings", "Findings") {
      if findings.count == 0 {
        HTMLTag.p { HTMLNode.text(emptiness) }
      } else {
        FilterForm(report: report, findings: findings).html
        leftOut
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
      let fingerprint = entry.finding.fingerprint
      return FindingRow(
        entry: entry, matrix: report.matrix,
        svg: drawings.chosen.contains(fingerprint) ? report.drawings[fingerprint] : nil
      ).html
    case .group(let positions):
      return FindingGroupRow(
        rule: findings[positions[0]].finding.rule, positions: positions, findings: findings,
        matrix: report.matrix
      ).html
    }
  }

  private var emptiness: String {
    report.summary.variants > 0 || report.summary.strings > 0
      ? "No rule found anything." : "0 screens found, so no screen was checked."
  }

  private var leftOut: HTMLNode? {
    guard drawings.leftOut > 0 else { return nil }
    let megabytes = (Double(drawings.budget) / 1_000_000).rounded(toTenths: ())
    return HTMLTag.p(.class("aside")) {
      HTMLNode.text(
        """
        \(drawings.leftOut.of("drawing was", plural: "drawings were")) left out, so that all \
        drawings together take no more than \(megabytes) MB.
        """)
    }
  }
}
