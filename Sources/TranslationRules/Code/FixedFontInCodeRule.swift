import AuditModel
import SourceScanning

/// A text has a font that grows with the text size.
package struct FixedFontInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "fixed-font-in-code", title: "Fixed font size in code",
    rationale: """
      People who choose a Dynamic Type size in Settings see this text as small as before, and many of them \
      cannot read it.
      """,
    howToFix: """
      Use a text style: `.font(.body)`; in UIKit `UIFont.preferredFont(forTextStyle: .body)`, with \
      `adjustsFontForContentSizeCategory`. A size of your own grows with `@ScaledMetric` or \
      `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`.
      """,
    falseAlarm: """
      A label that is drawn into a picture or is a logo is reported. Seen are sizes that are written as a number: \
      `.font(.system(size:))` at a text, a label, a field or a button of SwiftUI, and `UIFont.systemFont(ofSize:)` \
      and its like where they are assigned to something named like a label, a text view or a text field. Code of the \
      Mac and of the Dynamic Island is exempt.
      """,
    severity: .warning,
    standards: [
      .wcag("1.4.4"), .en301549("11.1.4.4.1"), .apple("Scaling fonts automatically"),
    ])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts(
      "a text style", [],
      facts: .swift("titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)")),
    .texts(
      "a font that is scaled", [],
      facts: .swift(
        "label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))")),
    .texts(
      "the symbol of a button, which is no text", [],
      facts: .swift("configuration.font = .systemFont(ofSize: 14)")),
    .texts(
      "a label of the Mac", [],
      facts: .swift("import AppKit; titleLabel.font = .systemFont(ofSize: 14)")),
    .texts(
      "a size that grows", [],
      facts: .swift(#"Text("Boards").font(.system(size: titleSize, weight: .bold))"#)),
    .texts(
      "an emoji", [], facts: .swift(#"Text("🎉").font(.system(size: 60))"#)),
    .texts(
      "a symbol of SwiftUI", [],
      facts: .swift(#"Image(systemName: "star").font(.system(size: 20))"#)),
    .texts(
      "a label that shows only its symbol", [],
      facts: .swift(
        #"Label("Run", systemImage: "play").labelStyle(.iconOnly).font(.system(size: 96))"#)),
    .texts(
      "a text of SwiftUI", [], finds: [""],
      facts: .swift(#"Text(board.name).bold().font(.system(size: 13, weight: .medium))"#)),
    .texts(
      "a fixed size", [], finds: [""],
      facts: .swift("titleLabel.font = UIFont.boldSystemFont(ofSize: 14)")),
    .texts(
      "two in a file", [], finds: ["", ""],
      facts: .swift(
        "cell.textLabel?.font = .systemFont(ofSize: 13.5); nameField.textField.font = "
          + ".systemFont(ofSize: 17)")),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    guard knowledge.facts.code?.isOfMacAlone != true else { return [] }
    let fonts = (knowledge.facts.code?.defects ?? []).compactMap { defect in
      if case .fixedFont(let points) = defect.kind {
        (points: points, location: defect.location)
      } else {
        nil
      }
    }
    return FixedFonts.violations(
      fonts,
      suggestion: "use a text style, or scale the font with `@ScaledMetric` or `UIFontMetrics`")
  }
}
