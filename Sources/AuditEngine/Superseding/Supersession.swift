import AuditModel
import AuditRules
import TranslationRules

/// A rule whose finding makes that of another rule redundant.
package struct Supersession: Sendable {
  /// The rule that reports the cause.
  package let superseding: Side
  /// The rule that reports a consequence of it.
  package let superseded: Side
  /// Where both have to find something.
  package let scope: Scope
  /// Why the second finding is redundant.
  package let reason: String

  /// One of the two rules.
  package struct Side: Sendable {
    /// Its id.
    package let rule: String
    /// The defects that count; none for all that it finds.
    package let defects: Set<Defect>

    /// Whether a finding is one of this side.
    package func includes(_ finding: RuleFinding) -> Bool {
      finding.rule.id == rule
        && (defects.isEmpty || finding.defect.map(defects.contains) == true)
    }
  }

  /// Where two findings belong together.
  package enum Scope: Hashable, Sendable, CaseIterable {
    /// One string: the same key, language and variation.
    case string
    /// The plural forms of one number of a key in a language.
    case forms
    /// One key in a language.
    case key
    /// One key in one file, the reader of which reports a problem with it.
    case fileKey
    /// The lines of a file that a string takes up, on one of which its reader reports a problem.
    case lines
    /// One node of a screen with one key, whatever the variants; both rules are about screens.
    case node
    /// A node of a screen and all inside of it, in the variants in which the cause shows; both rules are
    /// about screens.
    case inside
    /// A node of a screen and all inside of it, whatever the variants; both rules are about screens.
    case around
    /// A stack that is higher than the screen and a node that is truncated or clipped for that, whose evidence names it,
    /// in the variants in which the cause shows; both rules are about screens.
    case overflow
    /// One key; the superseding rule is about screens, and the superseded one about strings.
    case screenOfString
  }
}

extension Supersession {
  /// Pairs two rules about strings.
  ///
  /// - Parameters:
  ///   - superseding: the rule that reports the cause.
  ///   - defects: the defects of that rule that count; none for all.
  ///   - superseded: the rule that reports a consequence.
  ///   - consequences: the defects of that rule that count; none for all.
  init(
    _ superseding: any TranslationRule.Type, _ defects: Set<Defect> = [],
    over superseded: any TranslationRule.Type, _ consequences: Set<Defect> = [],
    at scope: Scope = .string, because reason: String
  ) {
    self.init(
      superseding: Side(rule: superseding.description.id, defects: defects),
      superseded: Side(rule: superseded.description.id, defects: consequences),
      scope: scope, reason: reason)
  }

  /// Pairs two rules about screens.
  init(
    _ superseding: any NodeRule.Type, over superseded: any NodeRule.Type,
    at scope: Scope = .node, because reason: String
  ) {
    self.init(
      superseding: Side(rule: superseding.description.id, defects: []),
      superseded: Side(rule: superseded.description.id, defects: []), scope: scope,
      reason: reason)
  }

  /// Pairs a rule about screens with one about strings.
  init(
    _ superseding: any ScreenRule.Type, over superseded: any TranslationRule.Type,
    _ consequences: Set<Defect> = [], because reason: String
  ) {
    self.init(
      superseding: Side(rule: superseding.description.id, defects: []),
      superseded: Side(rule: superseded.description.id, defects: consequences),
      scope: .screenOfString,
      reason: reason)
  }
}
