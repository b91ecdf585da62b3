import Accessibility
import AuditModel
import AuditRules

/// A defect that a screen shows at a string in a language.
package struct ShownDefect: Hashable, Sendable {
  let rule: String
  let key: String
  /// The language; nil stands for any of those in which it shows.
  let locale: LocaleIdentifier?
}

extension [CauseKey: Cause] {
  /// The causes that no other cause makes redundant.
  func withoutSuperseded(
    by table: [Supersession] = SupersededRules.at(.node, .inside, .around, .overflow)
  ) -> [CauseKey: Cause] {
    let entries = [String: [Supersession]](grouping: table) { $0.superseded.rule }
    let variants = foundVariants
    return filter { key, cause in
      !(entries[key.ruleID] ?? []).contains { entry in
        switch entry.scope {
        case .inside:
          cause.variants.isSubset(
            of: entry.superseding.rule, at: key.lineage, of: key.screen, in: variants)
        case .around:
          key.lineage.contains {
            variants[FoundAt(rule: entry.superseding.rule, screen: key.screen, node: $0)] != nil
          }
        case .overflow:
          cause.variants.isSubset(
            of: entry.superseding.rule, at: cause.worst.violation.evidence.overflowingStacks,
            of: key.screen, in: variants)
        default: hasCause(of: entry.superseding.rule, beside: key)
        }
      }
    }
  }

  /// Whether another rule has a cause at the same node, with the same string.
  private func hasCause(of rule: String, beside key: CauseKey) -> Bool {
    RuleList.position(ofNodeRule: rule).map { self[key.replacing(rule: $0)] != nil } ?? false
  }

  /// The variants in which each rule finds something at each node, whatever string it shows.
  private var foundVariants: [FoundAt: VariantSet] {
    var result: [FoundAt: VariantSet] = [:]
    for (key, cause) in self where key.outcome == .found {
      let found = FoundAt(rule: key.ruleID, screen: key.screen, node: key.node)
      if result[found]?.formUnion(cause.variants) == nil { result[found] = cause.variants }
    }
    return result
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
private struct FoundAt: Hashable {
  let rule: String
  let screen: Int
  let node: String
}

extension Evidence {
  /// The path of the stack that does not fit, where it names one.
  fileprivate var overflowingStacks: [String] {
    if case .text(let path)? = self[AccessibleScreen.overflowingStack] { [path] } else { [] }
  }
}

extension VariantSet {
  /// Whether a rule finds something in each of these variants, at one of some nodes.
  fileprivate func isSubset(
    of rule: String, at nodes: [String], of screen: Int, in variants: [FoundAt: VariantSet]
  ) -> Bool {
    var found: VariantSet?
    for node in nodes {
      guard let more = variants[FoundAt(rule: rule, screen: screen, node: node)] else {
        continue
      }
      if found?.formUnion(more) == nil { found = more }
    }
    return found.map(isSubset) ?? false
  }
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
