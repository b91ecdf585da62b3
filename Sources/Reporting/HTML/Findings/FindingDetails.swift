import AuditModel

/// All that is known about a finding.
struct FindingDetails {
  let entry: PageFindings.Entry
  let matrix: AuditMatrix
  let drawings: PageDrawings
  let rule: RuleDescription?
  let links: LocationLink

  private var finding: Finding { entry.finding }

  var html: HTMLNode {
    HTMLNode.group(
      [
        HTMLTag.p(.class("message")) { HTMLNode.appText(finding.message.asSentence) },
        suggestion, rule.map { RuleText(rule: $0).html }, drawing,
        OccurrencesTable(finding: finding, links: links).html,
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
        PagePart.advice(suggestion.asSentence)
      }
    }
  }

  private var facts: HTMLNode {
    HTMLTag.dl(.class("facts")) {
      PagePart.fact("For", .appText(Assignee(finding: finding, matrix: matrix).text.asSentence))
      PagePart.fact("Shows in", extent.map(HTMLNode.appText))
      PagePart.fact("Languages", languages.map(HTMLNode.appText))
      PagePart.fact(
        "Worst in",
        finding.node.map { .appText($0.extent.worst.plainWords(in: matrix, screen: $0.screen)) })
      PagePart.fact("Known in", known)
      PagePart.fact("Accepted", entry.reason.map(HTMLNode.appText))
      PagePart.fact("States", states)
      PagePart.fact("Key", finding.stringKey.map(HTMLNode.code))
      PagePart.fact("Location", links.html(finding.location))
      PagePart.fact("String", finding.node?.string?.location.map(links.html))
    }
  }

  /// The languages, text sizes, devices and states.
  private var extent: String? {
    let summary = VariantSummary(finding, in: matrix)
    let parts = [finding.plainExtent(in: matrix).capitalizedFirst, summary.states ?? ""]
    let shown = parts.filter { !$0.isEmpty }.joined(separator: "; ")
    return shown.isEmpty ? nil : shown + (summary.exception.map { " (\($0))" } ?? "")
  }

  /// The names of the languages, where there are more than a sentence has room for.
  private var languages: String? {
    let all = matrix.locales
    let isNamed = finding.locales.count <= 3 || finding.locales.count == all.count
    return isNamed ? nil : PlainWords.list(finding.locales, of: all)
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
      ? nil : .appText(PlainWords.list(finding.knownLocales, of: matrix.locales))
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
    guard let node = finding.node, let whole = drawings.whole(of: finding) else { return nil }
    return .group([
      whole,
      HTMLTag.p(.class("aside")) {
        "Screen "
        HTMLNode.appText(node.screen)
        ": "
        HTMLNode.appText(node.extent.worst.plainWords(in: matrix, screen: node.screen))
        ". A thick red outline marks the finding, a dashed one each truncated text. "
        if let screen = drawings.screen(node.screen) {
          HTMLTag.a(.href(to: ScreenRow.id(screen))) {
            "The screen at several text sizes, with what VoiceOver says"
          }
        }
      },
    ])
  }
}
