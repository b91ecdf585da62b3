import AuditModel

/// The screens, languages and strings that were looked at, and the fonts.
struct ScopeSection {
  let report: AuditReport

  var html: HTMLNode {
    PagePart.section("scope", "Scope") {
      facts
      HTMLTag.p(.class("aside")) {
        "Measured with "
        report.fonts.isEmpty ? "no font" : PagePart.list(report.fonts)
        HTMLNode.text(". " + FontNote(report).caveat)
      }
    }
  }

  private var facts: HTMLNode {
    let matrix = report.matrix
    let states = matrix.screens.reduce(0) { $0 + $1.states.count }
    return HTMLTag.dl(.class("facts")) {
      PagePart.fact("Languages", axis(matrix.locales.map(LanguageName.shown)))
      if !matrix.screens.isEmpty {
        PagePart.fact(
          "Screens", "\(matrix.screens.count.of("screen")) in \(states.of("state"))")
        PagePart.fact("Text sizes", axis(matrix.dynamicTypeSizes.map(PlainWords.size)))
        devices
        boldText
        PagePart.fact(
          "Laid out",
          """
          \(report.summary.variants.of("variant")) with \(report.summary.nodes.of("node")) \
          and \(report.summary.texts.of("text"))
          """)
      }
      PagePart.fact("Strings", .text(report.summary.strings.grouped))
    }
  }

  /// The devices with their size classes, or these alone where the devices are the narrowest of them.
  private var devices: HTMLNode? {
    let matrix = report.matrix
    guard matrix.namesDevices else {
      return PagePart.fact(
        "Devices",
        axis(matrix.sizeClasses.map { PlainWords.device(AuditedDevice(sizeClasses: $0)) }))
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
