import Accessibility
import AuditRules

/// The violations of the rules that read no frames: the same at all text sizes at which a screen says the
/// same.
struct SpokenViolations {
  private let rules: [any ScreenRule]
  private let readsFrames: [Bool]
  /// By rule; none of a rule that was not asked since the screens say something else.
  private var known: [[Violation]?]
  private var last: AccessibleScreen?

  init(of rules: [any ScreenRule]) {
    self.rules = rules
    readsFrames = rules.map { type(of: $0).readsFrames }
    known = rules.map { _ in nil }
  }

  /// Goes on to a screen.
  mutating func begin(_ screen: AccessibleScreen) {
    if let last, !screen.saysTheSame(as: last) {
      for rule in known.indices { known[rule] = nil }
    }
    last = screen
  }

  /// The violations of a rule on the screen, as it finds them unless they are known.
  mutating func violations(
    of rule: Int, _ find: (any ScreenRule) -> [Violation]
  ) -> [Violation] {
    if readsFrames[rule] { return find(rules[rule]) }
    if let known = known[rule] { return known }
    let found = find(rules[rule])
    known[rule] = found
    return found
  }
}
