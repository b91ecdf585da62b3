import AuditModel

/// The controls that choose which findings are shown; the script reveals them.
struct FilterForm {
  let anchors: FindingAnchors
  let matrix: AuditMatrix

  var html: HTMLNode {
    HTMLTag.form(.id("filter"), .class("filter"), .hidden(), .ariaLabel("Filter")) {
      HTMLTag.fieldset {
        HTMLTag.legend { "Severity" }
        for severity in [Severity.error, .warning, .note] { box(severity) }
      }
      choice("screen", "Screen", all: "All screens") {
        anchors.groups.map { group in
          HTMLTag.option(.value(group.id)) {
            HTMLNode.text((group.screen ?? FindingGroup.nameOfOthers).withVisibleControls)
          }
        }
      }
      choice("language", "Language", all: "All languages") {
        matrix.locales.map { locale in
          HTMLTag.option(.value(locale.identifier.withVisibleControls)) {
            HTMLNode.text(locale.identifier.withVisibleControls)
          }
        }
      }
      HTMLTag.button(.type("reset")) { "Show all" }
      HTMLTag.p(.id("shown"), .role("status"))
    }
  }

  private func box(_ severity: Severity) -> HTMLNode {
    HTMLTag.label {
      HTMLTag.input(
        .type("checkbox"), .name("severity"), .value(severity.rawValue), .checked())
      HTMLNode.text(" \(severity.rawValue.capitalizedFirst)s")
    }
  }

  private func choice(
    _ name: String, _ label: String, all: String, @HTMLBuilder options: () -> HTMLNode
  ) -> HTMLNode {
    HTMLTag.div(.class("choice")) {
      HTMLTag.label(.for("filter-\(name)")) { HTMLNode.text(label) }
      HTMLTag.select(.id("filter-\(name)"), .name(name)) {
        HTMLTag.option(.value("")) { HTMLNode.text(all) }
        options()
      }
    }
  }
}
