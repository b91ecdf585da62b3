import AuditModel

/// The controls that choose which findings are shown; the script reveals them.
struct FilterForm {
  let report: AuditReport
  let findings: PageFindings

  var html: HTMLNode {
    HTMLTag.form(.id("filter"), .class("filter"), .hidden(), .ariaLabel("Filter")) {
      HTMLTag.div(.class("choice")) {
        HTMLTag.label(.for("filter-search")) { "Search" }
        HTMLTag.input(
          .type("search"), .id("filter-search"), .name("search"),
          .placeholder("key, text, file …"))
      }
      boxes("Severity", "severity", Severity.allCases.sorted(by: >).map { ($0.rawValue, true) })
      if !report.known.isEmpty || !report.accepted.isEmpty {
        boxes("State", "state", PageFindings.State.allCases.map { ($0.rawValue, $0 == .new) })
      }
      choice("rule", "Rule", all: "All rules", rules)
      if !report.matrix.screens.isEmpty || !screens.isEmpty {
        choice(
          "screen", "Screen", all: "All screens",
          screens.map { ($0, $0) } + [("-", FindingGroup.nameOfOthers)])
      }
      choice(
        "language", "Language", all: "All languages",
        report.matrix.locales.map {
          ($0.identifier.withVisibleControls, LanguageName.shown($0).withVisibleControls)
        })
      HTMLTag.button(.type("reset")) { "Show all" }
      HTMLTag.p(.id("shown"), .role("status"))
    }
  }

  private var rules: [(String, String)] {
    var titles: [String: String] = [:]
    for position in 0..<findings.count {
      let finding = findings[position].finding
      titles[finding.rule] = finding.title
    }
    return titles.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map {
      ($0.key.withVisibleControls, $0.value.withVisibleControls)
    }
  }

  private var screens: [String] {
    let known = report.matrix.screens.map(\.id.withVisibleControls)
    let others = (0..<findings.count).compactMap {
      findings[$0].finding.node?.screen.withVisibleControls
    }
    return known + Set(others).subtracting(known).sorted()
  }

  private func boxes(_ label: String, _ name: String, _ values: [(String, Bool)]) -> HTMLNode {
    HTMLTag.fieldset {
      HTMLTag.legend { HTMLNode.text(label) }
      for (value, isChecked) in values {
        HTMLTag.label {
          if isChecked {
            HTMLTag.input(.type("checkbox"), .name(name), .value(value), .checked())
          } else {
            HTMLTag.input(.type("checkbox"), .name(name), .value(value))
          }
          HTMLNode.text(" \(value.capitalizedFirst)")
        }
      }
    }
  }

  private func choice(
    _ name: String, _ label: String, all: String, _ options: [(String, String)]
  ) -> HTMLNode {
    HTMLTag.div(.class("choice")) {
      HTMLTag.label(.for("filter-\(name)")) { HTMLNode.text(label) }
      HTMLTag.select(.id("filter-\(name)"), .name(name)) {
        HTMLTag.option(.value("")) { HTMLNode.text(all) }
        options.map { value, text in HTMLTag.option(.value(value)) { HTMLNode.text(text) } }
      }
    }
  }
}
