import Accessibility
import AuditRules

/// The violations of the rules that read no frames, and the rules that a screen concerns: the same at all text sizes at
/// which a screen says the same.
struct SpokenViolations {
  private let rules: [any ScreenRule]
  /// The positions of the rules that take part.
  private let asked: [Int]
  private let readsFrames: [Bool]
  /// The positions of all rules that the last screen concerns, and of those that read frames.
  private var concerned: (all: [Int], readingFrames: [Int]) = ([], [])
  /// The findings of rules that read no frames on the last screen; few of them have any.
  private(set) var known: [(rule: Int, violations: [Violation])] = []
  private var last: AccessibleScreen?

  init(of rules: [any ScreenRule], in selection: RuleSelection = RuleSelection()) {
    self.rules = rules
    asked = rules.indices.filter { selection.includes(type(of: rules[$0]).description.id) }
    readsFrames = rules.map { type(of: $0).readsFrames }
  }

  /// Goes on to a screen, and returns the positions of the rules that are to be asked about it; the others
  /// find what is known, or nothing.
  mutating func begin(_ screen: AccessibleScreen) -> [Int] {
    let saysTheSame = last.map(screen.saysTheSame) ?? false
    last = screen
    if saysTheSame { return concerned.readingFrames }
    known = []
    concerned.all = asked.filter { !readsFrames[$0] || rules[$0].isConcerned(by: screen) }
    concerned.readingFrames = concerned.all.filter { readsFrames[$0] }
    return concerned.all
  }

  /// Remembers what a rule found on the screen, where it finds the same on others.
  mutating func remember(_ violations: [Violation], of rule: Int) {
    if !violations.isEmpty, !readsFrames[rule] { known.append((rule, violations)) }
  }
}
