import AuditModel

/// One finding with all that is known about it.
struct FindingArticle {
  let id: String
  let finding: Finding
  let matrix: AuditMatrix
  let svg: String?

  var html: HTMLNode {
    HTMLTag.article(
      .class("finding \(finding.severity.rawValue)"), .id(id),
      .ariaLabelledBy("\(id)-heading"), .severity(finding.severity.rawValue),
      .locales(finding.locales.map(\.identifier.withVisibleControls).joined(separator: " "))
    ) {
      heading
      HTMLTag.p(.class("message")) { HTMLNode.appText(finding.message.asSentence) }
      suggestion
      OccurrencesTable(finding: finding).html
      HTMLTag.div(.class("details")) {
        facts
        EvidenceTable(finding).html
      }
      heatMap
      drawing
    }
  }

  private var heading: HTMLNode {
    HTMLTag.header {
      HTMLTag.p(.class("kicker")) {
        HTMLTag.span(.class("badge")) { HTMLNode.text(finding.severity.rawValue.capitalizedFirst) }
        HTMLNode.code(finding.rule)
        HTMLTag.a(.class("permalink"), .href(to: id)) {
          "Link"
          PagePart.spoken(" to this finding")
        }
      }
      HTMLTag.h4(.id("\(id)-heading")) {
        HTMLNode.appText(finding.title)
        if let subject = finding.node ?? finding.stringKey {
          HTMLTag.span(.class("subject")) {
            " "
            HTMLNode.code(subject)
          }
        }
      }
    }
  }

  private var suggestion: HTMLNode? {
    finding.suggestion.map { suggestion in
      HTMLTag.p(.class("suggestion")) {
        HTMLTag.strong { "What would help: " }
        HTMLNode.appText(suggestion.asSentence)
      }
    }
  }

  private var facts: HTMLNode {
    HTMLTag.dl(.class("facts")) {
      PagePart.fact("Shows in", VariantSummary(finding, in: matrix).line.map(HTMLNode.appText))
      PagePart.fact(
        "Worst in",
        finding.worst.map { .appText($0.summary(in: matrix, screen: finding.screen)) })
      PagePart.fact("States", states)
      PagePart.fact("Text key", finding.stringKey.map(HTMLNode.code))
      PagePart.fact("Written in", finding.location.map { .code("\($0)") })
    }
  }

  /// The names of the states, unless the summary has said them all.
  private var states: HTMLNode? {
    let all = matrix.screens.first { $0.id == finding.screen }?.states.count ?? 0
    return (2..<max(all, 2)).contains(finding.states.count) ? PagePart.list(finding.states) : nil
  }

  private var heatMap: HTMLNode? {
    HeatMap(of: finding, in: matrix).map { HeatMapTable(map: $0).html }
  }

  private var drawing: HTMLNode? {
    guard let svg, let worst = finding.worst else { return nil }
    let place = worst.summary(in: matrix, screen: finding.screen)
    let name = (finding.screen ?? "").withVisibleControls
    guard let drawing = OwnDrawing(svg: svg, label: "Screen \(name): \(place)") else { return nil }
    return HTMLTag.details(.class("drawing")) {
      HTMLTag.summary { "Drawing of the worst variant" }
      HTMLTag.figure {
        HTMLNode.ownDrawing(drawing)
        HTMLTag.figcaption {
          "Screen "
          HTMLNode.appText(finding.screen ?? "")
          ": "
          HTMLNode.appText(place)
          ". A thick red outline marks the finding, a dashed one each text that is cut off."
        }
      }
    }
  }
}
