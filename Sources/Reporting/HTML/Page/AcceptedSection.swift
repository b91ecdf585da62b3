import AuditModel

/// The findings that the team accepts, with the reasons.
struct AcceptedSection {
  let accepted: [AcceptedFinding]

  var html: HTMLNode {
    PagePart.section("accepted", "Accepted") {
      HTMLTag.p {
        HTMLNode.text("\(accepted.count.of("finding")), which the configuration accepts.")
      }
      PagePart.table(
        .class("not-measured"), caption: "Accepted findings, with the reason",
        headings: ["Rule", "Location", "Finding", "Reason", "Owner", "Until"]
      ) {
        accepted.map(row)
      }
    }
  }

  private func row(_ accepted: AcceptedFinding) -> HTMLNode {
    HTMLTag.tr {
      HTMLTag.th(.scope("row")) { HTMLNode.code(accepted.finding.rule) }
      HTMLTag.td { HTMLNode.code("\(accepted.finding.location)") }
      HTMLTag.td { HTMLNode.appText(accepted.finding.message) }
      HTMLTag.td { HTMLNode.appText(accepted.reason) }
      HTMLTag.td { accepted.owner.map { HTMLNode.appText($0) } ?? "–" }
      HTMLTag.td { accepted.until.map { HTMLNode.appText($0) } ?? "–" }
    }
  }
}
