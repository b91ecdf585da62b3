import AuditModel

/// All findings, by screen.
struct FindingsSection {
  let report: AuditReport
  let drawings: DrawingSelection
  let anchors: FindingAnchors

  var html: HTMLNode {
    PagePart.section("findings", "Findings") {
      if anchors.groups.isEmpty {
        HTMLTag.p { HTMLNode.text(emptiness) }
      } else {
        FilterForm(anchors: anchors, matrix: report.matrix).html
        leftOut
        if report.findings.contains(where: { $0.node != nil }) {
          HeatMapLegend(axis: HeatMapAxis(of: report.matrix)).html
        }
        anchors.groups.map(section)
      }
    }
  }

  private var emptiness: String {
    report.summary.variants > 0
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

  private func section(_ group: FindingAnchors.Group) -> HTMLNode {
    HTMLTag.section(
      .class("screen"), .id(group.id), .screen(group.id), .ariaLabelledBy("\(group.id)-heading")
    ) {
      HTMLTag.h3(.id("\(group.id)-heading")) {
        if let screen = group.screen {
          "Screen "
          HTMLNode.appText(screen)
        } else {
          HTMLNode.text(FindingGroup.nameOfOthers)
        }
        HTMLTag.span(.class("tally")) {
          HTMLNode.text(" " + group.findings.verdict)
        }
      }
      missing(from: group)
      HTMLNode.deferred(
        DeferredNodes(count: group.shown.count) { [report, drawings] index in
          let finding = group.shown[index]
          return FindingArticle(
            finding: finding, matrix: report.matrix,
            svg: drawings.chosen.contains(finding.fingerprint)
              ? report.drawings[finding.fingerprint] : nil
          ).html
        })
    }
  }

  /// How many findings have no article, by rule.
  private func missing(from group: FindingAnchors.Group) -> HTMLNode? {
    guard group.shown.count < group.findings.count else { return nil }
    let all = group.findings.countsByRule
    let shown = group.shown.countsByRule
    let rest = all.sorted { $0.key < $1.key }.compactMap { rule, count -> String? in
      let missing = count - (shown[rule] ?? 0)
      return missing > 0 ? "\(missing.grouped) of \(rule)" : nil
    }
    return HTMLTag.p(.class("aside")) {
      HTMLNode.text(
        "Not shown on this page, but in the JSON and CSV reports: \(rest.joined(separator: ", ")).")
    }
  }
}
