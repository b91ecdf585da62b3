import AuditModel
import Testing
import ViewTree

@testable import Accessibility
@testable import AuditRules

/// A rule that a screen does not concern finds nothing on it, at any text size.
@Suite struct ConcernTests {
  private static let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility1, .accessibility5]

  /// An example at several text sizes.
  private func screens(of example: RuleExampleTests.Case) throws -> [AccessibleScreen] {
    let environments = Self.sizes.map { size in
      var environment = example.example.environment
      environment.dynamicTypeSize = size
      return environment
    }
    return try AuditRulesTests.screens(
      example.example.view, in: environments, announcing: example.example.announcements)
  }

  @Test(arguments: RuleExampleTests.all)
  func concernsEachRuleThatFindsSomething(_ example: RuleExampleTests.Case) throws {
    let rule = example.rule.init()
    for screen in try screens(of: example) where !rule.isConcerned(by: screen) {
      #expect(rule.check(screen).isEmpty)
    }
  }

  @Test(arguments: RuleExampleTests.all.filter { $0.rule.readsFrames })
  func concernsTheSameRulesAtAllSizesAtWhichItSaysTheSame(
    _ example: RuleExampleTests.Case
  ) throws {
    let rule = example.rule.init()
    let screens = try screens(of: example)
    for (smaller, larger) in zip(screens, screens.dropFirst())
    where larger.saysTheSame(as: smaller) {
      #expect(rule.isConcerned(by: smaller) == rule.isConcerned(by: larger))
    }
  }
}
