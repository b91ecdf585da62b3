import AuditModel
import ViewTree

/// The content of a text at one size is said at the others, too.
package struct ElementLostRule: MatrixRule {
  package static let description = RuleDescription(
    id: "element-lost", title: "Content missing in some variants",
    rationale: """
      People who need larger text sizes, or who hold the device in landscape, do not get information that \
      others get.
      """,
    howToFix: "Let the screen scroll instead of leaving out texts, or show them on demand.",
    falseAlarm: """
      Content that another screen shows on demand in this variant is reported, as screens are compared \
      one by one.
      """,
    severity: .warning,
    standards: [
      .wcag("1.4.4"), .wcag("1.4.10"), .en301549("11.1.4.4.1"), .en301549("11.1.4.10.1"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "two texts that become one element",
      .shown {
        Text(.verbatim("Tea"))
        Text(.verbatim("14 dollars"))
      },
      .shown(at: .accessibility5) {
        VStack {
          Text(.verbatim("Tea"))
          Text(.verbatim("14 dollars"))
        }.accessibilityElement(children: .combine).id("row")
      }),
    .finds(
      "price", because: "larger text sizes have no space for the price",
      .shown {
        Text(.verbatim("Tea")).id("name")
        Text(.verbatim("14 dollars")).id("price")
      },
      .shown(at: .accessibility5) { Text(.verbatim("Tea")).id("name") }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      (screen.pairs(along: .textSize) + screen.pairs(along: .device).filter(\.isOnPhones))
        .flatMap { pair in
          Self.lost(in: pair).map { element in
            MatrixViolation(
              on: screen, in: pair.other, element, "is not said in this variant",
              evidence: ["comparedWith": .text(pair.reference.sizeClasses.name)],
              suggestion: "let the content scroll instead of leaving it out")
          }
        }
    }
  }

  /// The elements of the reference whose words nothing says in the other variant.
  private static func lost(in pair: OutlinedScreen.Pair) -> [ElementOutline] {
    let matching = OutlineMatching(pair)
    let said = pair.other.elements.map { "\($0.label) \($0.value)" }.joined(separator: "\n")
    return pair.reference.elements.indices.compactMap { position in
      let element = pair.reference.elements[position]
      let isSaid = element.label.isEmpty || said.contains(element.label)
      return matching.positions[position] == nil && !element.isInteractive && !isSaid
        ? element : nil
    }
  }
}

extension OutlinedScreen.Pair {
  /// Whether both are screens of iPhones; an iPad may show what is a screen of its own on an iPhone.
  fileprivate var isOnPhones: Bool {
    reference.sizeClasses != .regularRegular && other.sizeClasses != .regularRegular
  }
}
