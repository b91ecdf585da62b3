import AuditModel

/// How much was found, and what was looked at with what.
struct SummarySection {
  let report: AuditReport
  let anchors: FindingAnchors

  var html: HTMLNode {
    PagePart.section("summary", "Summary") {
      counts
      HTMLTag.h3 { "Scope" }
      facts
      HTMLTag.p(.class("aside")) {
        "Measured with "
        report.fonts.isEmpty ? "no font" : PagePart.list(report.fonts)
        HTMLNode.text(". " + FontNote(report).caveat)
      }
      if !report.matrix.screens.isEmpty || !anchors.groups.isEmpty { screens }
    }
  }

  private var counts: HTMLNode {
    HTMLTag.ul(.class("counts")) {
      count(report.summary.errors, .error, "People cannot read, find or use something.")
      count(report.summary.warnings, .warning, "People are likely to be hindered.")
      count(report.summary.notes, .note, "Good to know; nothing is lost yet.")
      HTMLTag.li {
        HTMLTag.strong { HTMLNode.text(report.notMeasured.count.grouped) }
        HTMLTag.span(.class("what")) { " not measured" }
        HTMLTag.span(.class("meaning")) { "Neither found nor fine." }
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

  private var facts: HTMLNode {
    let matrix = report.matrix
    let states = matrix.screens.reduce(0) { $0 + $1.states.count }
    return HTMLTag.dl(.class("facts")) {
      PagePart.fact(
        "Screens", "\(matrix.screens.count.of("screen")) in \(states.of("state"))")
      PagePart.fact("Languages", axis(matrix.locales.map(\.shown)))
      PagePart.fact("Text sizes", axis(matrix.dynamicTypeSizes.map(\.name)))
      devices
      boldText
      PagePart.fact(
        "Laid out",
        """
        \(report.summary.variants.of("variant")) with \(report.summary.nodes.of("node")) \
        and \(report.summary.texts.of("text"))
        """)
      PagePart.fact("Strings", .text(report.summary.strings.grouped))
    }
  }

  /// The devices with their size classes, or these alone where the devices are the narrowest of them.
  private var devices: HTMLNode? {
    let matrix = report.matrix
    guard matrix.namesDevices else {
      return PagePart.fact(
        "Size classes (width/height)", axis(matrix.sizeClasses.map(\.name)))
    }
    return PagePart.fact(
      "Devices",
      axis(
        matrix.devices.filter { $0.hasBoldText == matrix.boldTextSettings.first }
          .map { "\($0.shownName) (\($0.sizeClasses.name))" }))
  }

  /// The settings of Bold Text, where it was on.
  private var boldText: HTMLNode? {
    switch report.matrix.boldTextSettings {
    case [true]: PagePart.fact("Bold Text", "on")
    case [false, true]: PagePart.fact("Bold Text", "off and on")
    default: nil
    }
  }

  private func axis(_ names: [String]) -> HTMLNode {
    names.isEmpty ? "none" : .group([.text("\(names.count.grouped): "), PagePart.list(names)])
  }
}

extension SummarySection {
  private var screens: HTMLNode {
    PagePart.table(
      .class("figures"), caption: "Findings by screen",
      headings: ["Screen", "States", "Errors", "Warnings", "Notes"]
    ) {
      report.matrix.screens.map { screen in
        row(screen.id, states: screen.states.count.grouped, group(of: screen.id))
      }
      for group in anchors.groups where !isInMatrix(group) {
        row(group.screen, states: "–", group)
      }
    }
  }

  private func group(of screen: String) -> FindingAnchors.Group? {
    anchors.groups.first { $0.screen == screen }
  }

  private func isInMatrix(_ group: FindingAnchors.Group) -> Bool {
    report.matrix.screens.contains { $0.id == group.screen }
  }

  private func row(
    _ screen: String?, states: String, _ group: FindingAnchors.Group?
  ) -> HTMLNode {
    let name = screen.map(HTMLNode.appText) ?? .text(FindingGroup.nameOfOthers)
    let findings = group?.findings ?? FindingSelection(of: [], at: [])
    return HTMLTag.tr {
      HTMLTag.th(.scope("row")) {
        if let group { HTMLTag.a(.href(to: group.id)) { name } } else { name }
      }
      HTMLTag.td { HTMLNode.text(states) }
      for severity in [Severity.error, .warning, .note] {
        HTMLTag.td { HTMLNode.text(findings.count { $0.severity == severity }.grouped) }
      }
    }
  }
}

extension LocaleIdentifier {
  /// The identifier, which says little of the pseudolanguage.
  fileprivate var shown: String {
    self == .rightToLeftPseudolanguage
      ? "\(identifier) (right-to-left pseudolanguage)" : identifier
  }
}
