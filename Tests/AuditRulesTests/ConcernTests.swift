import Testing

@testable import Accessibility
@testable import AuditRules

/// A rule that a screen does not concern finds nothing on it, at any text size.
@Suite struct ConcernTests {
  @Test(arguments: RuleExampleTests.all)
  func concernsEachRuleThatFindsSomething(_ example: RuleExampleTests.Case) throws {
    let rule = example.rule.init()
    for screen in try example.screensAtSeveralSizes() where !rule.isConcerned(by: screen) {
      #expect(rule.check(screen).isEmpty)
    }
  }

  @Test(arguments: RuleExampleTests.all.filter { $0.rule.readsFrames })
  func concernsTheSameRulesAtAllSizesAtWhichItSaysTheSame(
    _ example: RuleExampleTests.Case
  ) throws {
    let rule = example.rule.init()
    let screens = try example.screensAtSeveralSizes()
    for (smaller, larger) in zip(screens, screens.dropFirst())
    where larger.saysTheSame(as: smaller) {
      #expect(rule.isConcerned(by: smaller) == rule.isConcerned(by: larger))
    }
  }
}
