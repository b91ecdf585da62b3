import Testing

@testable import ViewTree

@Suite struct AccessibilityTraitsTests {
  @Test func namesEveryTraitOnce() {
    let names = AccessibilityTraits.names
    #expect(Set(names.map(\.name)).count == names.count)
    let all = names.reduce(into: AccessibilityTraits()) { $0.formUnion($1.trait) }
    #expect(all.rawValue == (1 << 25) - 1)
  }

  @Test func findsEveryTraitByItsName() {
    for (name, trait) in AccessibilityTraits.names {
      #expect(AccessibilityTraits(name: name) == trait)
      #expect(trait.names == [name])
    }
    #expect(AccessibilityTraits(name: "buton") == nil)
  }

  @Test func namesTraitsInAFixedOrder() {
    let traits: AccessibilityTraits = [.selected, .header, .button]
    #expect(traits.names == ["button", "header", "selected"])
  }

  @Test func countsOnlyWhatCanBeUsedAsInteractive() {
    #expect(AccessibilityTraits.interactive.contains(.link))
    #expect(AccessibilityTraits.interactive.isDisjoint(with: [.image, .staticText, .header]))
  }
}
