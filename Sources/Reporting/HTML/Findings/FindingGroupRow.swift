import AuditModel

/// Many findings of one rule as a folded row, which unfolds to a table with a line for each.
struct FindingGroupRow {
  let id: String
  let rule: RuleDescription?
  let positions: [Int]
  let findings: PageFindings
  let matrix: AuditMatrix
  let links: LocationLink

  private var anchor: String { "rule-\(id.withVisibleControls)" }

  var html: HTMLNode {
    let first = findings[positions[0]].finding
    // Once for all of thousands of lines.
    let hasSources = hasSources
    return HTMLTag.article(
      .class("finding group \(first.severity.rawValue)"), .id(anchor),
      .ariaLabelledBy("\(anchor)-heading"), .rule(id.withVisibleControls)
    ) {
      HTMLTag.details {
        HTMLTag.summary {
          PagePart.badge(first.severity)
          HTMLTag.h3(.id("\(anchor)-heading")) { HTMLNode.appText(first.title) }
          HTMLTag.span(.class("where")) {
            HTMLTag.span(.class("tally")) { HTMLNode.text(positions.count.of("finding")) }
          }
        }
        rule.map { RuleText(rule: $0).html }
        PagePart.table(
          .class("texts"), caption: "All findings of the rule \(id.withVisibleControls)",
          headings: ["Subject", "Languages", "Finding"] + (hasSources ? ["Source"] : [])
            + (hasTexts ? ["Text"] : []) + ["Location"]
        ) {
          HTMLNode.deferred(
            DeferredNodes(count: positions.count) { [self] index in
              row(findings[positions[index]], hasSources: hasSources)
            })
        }
        decision
      }
    }
  }

  /// How a team accepts one of them, to copy.
  private var decision: HTMLNode {
    HTMLTag.p(.class("aside")) {
      "To accept one, write "
      HTMLNode.code("legible:disable:next \(id) REASON")
      " in a comment above, or into "
      HTMLNode.code(".legible.json")
      ": "
      HTMLNode.code("{ \"rule\": \"\(id)\", \"\(subjectField)\": \"…\", \"reason\": \"…\" }")
      " with its subject for the first dots."
    }
  }

  /// The field of the configuration that names what is in the first column.
  private var subjectField: String {
    switch findings[positions[0]].finding.subject {
    case .node: "element"
    case .string: "key"
    case .file: "path"
    }
  }

  /// A line of the table. Its group names the rule, and the script takes what is left out for new and of no screen:
  /// of thousands of lines each word counts.
  private func row(_ entry: PageFindings.Entry, hasSources: Bool) -> HTMLNode {
    let finding = entry.finding
    let rare: [HTMLAttribute?] = [
      entry.state == .new ? nil : .state(entry.state.rawValue),
      finding.node == nil ? nil : .screen(finding.screenName),
    ]
    return HTMLTag.tr.with(
      [
        .id(finding.fingerprint), .severity(finding.severity.rawValue),
        .locales(finding.localeNames),
      ] + rare.compactMap(\.self)
    ) {
      HTMLTag.th(.scope("row")) {
        HTMLNode.code(finding.subjectName ?? finding.location.file)
        if entry.state != .new {
          HTMLTag.span(.class("chip")) { HTMLNode.text(entry.state.rawValue) }
        }
      }
      HTMLTag.td { HTMLNode.appText(shortLanguages(finding)) }
      HTMLTag.td { HTMLNode.appText(finding.message) }
      if hasSources { HTMLTag.td { HTMLNode.appText(finding.sourceText ?? "–") } }
      if hasTexts { HTMLTag.td { HTMLNode.appText(finding.worstText ?? "–") } }
      HTMLTag.td { links.html(finding.location) }
    }
  }

  /// Whether the rule is about strings.
  private var hasTexts: Bool { findings[positions[0]].finding.string != nil }

  /// Whether a string in the source language is another one than the text beside it.
  private var hasSources: Bool {
    positions.contains {
      let finding = findings[$0].finding
      return finding.sourceText != nil && finding.sourceText != finding.worstText
    }
  }

  private func shortLanguages(_ finding: Finding) -> String {
    if (1...3).contains(finding.locales.count) {
      return PlainWords.list(finding.locales, of: matrix.locales)
    }
    return VariantSummary(finding, in: matrix).languages ?? "–"
  }
}

extension Finding {
  /// The beginning of the string at its location.
  fileprivate var worstText: String? {
    let own = string?.occurrences.first { $0.location == location && $0.text != nil }
    return own?.text.flatMap(Self.beginning)
  }

  /// The beginning of the string in the source language.
  fileprivate var sourceText: String? { (string?.source?.text).flatMap(Self.beginning) }

  private static func beginning(of text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let start = text.prefix(mostCharacters)
    return (start.count < text.count ? "\(start)…" : text).withVisibleEscapes
  }

  private static let mostCharacters = 160
}
