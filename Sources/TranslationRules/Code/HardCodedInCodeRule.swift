import AuditModel
import Localization
import SourceScanning

/// Code hands no literal to a view of UIKit or AppKit, which looks nothing up.
package struct HardCodedInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "hard-coded-in-code", title: "Hard-coded text in code",
    rationale: "People see or hear the text in one language, whatever language the app is in.",
    howToFix: """
      Write `String(localized: "…")` or `NSLocalizedString("…", comment: "")` around the text, and add it to \
      the string tables.
      """,
    falseAlarm: """
      Names that are the same in every language, texts for developers and code of targets that are not \
      shipped are reported; list them in `allowed`. Code in `#if DEBUG`, properties that are set to the key of a \
      table, and texts that do not read like words are exempt. Only apps with translations are checked.
      """,
    severity: .note,
    standards: [
      .wcag("3.1.2"), .apple("Localization, Preparing your app's text for translation"),
    ], options: [allowed])

  private static let allowed = RuleOption.words(
    "allowed", of: "hard-coded-in-code", "texts that are the same in every language")

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  private static let tables: [(key: String, texts: [LocaleIdentifier: ExampleText])] = [
    ("Save", ["en": "Save", "de": "Sichern"])
  ]

  package static let examples: [TranslationExample] = [
    .texts(
      "a string that is looked up", tables,
      facts: .swift(#"button.setTitle(String(localized: "Save"), for: .normal)"#)),
    .texts(
      "an app in one language", [("Save", ["en": "Save"])],
      facts: .swift(#"String(localized: "Save"); label.text = "No boards yet""#)),
    .texts(
      "a key of a table, and texts without words", tables,
      facts: .swift(
        #"String(localized: "Save"); label.text = "Save"; view.title = "a.b"; x.text = "–""#)),
    .texts(
      "a view of SwiftUI, which looks its text up", tables,
      facts: .swift(#"String(localized: "Save"); Text("No boards yet")"#)),
    .texts(
      "code for debugging", tables,
      facts: .swift("String(localized: \"Save\")\n#if DEBUG\nlabel.text = \"Debug menu\"\n#endif")),
    .texts(
      "a label's text", tables, finds: ["No boards yet"],
      facts: .swift(#"String(localized: "Save"); label.text = "No boards yet""#)),
    .texts(
      "the button of an alert", tables, finds: ["Cancel"],
      facts: .swift(#"String(localized: "Save"); UIAlertAction(title: "Cancel", style: .cancel)"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    guard let code = knowledge.facts.code, !code.uses.isEmpty,
      project.locales.contains(where: { $0.language != project.sourceLocale.language })
    else { return [] }
    return code.literalTexts.filter { text in
      let options = knowledge.facts.options.values(in: text.location.file, project.sourceLocale)
      return !options.allows(text.text, by: Self.allowed)
        && !(text.isProperty && project.tables.contains { $0[text.text] != nil })
    }.map { text in
      ProjectViolation(
        table: nil, key: text.text, locale: nil, at: text.location,
        TextViolation(
          "\(text.receiver) is given “\(text.text)”, which is the same in every language",
          suggestion: "look it up with String(localized:)"))
    }
  }
}
