import Accessibility
import AuditModel
import Layout
import ViewTree

/// The levels of headings go down one by one.
package struct HeadingLevelSkipRule: ScreenRule {
  package static let description = RuleDescription(
    id: "heading-level-skip", title: "Skipped heading level",
    rationale: """
      VoiceOver users who move by the levels of headings look for the section in between, which is not there.
      """,
    howToFix: """
      Give the heading the level under that of its section: `.accessibilityHeading(.h2)` after `.h1`. The \
      level is about the structure; the size of the text is set by its font.
      """,
    falseAlarm: """
      WCAG does not forbid a skipped level; W3C advises against it. Only headings with a declared level \
      are compared, each with the one before it; a heading without a level may have any.
      """,
    severity: .note, standards: [.wcag("1.3.1"), .en301549("11.1.3.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("level after level, and back to the top") {
      VStack {
        Text(.verbatim("Guide")).accessibilityHeading(.h1)
        Text(.verbatim("Start")).accessibilityHeading(.h2)
        Text(.verbatim("Install")).accessibilityHeading(.h3)
        Text(.verbatim("Index")).accessibilityHeading(.h1)
      }
    },
    .passes("a heading without a level between two others") {
      VStack {
        Text(.verbatim("Guide")).accessibilityHeading(.h1)
        Text(.verbatim("Start")).accessibilityAddTraits(.header)
        Text(.verbatim("Install")).accessibilityHeading(.h3)
      }
    },
    .finds("install", because: "level 3 follows level 1") {
      VStack {
        Text(.verbatim("Guide")).accessibilityHeading(.h1)
        Text(.verbatim("Install")).id("install").accessibilityHeading(.h3)
      }
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = { $0.headingLevel != nil }

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard !screen.tree.declarations.isEmpty else { return [] }
    var result: [Violation] = []
    var before: Int?
    for element in screen.elements where element.traits.contains(.header) {
      let level = screen.headingLevel(of: element)
      if let before, let level, level > before + 1 {
        result.append(
          Violation(
            node: element.node, text: element.label.first, weight: Double(level - before),
            .follows(level, before),
            evidence: [
              "level": .number(Double(level), unit: ""),
              "before": .number(Double(before), unit: ""),
            ],
            suggestion: .useLevel(before + 1)))
      }
      before = level
    }
    return result
  }
}

extension Message {
  fileprivate static func follows(_ level: Int, _ before: Int) -> Message {
    "a heading of level \(level) follows one of level \(before)"
  }

  fileprivate static func useLevel(_ level: Int) -> Message {
    "use level \(level), or add the heading in between"
  }
}
