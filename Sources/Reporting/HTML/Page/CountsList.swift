import AuditModel

/// How many findings there are of each severity.
struct CountsList {
  let report: AuditReport

  var html: HTMLNode {
    HTMLTag.ul(.class("counts")) {
      count(report.summary.errors, .error, "People cannot read, find or use something.")
      count(report.summary.warnings, .warning, "People are likely to be hindered.")
      count(report.summary.notes, .note, "Good to know; nothing is lost yet.")
      HTMLTag.li {
        HTMLTag.strong { HTMLNode.text(report.notMeasured.count.grouped) }
        HTMLTag.span(.class("what")) { " not measured" }
        HTMLTag.span(.class("meaning")) { "Checks that could not be decided." }
      }
    }
  }

  private func count(_ number: Int, _ severity: Severity, _ meaning: String) -> HTMLNode {
    HTMLTag.li(.class(severity.rawValue)) {
      HTMLTag.strong { HTMLNode.text(number.grouped) }
      HTMLTag.span(.class("what")) {
        HTMLNode.text(" " + severity.rawValue + (number == 1 ? "" : "s"))
      }
      HTMLTag.span(.class("meaning")) { HTMLNode.text(meaning) }
    }
  }
}
