import Accessibility
import AuditRules

/// The violations of the rules that read no frames: the same at all text sizes at which a screen says the
/// same.
struct SpokenViolations {
  /// The positions of all rules, and of those that read frames.
  private let positions: (all: [Int], readingFrames: [Int])
  private let readsFrames: [Bool]
  /// The findings of rules that read no frames on the last screen; few of them have any.
  private(set) var known: [(rule: Int, violations: [Violation])] = []
  private var last: AccessibleScreen?

  init(of rules: [any ScreenRule]) {
    let readsFrames = rules.map { type(of: $0).readsFrames }
    self.readsFrames = readsFrames
    positions = (Array(rules.indices), rules.indices.filter { readsFrames[$0] })
  }

  /// Goes on to a screen, and returns the positions of the rules that are to be asked about it; the others
  /// find what is known.
  mutating func begin(_ screen: AccessibleScreen) -> [Int] {
    let saysTheSame = last.map(screen.saysTheSame) ?? false
    last = screen
    if saysTheSame { return positions.readingFrames }
    known = []
    return positions.all
  }

  /// Remembers what a rule found on the screen, where it finds the same on others.
  mutating func remember(_ violations: [Violation], of rule: Int) {
    if !violations.isEmpty, !readsFrames[rule] { known.append((rule, violations)) }
  }
}
