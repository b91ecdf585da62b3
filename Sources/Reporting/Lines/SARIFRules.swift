import AuditModel
import JSONReading

/// The rules that the results of a log refer to.
struct SARIFRules {
  /// The rules, in the order of their ids.
  let all: [SARIFRule]
  private let positions: [String: Int]

  init(_ lines: FindingLines, descriptions: [RuleDescription]) {
    let known = Dictionary(descriptions.map { ($0.id, $0) }) { first, _ in first }
    let titles = lines.titlesByRule
    let ids = titles.keys.sorted()
    all = ids.map { SARIFRule(id: $0, title: titles[$0] ?? $0, description: known[$0]) }
    positions = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
  }

  /// The position of a line's rule.
  func index(of line: FindingLine) -> Int { positions[line.finding.rule] ?? 0 }
}

/// A rule as a `reportingDescriptor` (SARIF 2.1.0, 3.49).
struct SARIFRule: JSONWritable {
  let id: String
  let title: String
  let description: RuleDescription?

  /// GitHub refuses longer texts.
  private static let mostCharacters = 1024

  func write(to json: inout JSONWriter) {
    json.object { rule in
      rule.field("id", id.withVisibleControls)
      rule.object("shortDescription") { $0.field("text", Self.text(title)) }
      rule.object("fullDescription") {
        $0.field("text", Self.text(description?.rationale ?? title))
      }
      rule.object("help") { $0.field("text", help) }
      rule.object("defaultConfiguration") {
        $0.field("level", (description?.severity ?? .warning).rawValue)
      }
      rule.object("properties") { properties in
        properties.field("tags", tags)
        properties.field("problem.severity", severity)
      }
    }
  }

  private static func text(_ text: String) -> String {
    let visible = text.withVisibleControls
    return visible.unicodeScalars.count > mostCharacters
      ? String(String.UnicodeScalarView(visible.unicodeScalars.prefix(mostCharacters - 1))) + "…"
      : visible
  }

  private var help: String {
    let remedy = description?.howToFix ?? ""
    return remedy.isEmpty ? title.withVisibleControls : remedy
  }

  /// The criteria, as in `wcag-1.4.3`.
  private var tags: [String] {
    let criteria = (description?.standards ?? []).compactMap { standard -> String? in
      switch standard {
      case .wcag(let criterion): "wcag-\(criterion)"
      case .en301549(let clause): "en-301-549-\(clause)"
      default: nil
      }
    }
    let kind = criteria.isEmpty ? "localization" : "accessibility"
    return Array(([kind] + criteria).prefix(10))
  }

  private var severity: String {
    switch description?.severity ?? .warning {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}
