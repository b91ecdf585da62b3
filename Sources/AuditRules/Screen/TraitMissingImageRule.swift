import Accessibility
import AuditModel
import Layout
import ViewTree

/// A picture says that it is one.
package struct TraitMissingImageRule: ScreenRule {
  package static let description = RuleDescription(
    id: "trait-missing-image", title: "Missing image trait",
    rationale: """
      VoiceOver users take the description of a picture for a text of the screen, and do not find the \
      picture in the rotor for images.
      """,
    howToFix: """
      Keep the trait that `Image` has, or add `.accessibilityAddTraits(.isImage)` to a container that \
      replaces its picture with one element.
      """,
    falseAlarm: """
      A symbol whose label is read as a part of the text, such as “Verified”, may leave the trait out on \
      purpose. Pictures that are controls, have a value or change often are exempt, and so are containers \
      with more than one picture or with a text.
      """,
    severity: .note, standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraitImage")])

  package static let examples: [ScreenExample] = [
    .passes("a picture with a label") {
      Image("map", width: 200, height: 120).accessibilityLabel(.verbatim("Map of the park"))
    },
    .passes("a container that says that it is a picture") {
      VStack { Image("map", width: 200, height: 120) }
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Map of the park"))
        .accessibilityAddTraits(.image)
    },
    .passes("a rating, which has a value") {
      VStack { Image("stars", width: 200, height: 40) }
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Rating"))
        .accessibilityValue(.verbatim("4 of 5"))
    },
    .finds("map", because: "the trait was removed") {
      Image("map", width: 200, height: 120).id("map")
        .accessibilityLabel(.verbatim("Map of the park")).accessibilityRemoveTraits(.image)
    },
    .finds("map", because: "the container in the place of its picture has no trait") {
      VStack { Image("map", width: 200, height: 120) }.id("map")
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Map of the park"))
    },
  ]

  /// Traits of an element that is something else, or more than a picture.
  private static let others = AccessibilityTraits.interactive.union([
    .image, .header, .updatesFrequently,
  ])

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter { element in
      element.hasGivenLabel && element.traits.isDisjoint(with: Self.others)
        && !element.hasTapAction && element.value.isSilent
        && !element.label.isBlank(in: screen.catalog)
        && screen.tree.isPicture(element.node)
    }.map { element in
      Violation(
        node: element.node, text: element.label.first, "shows a picture, but has no image trait",
        evidence: ["traits": .text(element.traits.names.joined(separator: ", "))],
        suggestion: "add the image trait")
    }
  }
}

extension LaidOutTree {
  /// Whether a node is a picture, or a container in whose place one element is for its pictures.
  fileprivate func isPicture(_ node: NodeID) -> Bool {
    if self[node].kind.isPicture { return true }
    guard accessibility(of: node)?.attributes.grouping == .ignore else { return false }
    let seen = descendants(of: node).filter { self[$0].isSeen }
    return seen.contains { self[$0].kind.isPicture }
      && !seen.contains { text(of: $0) != nil || self[$0].kind.isControl }
  }
}

extension NodeKind {
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .symbol: true
    default: false
    }
  }
}
