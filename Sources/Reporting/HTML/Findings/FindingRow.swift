import AuditModel

/// A finding as a folded row, which unfolds to all that is known about it.
struct FindingRow {
  let entry: PageFindings.Entry
  let matrix: AuditMatrix
  let drawings: PageDrawings
  let rule: RuleDescription?
  let links: LocationLink

  /// No other element of the page has a fingerprint for its id.
  private var id: String { entry.finding.fingerprint }

  var html: HTMLNode {
    HTMLTag.article(
      .class("finding \(entry.finding.severity.rawValue)"), .id(id),
      .ariaLabelledBy("\(id)-heading"), .severity(entry.finding.severity.rawValue),
      .locales(entry.finding.localeNames), .rule(entry.finding.rule.withVisibleControls),
      .state(entry.state.rawValue),
      .screen(entry.finding.screenName)
    ) {
      HTMLTag.details {
        HTMLTag.summary {
          PagePart.badge(entry.finding.severity)
          HTMLTag.h3(.id("\(id)-heading")) {
            HTMLNode.appText(entry.finding.title)
            if let subject = entry.finding.subjectName {
              HTMLTag.span(.class("subject")) {
                " "
                HTMLNode.code(subject)
              }
            }
          }
          HTMLTag.span(.class("where")) {
            HTMLNode.text(extent.withVisibleControls)
            if entry.state != .new {
              HTMLTag.span(.class("chip")) { HTMLNode.text(entry.state.rawValue) }
            }
          }
          drawings.thumbnail(of: entry.finding)
        }
        FindingDetails(
          entry: entry, matrix: matrix, drawings: drawings, rule: rule, links: links
        ).html
      }
    }
  }

  /// Where it shows and how often, in a few words.
  private var extent: String {
    let count = entry.finding.occurrenceCount
    let variants = entry.finding.plainExtent(in: matrix).capitalizedFirst
    let number = count > 1 ? count.of("location") : ""
    return [variants, number].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension Finding {
  /// The languages, as the script filters by them.
  var localeNames: String { locales.map(\.identifier.withVisibleControls).joined(separator: " ") }

  /// The screen; `-` of strings and files.
  var screenName: String { node?.screen.withVisibleControls ?? "-" }

  /// The node or the key; nil of files.
  var subjectName: String? {
    switch subject {
    case .node(let node): node.element.name
    case .string(let string): string.key
    case .file: nil
    }
  }
}
