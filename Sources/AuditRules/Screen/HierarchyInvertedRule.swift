import Accessibility
import AuditModel
import Layout
import ViewTree

/// A heading is never smaller than the text under it, unless it is so at the default text size.
package struct HierarchyInvertedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "hierarchy-inverted", title: "Heading smaller than its text",
    rationale: """
      People who choose larger text sizes see a heading that looks less important than the text under it, \
      so the structure of the screen is lost.
      """,
    howToFix: """
      Let the heading grow with the text: remove its maximum, and scale custom fonts by the style of the \
      text around them (`relativeTo: .body`); a custom font relative to `.largeTitle` grows \
      to 171 % at the largest size, one relative to `.body` to 282 %.
      """,
    falseAlarm: """
      A heading that is smaller at the default text size already, such as those of a list's sections, is \
      exempt, and so are titles in bars. Only text that follows the heading in the same scroll view counts.
      """,
    severity: .warning,
    standards: [
      .wcag("1.3.1"), .wcag("2.4.6"), .en301549("11.1.3.1.1"),
      .hig("Typography, Supporting Dynamic Type"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("text styles", in: .largestText) {
      VStack {
        Text(.verbatim("Tents")).font(.title2).accessibilityAddTraits(.header)
        Text(.verbatim("Two are enough"))
      }
    },
    .passes("a heading that is small at every size", in: .largestText) {
      VStack {
        Text(.verbatim("Tents")).font(.footnote).accessibilityAddTraits(.header)
        Text(.verbatim("Two are enough"))
      }
    },
    .passes("a heading with nothing but a control under it", in: .largestText) {
      VStack {
        Text(.verbatim("Tents")).font(.fixed(size: 22)).accessibilityAddTraits(.header)
        Button(.verbatim("Add"))
      }
    },
    .finds("tents", because: "the heading scales as a large title does", in: .largestText) {
      VStack {
        Text(.verbatim("Tents")).font(.custom("Inter", size: 20, relativeTo: .largeTitle))
          .accessibilityAddTraits(.header).id("tents")
        Text(.verbatim("Two are enough"))
      }
    },
    .finds("tents", because: "the heading has a maximum", in: .largestText) {
      VStack {
        Text(.verbatim("Tents")).font(.title2.maximum(pointSize: 40)).accessibilityAddTraits(
          .header
        )
        .id("tents")
        Text(.verbatim("Two are enough"))
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.indices.compactMap { index in
      guard let heading = heading(at: index, on: screen),
        let body = screen.textUnder(heading, at: index)
      else { return nil }
      return Violation(
        node: heading.node, text: heading.text,
        weight: body.drawnPointSize / heading.drawnPointSize,
        .isSmaller(heading.drawnPointSize, than: body.drawnPointSize),
        evidence: [
          "pointSize": .number(heading.drawnPointSize, unit: "pt"),
          "textPointSize": .number(body.drawnPointSize, unit: "pt"),
          "text": .text(screen.tree.path(of: body.node)),
        ], suggestion: "let the heading grow with the text")
    }
  }

  private func heading(at index: Int, on screen: AccessibleScreen) -> LaidOutText? {
    let element = screen.elements[index]
    guard element.traits.contains(.header), !screen.tree[element.node].isInBar else { return nil }
    return screen.tree.text(of: element.node)
  }
}

extension AccessibleScreen {
  /// The first text after a heading, and before the next, that is larger though it usually is not.
  fileprivate func textUnder(_ heading: LaidOutText, at index: Int) -> LaidOutText? {
    let scrollView = tree[heading.node].scrollView
    return elements[(index + 1)...].prefix { !$0.traits.contains(.header) }.lazy
      .filter { $0.traits == .staticText && self.tree[$0.node].scrollView == scrollView }
      .compactMap { self.tree.text(of: $0.node) }
      .first { heading.isInverted(to: $0) }
  }
}

extension LaidOutText {
  /// Whether it is smaller than a text that is no larger at the default text size. iOS rounds sizes.
  fileprivate func isInverted(to other: LaidOutText) -> Bool {
    drawnPointSize < other.drawnPointSize - 0.5
      && font.pointSize(at: .large) >= other.font.pointSize(at: .large)
  }
}

extension Message {
  fileprivate static func isSmaller(_ heading: Double, than text: Double) -> Message {
    "the heading has \(heading) pt, the text under it \(text) pt"
  }
}
