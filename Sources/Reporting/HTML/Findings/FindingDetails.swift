import AuditModel

/// All that is known about a finding.
struct FindingDetails {
  let entry: PageFindings.Entry
  let matrix: AuditMatrix
  let svg: String?

  private var finding: Finding { entry.finding }

  var html: HTMLNode {
    HTMLNode.group(
      [
        HTMLTag.p(.class("message")) { HTMLNode.appText(finding.message.asSentence) },
        suggestion, drawing, OccurrencesTable(finding: finding).html,
        HTMLTag.div(.class("details")) {
          facts
          EvidenceTable(finding).html
        },
        heatMap, decision,
      ].compactMap { $0 })
  }

  private var suggestion: HTMLNode? {
    finding.suggestion.map { suggestion in
      HTMLTag.p(.class("suggestion")) {
        HTMLTag.strong { "Fix: " }
        HTMLNode.appText(suggestion.asSentence)
      }
    }
  }

  private var facts: HTMLNode {
    HTMLTag.dl(.class("facts")) {
      PagePart.fact("Shows in", VariantSummary(finding, in: matrix).line.map(HTMLNode.appText))
      PagePart.fact(
        "Worst in",
        finding.node.map { .appText($0.extent.worst.summary(in: matrix, screen: $0.screen)) })
      PagePart.fact("Known in", known)
      PagePart.fact("Accepted", entry.reason.map(HTMLNode.appText))
      PagePart.fact("States", states)
      PagePart.fact("Key", finding.stringKey.map(HTMLNode.code))
      PagePart.fact("Location", .code("\(finding.location)"))
      PagePart.fact("String", finding.node?.string?.location.map { .code("\($0)") })
    }
  }

  /// The names of the states, unless the summary has said them all.
  private var states: HTMLNode? {
    guard let node = finding.node else { return nil }
    let all = matrix.screens.first { $0.id == node.screen }?.states.count ?? 0
    let states = node.extent.states
    return (2..<max(all, 2)).contains(states.count) ? PagePart.list(states) : nil
  }

  private var known: HTMLNode? {
    finding.knownLocales.isEmpty
      ? nil : .appText(finding.knownLocales.map(\.identifier).joined(separator: " "))
  }

  /// How a team accepts the finding, to copy.
  private var decision: HTMLNode {
    HTMLTag.p(.class("aside")) {
      "Rule "
      HTMLNode.code(finding.rule)
      ". To accept it, write "
      HTMLNode.code("legible:disable:next \(finding.rule) REASON")
      " in a comment above, or into "
      HTMLNode.code(".legible.json")
      ": "
      HTMLNode.code(
        "{ \"rule\": \"\(finding.rule)\", \"fingerprint\": \"\(finding.fingerprint)\", \"reason\": \"…\" }"
      )
    }
  }

  private var heatMap: HTMLNode? {
    HeatMap(of: finding, in: matrix).map { HeatMapTable(map: $0).html }
  }

  private var drawing: HTMLNode? {
    guard let svg, let node = finding.node else { return nil }
    let variant = node.extent.worst.summary(in: matrix, screen: node.screen)
    let name = node.screen.withVisibleControls
    guard let drawing = OwnDrawing(svg: svg, label: "Screen \(name): \(variant)") else {
      return nil
    }
    return HTMLTag.figure {
      HTMLNode.ownDrawing(drawing)
      HTMLTag.figcaption {
        "Screen "
        HTMLNode.appText(node.screen)
        ": "
        HTMLNode.appText(variant)
        ". A thick red outline marks the finding, a dashed one each truncated text."
      }
    }
  }
}
