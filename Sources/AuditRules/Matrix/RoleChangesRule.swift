import Accessibility
import AuditModel
import ViewTree

/// An element has the same role in all variants.
package struct RoleChangesRule: MatrixRule {
  package static let description = RuleDescription(
    id: "role-changes", title: "Role differs between variants",
    rationale: """
      VoiceOver users learn what an element does from its role, and it is a button on one device and plain \
      text on the other.
      """,
    howToFix: "Give the views of all variants the same traits.",
    falseAlarm: """
      A view that shows something else in this variant under the same identity is reported. States and the trait of a \
      text, of which VoiceOver says nothing, are no role.
      """,
    severity: .warning,
    standards: [.wcag("4.1.2"), .wcag("3.2.4"), .en301549("11.4.1.2.1")])

  package static let examples: [MatrixExample] = [
    .passes(
      "a button on both devices",
      .shown { Button(.verbatim("Filter")).id("filter") },
      .shown(on: .regularRegular) { Button(.verbatim("Filter")).id("filter") }),
    .finds(
      "section", because: "the heading is one on an iPhone only",
      .shown { Text(.verbatim("Today")).id("section").accessibilityAddTraits(.header) },
      .shown(on: .regularRegular) { Text(.verbatim("Today")).id("section") }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      (screen.pairs(along: .device) + screen.pairs(along: .textSize)
        + screen.pairs(along: .language)).flatMap { pair in
          Self.changed(in: pair).map { before, after in
            MatrixViolation(
              on: screen, in: pair.other, after, "has other traits than in other variants",
              evidence: [
                "traits": .text(after.roleNames), "elsewhere": .text(before.roleNames),
              ],
              suggestion: "give it the same traits in every variant")
          }
        }
    }
  }

  private static func changed(
    in pair: OutlinedScreen.Pair
  ) -> [(before: ElementOutline, after: ElementOutline)] {
    let after = Dictionary(pair.other.elements.map { ($0.path, $0) }) { first, _ in first }
    return pair.reference.elements.compactMap { before in
      guard let after = after[before.path], after.label == before.label || before.id != nil,
        after.role != before.role
      else { return nil }
      return (before, after)
    }
  }
}

extension ElementOutline {
  /// The traits without those of a state, and without that of a text, of which VoiceOver says nothing.
  fileprivate var role: AccessibilityTraits {
    traits.subtracting([
      .selected, .notEnabled, .isEditing, .isExpanded, .isCollapsed, .staticText,
    ])
  }

  fileprivate var roleNames: String {
    role.isEmpty ? "none" : role.names.joined(separator: ", ")
  }
}
