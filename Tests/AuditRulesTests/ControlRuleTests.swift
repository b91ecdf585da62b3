import AuditModel
import Testing
import ViewTree

@testable import AuditRules

/// The messages and numbers of the rules about controls.
@Suite struct ControlRuleTests {
  private func button(_ name: String, _ side: Length) -> ViewNode {
    Button(.verbatim("x")).id(name).frame(width: side, height: side)
  }

  @Test func drawsTheLineAt44Points() throws {
    #expect(try HitRegionRule.findings { button("save", 44) }.isEmpty)
    let found = try HitRegionRule.findings { button("save", 43.9) }
    #expect(
      found.first?.message.text == "the target is 43.9 × 43.9 pt; the minimum is 44 × 44 pt")
  }

  @Test func measuresWhatCanBeTouchedAfterScrolling() throws {
    let found = try HitRegionRule.findings {
      ScrollView {
        Image("photo", width: 100, height: 2000)
        button("save", 44)
      }
    }
    #expect(found.isEmpty)
  }

  @Test func namesTheOthersThatShareAName() throws {
    let found = try NameDuplicateRule.findings {
      VStack {
        button("first", 44)
        button("second", 44)
        button("third", 44)
      }
    }
    #expect(
      found.map(\.message.text)
        == ["3 controls on this screen have the same accessibility label"])
    #expect(found.first?.evidence["others"] == .text("second, third"))
  }

  @Test func findsAnElementOfIgnoredChildrenWithoutAName() throws {
    let found = try NameMissingRule.findings {
      VStack { Text(.verbatim("Ideas")) }.accessibilityElement(children: .ignore)
    }
    #expect(found.count == 1)
  }

  @Test func namesTheTraitsThatContradictEachOther() throws {
    let found = try TraitsConflictRule.findings {
      Button(.verbatim("Terms")).accessibilityAddTraits([.link, .selected])
    }
    #expect(found.map(\.message.text) == ["has the traits button and link together"])
  }
}
