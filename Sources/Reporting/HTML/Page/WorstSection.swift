import AuditModel

/// The worst problems as cards that say what is wrong, where, how bad it is, and what to do.
struct WorstSection {
  let report: AuditReport
  let rules: [RuleDescription]
  let drawings: PageDrawings

  /// So many are shown.
  static let most = 6

  var html: HTMLNode? {
    let worst = WorstFindings(report.findings).first(Self.most)
    guard !worst.isEmpty else { return nil }
    return PagePart.section("worst", worst.count == 1 ? "The problem" : "The worst problems") {
      HTMLTag.div(.class("cards")) {
        worst.map { card(report.findings[$0.position], count: $0.count) }
      }
    }
  }

  private func card(_ finding: Finding, count: Int) -> HTMLNode {
    HTMLTag.div(.class("card \(finding.severity.rawValue)")) {
      drawings.card(of: finding)
      PagePart.badge(finding.severity)
      HTMLTag.h3 {
        HTMLNode.appText(finding.title)
        if count > 1 {
          " "
          HTMLTag.a(.class("tally"), .href(toFindings: [("rule", finding.rule)])) {
            HTMLNode.text("\(count.grouped) times")
          }
        }
      }
      HTMLTag.p(.class("message")) {
        PlainSentence(
          finding: finding, element: drawings.element(of: finding), matrix: report.matrix
        ).html
      }
      let rule = rules.first { $0.id == finding.rule }
      if let rule {
        HTMLTag.p(.class("rationale")) {
          HTMLTag.strong { "Affected: " }
          PagePart.prose(rule.rationale)
        }
      }
      if let fix = finding.suggestion ?? rule?.howToFix, !fix.isEmpty {
        HTMLTag.p(.class("suggestion")) {
          HTMLTag.strong { "Fix: " }
          if finding.suggestion == nil {
            PagePart.prose(fix)
          } else {
            PagePart.advice(fix.asSentence)
          }
        }
      }
      HTMLTag.p(.class("assignee")) {
        HTMLTag.strong { "For: " }
        HTMLNode.appText(Assignee(finding: finding, matrix: report.matrix).text.asSentence)
      }
      HTMLTag.a(.href(to: finding.fingerprint)) {
        "Show all about it"
        PagePart.spoken(": \(finding.title.withVisibleControls)")
      }
    }
  }
}
