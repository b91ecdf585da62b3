import AuditEngine
import Testing

/// Every known check of accessibility is accounted for.
@Suite struct AccessibilityCheckTests {
  @Test func thereAreAsManyAsAreKnown() {
    #expect(AccessibilityCheck.known.count == 100)
    #expect(AccessibilityCheck.ofVariants.count == 58)
    #expect(AccessibilityCheck.all.count { $0.isDone } >= 130)
  }

  @Test func eachHasANameOfItsOwn() {
    // Two are in both unions: they are known for one screen, and are more for all variants.
    #expect(Set(AccessibilityCheck.known.map(\.name)).count == 100)
    #expect(Set(AccessibilityCheck.ofVariants.map(\.name)).count == 58)
  }

  @Test(arguments: AccessibilityCheck.all)
  func namesRulesThatThereAre(check: AccessibilityCheck) {
    let known = Set(RuleList.descriptions.map(\.id))
    #expect(Set(check.rules).subtracting(known) == [])
    #expect(check.rules.isEmpty != (check.note == nil))
    #expect(check.isDone || check.rules.isEmpty)
  }
}
