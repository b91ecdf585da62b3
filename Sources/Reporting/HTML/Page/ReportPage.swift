import AuditModel

/// The whole page.
struct ReportPage: Sendable {
  let report: AuditReport
  let tool: ToolIdentity
  let title: String
  let rules: [RuleDescription]
  let drawings: DrawingSelection
  let anchors: FindingAnchors

  var html: HTMLNode {
    HTMLTag.html(.lang("en")) {
      head
      HTMLTag.body {
        HTMLTag.a(.class("skip"), .href(to: "findings")) { "Skip to the findings" }
        masthead
        HTMLTag.main {
          SummarySection(report: report, anchors: anchors).html
          RulesSection(report: report, rules: rules).html
          FindingsSection(report: report, drawings: drawings, anchors: anchors).html
          if !report.accepted.isEmpty { AcceptedSection(accepted: report.accepted).html }
          NotMeasuredSection(items: report.notMeasured).html
          if !report.skipped.isEmpty { SkippedSection(files: report.skipped).html }
        }
        footer
        HTMLNode.script(.filter)
      }
    }
  }

  private var head: HTMLNode {
    HTMLTag.head {
      HTMLTag.meta(.charset("utf-8"))
      HTMLTag.meta(.name("generator"), .content(ReportFile.generator))
      HTMLTag.meta(
        .policy(), .content(ContentPolicy(style: .reportStyle, script: .filter).text))
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
      HTMLTag.nav(.ariaLabel("Contents")) {
        HTMLTag.ul {
          link("summary", "Summary")
          link("rules", "Rules")
          link("findings", "Findings")
          if !report.accepted.isEmpty { link("accepted", "Accepted") }
          link("not-measured", "Not measured")
          if !report.skipped.isEmpty { link("skipped", "Skipped files") }
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
