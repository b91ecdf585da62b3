import AuditModel

/// One finding with all that is known about it.
struct FindingArticle {
  let finding: Finding
  let matrix: AuditMatrix
  let svg: String?

  /// No other element of the page has a fingerprint for its id.
  private var id: String { finding.fingerprint }

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
        if let subject {
          HTMLTag.span(.class("subject")) {
            " "
            HTMLNode.code(subject)
          }
        }
      }
    }
  }

  /// The node, the key or the file.
  private var subject: String? {
    switch finding.subject {
    case .node(let node): node.element.name
    case .string(let string): string.key
    case .file: nil
    }
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
    return HTMLTag.details(.class("drawing")) {
      HTMLTag.summary { "Drawing of the worst variant" }
      HTMLTag.figure {
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
}
