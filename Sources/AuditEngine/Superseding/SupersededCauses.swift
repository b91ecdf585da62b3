import AuditModel

/// A defect that a screen shows at a string in a language.
package struct ShownDefect: Hashable, Sendable {
  let rule: String
  let key: String
  /// The language; nil stands for any of those in which it shows.
  let locale: LocaleIdentifier?
}

extension [CauseKey: Cause] {
  /// The causes that no other cause at the same node, with the same string, makes redundant.
  func withoutSuperseded(
    by table: [Supersession] = SupersededRules.at(.node, .inside)
  ) -> [CauseKey: Cause] {
    let rules = [String: [Supersession]](grouping: table) { $0.superseded.rule }
    let containers = Set(
      keys.filter { $0.outcome == .found }.map {
        Container(rule: $0.ruleID, screen: $0.screen, node: $0.node)
      })
    return filter { key, _ in
      !(rules[key.ruleID] ?? []).contains { entry in
        entry.scope == .inside
          ? key.lineage.contains {
            containers.contains(
              Container(rule: entry.superseding.rule, screen: key.screen, node: $0))
          }
          : RuleList.position(ofNodeRule: entry.superseding.rule).map { rule in
            self[key.replacing(rule: rule)] != nil
          } ?? false
      }
    }
  }

  /// The defects at strings that make findings about these strings redundant, in the languages of a
  /// plan.
  func shownDefects(
    in plan: AuditPlan, by table: [Supersession] = SupersededRules.at(.screenOfString)
  ) -> Set<ShownDefect> {
    let rules = Set(table.map(\.superseding.rule))
    var result: Set<ShownDefect> = []
    for (key, cause) in self {
      guard let string = key.stringKey, rules.contains(key.ruleID) else { continue }
      result.insert(ShownDefect(rule: key.ruleID, key: string, locale: nil))
      for locale in Set(cause.variants.cells.map(\.locale)) {
        result.insert(
          ShownDefect(rule: key.ruleID, key: string, locale: plan.locales[locale]))
      }
    }
    return result
  }
}

/// A node at which a rule finds something, whatever string it shows.
private struct Container: Hashable {
  let rule: String
  let screen: Int
  let node: String
}

extension CauseKey {
  /// The path of the node, and those of the nodes around it that are part of it.
  fileprivate var lineage: [String] {
    var paths = [node]
    while let end = paths[paths.count - 1].lastIndex(of: "/") {
      paths.append(String(paths[paths.count - 1][..<end]))
    }
    return paths
  }

  /// The id of the rule.
  var ruleID: String { RuleList.nodeRules[rule].description.id }

  fileprivate func replacing(rule: Int) -> CauseKey {
    CauseKey(rule: rule, screen: screen, node: node, stringKey: stringKey, outcome: outcome)
  }
}
