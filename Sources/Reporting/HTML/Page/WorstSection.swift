import AuditModel

/// The worst problems as cards that say what is wrong, where, how bad it is, and what to do.
struct WorstSection {
  let report: AuditReport
  let rules: [RuleDescription]
  let drawings: DrawingSelection

  /// So many are shown.
  private static let most = 6

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
      picture(of: finding)
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
      HTMLTag.p(.class("message")) { sentence(finding) }
      if let rationale = rules.first(where: { $0.id == finding.rule })?.rationale {
        HTMLTag.p(.class("rationale")) { PagePart.prose(rationale) }
      }
      if let suggestion = finding.suggestion {
        HTMLTag.p(.class("suggestion")) {
          HTMLTag.strong { "Fix: " }
          HTMLNode.appText(suggestion.asSentence)
        }
      }
      HTMLTag.a(.href(to: finding.fingerprint)) {
        "Show all about it"
        PagePart.spoken(": \(finding.title.withVisibleControls)")
      }
    }
  }

  /// The subject, the defect and the extent: “list.title” on the screen boards: has 124 pt, needs 171 pt; in
  /// Finnish (fi), from text size AX1, on iPhone, portrait.
  private func sentence(_ finding: Finding) -> HTMLNode {
    let subject: HTMLNode =
      switch finding.subject {
      case .node(let node):
        .group([
          .code(node.string?.key ?? node.element.name), " on the screen ", .appText(node.screen),
          ": ",
        ])
      case .string(let string): .group([.code(string.key), ": "])
      case .file(let file): .group([.code(file.location.file), ": "])
      }
    let extent = finding.plainExtent(in: report.matrix)
    return .group([
      subject, .appText(finding.message),
      .text(extent.isEmpty ? "." : "; \(extent.withVisibleControls)."),
    ])
  }

  private func picture(of finding: Finding) -> HTMLNode? {
    guard let node = finding.node, drawings.chosen.contains(finding.fingerprint),
      let svg = report.drawings[finding.fingerprint]
    else { return nil }
    let variant = node.extent.worst.summary(in: report.matrix, screen: node.screen)
    // The same outlines are on the page a second time, so their names differ.
    let copy = svg.replacing("g\(finding.fingerprint)-", with: "c\(finding.fingerprint)-")
    return OwnDrawing(svg: copy, label: "Screen \(node.screen.withVisibleControls): \(variant)")
      .map { drawing in HTMLTag.div(.class("picture")) { HTMLNode.ownDrawing(drawing) } }
  }
}
