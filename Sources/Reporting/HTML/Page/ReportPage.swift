import AuditModel

/// The whole page.
struct ReportPage: Sendable {
  let report: AuditReport
  let tool: ToolIdentity
  let title: String
  let rules: [RuleDescription]
  let drawings: PageDrawings
  let findings: PageFindings
  let details: [(String, String)]
  let links: LocationLink

  /// How many bytes it takes.
  var size: Int {
    var size = 0
    var writer = HTMLWriter { size += $0.count }
    writer.write(document: html)
    return size
  }

  var html: HTMLNode {
    HTMLTag.html(.lang("en")) {
      head
      HTMLTag.body {
        HTMLTag.a(.class("skip"), .href(to: "findings")) { "Skip to the findings" }
        masthead
        HTMLTag.main {
          CountsList(report: report).html
          WorstSection(report: report, rules: rules, drawings: drawings).html
          OverviewSection(report: report).html
          FindingsSection(
            report: report, drawings: drawings, findings: findings, rules: rules, links: links
          ).html
          ScreensSection(drawings: drawings, findings: report.findings).html
          RulesSection(report: report, rules: rules).html
          NotMeasuredSection(items: report.notMeasured).html
          if !report.skipped.isEmpty { SkippedSection(files: report.skipped).html }
          ScopeSection(report: report).html
        }
        footer
        drawings.definitions
        HTMLNode.script(.filter)
        HTMLNode.script(.screens)
      }
    }
  }

  private var head: HTMLNode {
    HTMLTag.head {
      HTMLTag.meta(.charset("utf-8"))
      HTMLTag.meta(.name("generator"), .content(ReportFile.generator))
      HTMLTag.meta(
        .policy(), .content(ContentPolicy(style: .reportStyle, scripts: [.filter, .screens]).text))
      HTMLTag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
      HTMLTag.meta(.name("color-scheme"), .content("light dark"))
      HTMLTag.title { HTMLNode.text(title.withVisibleControls) }
      HTMLNode.style(.reportStyle)
    }
  }

  private var masthead: HTMLNode {
    HTMLTag.header(.class("masthead")) {
      HTMLTag.p(.class("eyebrow")) { "Text and accessibility audit" }
      HTMLTag.h1 { HTMLNode.appText(title) }
      HTMLTag.p(.class("verdict")) { HTMLNode.text(Verdict(report).sentence) }
      if let narrowing = report.narrowing {
        HTMLTag.p(.class("change")) { HTMLNode.appText(narrowing.fullSentence) }
      }
      if let change = report.change {
        HTMLTag.p(.class("change")) { HTMLNode.appText(change.fullSentence) }
      }
      if !details.isEmpty {
        HTMLTag.p(.class("aside")) {
          details.enumerated().map { index, detail in
            HTMLNode.group([
              .text(index == 0 ? "" : " · "), .text("\(detail.0) "), .appText(detail.1),
            ])
          }
        }
      }
      HTMLTag.nav(.ariaLabel("Contents")) {
        HTMLTag.ul {
          if !report.findings.isEmpty { link("worst", "Worst problems") }
          link("findings", "Findings")
          if !drawings.selection.screens.isEmpty { link("screens", "Screens") }
          link("rules", "Rules")
          link("not-measured", "Not measured")
          if !report.skipped.isEmpty { link("skipped", "Skipped files") }
          link("scope", "Scope")
        }
      }
    }
  }

  private func link(_ id: String, _ words: String) -> HTMLNode {
    HTMLTag.li { HTMLTag.a(.href(to: id)) { HTMLNode.text(words) } }
  }

  private var footer: HTMLNode {
    HTMLTag.footer {
      HTMLTag.p {
        "Made by "
        HTMLNode.appText("\(tool.name) \(tool.version)")
        ". An audit by rules finds causes of failure; that it finds none is no proof of conformance."
      }
    }
  }
}
