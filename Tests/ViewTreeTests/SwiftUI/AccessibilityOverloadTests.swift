import AuditModel
import Testing

@testable import ViewTree

/// Accessibility modifiers in their other forms.
@Suite struct AccessibilityOverloadTests {
  private let name = "Ada"

  @Test(arguments: [true, false]) func applyWhileTheyAreEnabled(_ isEnabled: Bool) {
    let base = Text("a")
    let pairs: [(conditional: ViewNode, plain: ViewNode)] = [
      (base.accessibilityLabel("b", isEnabled: isEnabled), base.accessibilityLabel("b")),
      (base.accessibilityLabel(name, isEnabled: isEnabled), base.accessibilityLabel(name)),
      (
        base.accessibilityLabel(Text("b"), isEnabled: isEnabled),
        base.accessibilityLabel(Text("b"))
      ),
      (base.accessibilityValue("b", isEnabled: isEnabled), base.accessibilityValue("b")),
      (base.accessibilityValue(name, isEnabled: isEnabled), base.accessibilityValue(name)),
      (
        base.accessibilityValue(Text("b"), isEnabled: isEnabled),
        base.accessibilityValue(Text("b"))
      ),
      (base.accessibilityHint("b", isEnabled: isEnabled), base.accessibilityHint("b")),
      (base.accessibilityHint(name, isEnabled: isEnabled), base.accessibilityHint(name)),
      (base.accessibilityHint(Text("b"), isEnabled: isEnabled), base.accessibilityHint(Text("b"))),
      (
        base.accessibilityInputLabels(["b"], isEnabled: isEnabled),
        base.accessibilityInputLabels(["b"])
      ),
      (base.accessibilityIdentifier("b", isEnabled: isEnabled), base.accessibilityIdentifier("b")),
      (base.accessibilityHidden(true, isEnabled: isEnabled), base.accessibilityHidden(true)),
    ]
    for (conditional, plain) in pairs {
      #expect(conditional == (isEnabled ? plain : base.node))
      #expect(plain.hasAccessibilityAttributes)
    }
  }

  @Test func helpIsTheHintWhereThereIsNoOther() {
    #expect(Text("a").help("b").accessibility.hint == localized("b"))
    #expect(Text("a").help(name).accessibility.hint == .verbatim("Ada"))
    #expect(Text("a").help(Text("b")).accessibility.hint == localized("b"))
    #expect(Text("a").accessibilityHint("c").help("b").accessibility.hint == localized("c"))
  }

  @Test func actionsHaveLabelsAndCategories() {
    let labelled = Text("a").accessibilityAction {
      Issue.record("the action was run")
    } label: {
      Text("reply")
    }
    #expect(labelled.accessibility.customActions == [localized("reply")])
    let categories: [AccessibilityActionCategory] = [.edit, .default, .init("own")]
    for category in categories {
      let view = Text("a").accessibilityActions(category: category) { Button("b") {} }
      #expect(view.accessibility.customActions == [localized("b")])
    }
  }

  @Test func touchesAreDirect() {
    #expect(
      Text("a").accessibilityDirectTouch(options: .silentOnTouch).accessibility.addedTraits
        == .allowsDirectInteraction)
    #expect(Text("a").accessibilityDirectTouch(false) == Text("a").node)
  }

  @Test func badgesAreVariables() {
    #expect(Text("a").badge(name).preferences?.badge == .verbatim("Ada"))
  }
}
