import AuditModel

/// Many findings of one rule as a folded row, which unfolds to a table with a line for each.
struct FindingGroupRow {
  let id: String
  let rule: RuleDescription?
  let positions: [Int]
  let findings: PageFindings
  let matrix: AuditMatrix
  let links: LocationLink

  private var anchor: String { "rule-\(id.withVisibleControls)" }

  var html: HTMLNode {
    let first = findings[positions[0]].finding
    return HTMLTag.article(
      .class("finding group \(first.severity.rawValue)"), .id(anchor),
      .ariaLabelledBy("\(anchor)-heading")
    ) {
      HTMLTag.details {
        HTMLTag.summary {
          PagePart.badge(first.severity)
          HTMLTag.h3(.id("\(anchor)-heading")) { HTMLNode.appText(first.title) }
          HTMLTag.span(.class("where")) {
            HTMLTag.span(.class("tally")) { HTMLNode.text(positions.count.of("finding")) }
          }
        }
        rule.map { RuleText(rule: $0).html }
        PagePart.table(
          .class("texts"), caption: "All findings of the rule \(id.withVisibleControls)",
          headings: ["Subject", "Languages", "Finding"] + (hasTexts ? ["Text"] : []) + ["Location"]
        ) {
          HTMLNode.deferred(
            DeferredNodes(count: positions.count) { [self] index in
              row(findings[positions[index]])
            })
        }
      }
    }
  }

  private func row(_ entry: PageFindings.Entry) -> HTMLNode {
    let finding = entry.finding
    return HTMLTag.tr(
      .id(finding.fingerprint), .severity(finding.severity.rawValue),
      .locales(finding.localeNames), .rule(finding.rule.withVisibleControls),
      .state(entry.state.rawValue),
      .screen(finding.screenName)
    ) {
      HTMLTag.th(.scope("row")) {
        HTMLNode.code(finding.subjectName ?? finding.location.file)
        if entry.state != .new {
          HTMLTag.span(.class("chip")) { HTMLNode.text(entry.state.rawValue) }
        }
      }
      HTMLTag.td { HTMLNode.appText(shortLanguages(finding)) }
      HTMLTag.td { HTMLNode.appText(finding.message) }
      if hasTexts { HTMLTag.td { HTMLNode.appText(finding.worstText ?? "–") } }
      HTMLTag.td { links.html(finding.location) }
    }
  }

  /// Whether the rule is about strings.
  private var hasTexts: Bool { findings[positions[0]].finding.string != nil }

  private func shortLanguages(_ finding: Finding) -> String {
    VariantSummary(finding, in: matrix).languages ?? "–"
  }
}

extension Finding {
  /// The beginning of the string at its location.
  fileprivate var worstText: String? {
    let own = string?.occurrences.first { $0.location == location && $0.text != nil }
    guard let text = own?.text, !text.isEmpty else { return nil }
    let start = text.prefix(Self.mostCharacters)
    return (start.count < text.count ? "\(start)…" : text).withVisibleEscapes
  }

  private static let mostCharacters = 160
}
