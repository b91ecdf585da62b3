import AuditModel
import SourceScanning

/// A key is written in the code as it is.
package struct NonliteralKeyRule: CodeRule {
  package static let description = RuleDescription(
    id: "nonliteral-key", title: "Nonliteral localization key",
    rationale: """
      Xcode extracts only literal keys, so such a string reaches neither the catalog nor the \
      translators, and people read it in the source language or as a key.
      """,
    howToFix: """
      Pass a string literal in each branch: `isOn ? String(localized: "on") : String(localized: \
      "off")`. For dynamic sets, return a `LocalizedStringResource` from an enum.
      """,
    falseAlarm: """
      A key that is chosen from a fixed set of keys maintained by hand works at run time and is \
      reported all the same. Functions whose names begin with a small letter, and keys passed on \
      from a parameter, are exempt. It is a note where the app has no such table yet.
      """,
    severity: .warning,
    standards: [.apple("NSLocalizedString")])

  package static let kinds = [38]

  package static let examples: [TranslationExample] = [
    .texts(
      "a literal key", [("save", ["en": "Save"])],
      facts: .swift(#"NSLocalizedString("save", comment: "A button")"#)),
    .texts(
      "passed on by a function", [("save", ["en": "Save"])],
      facts: .swift("func text(_ key: String) -> String { NSLocalizedString(key, comment: key) }")),
    .texts(
      "passed on by a closure", [("save", ["en": "Save"])],
      facts: .swift(
        "keys.map { key in NSLocalizedString(key, comment: key) }; "
          + "if let name = name { NSLocalizedString(name, comment: name) }")),
    .texts(
      "a variable", [("tab.home", ["en": "Home"])], finds: [""],
      facts: .swift(#"let key = isHome ? "tab.home" : "x"; NSLocalizedString(key, comment: "")"#)),
    .texts(
      "an interpolation belongs to the key", [("Hello %@", ["en": "Hello %@"])],
      facts: .swift(#"String(localized: "Hello \(name)")"#)),
    .texts(
      "a function of the app puts it together", [("tab.home", ["en": "Home"])],
      facts: .swift(#"localized("tab.\(name)")"#)),
    .texts(
      "a part of it is put in", [("tab.home", ["en": "Home"])], finds: [""],
      facts: .swift(#"NSLocalizedString("tab.\(name)", comment: "")"#)),
    .texts(
      "there is no table yet, which makes it a note", [], finds: [""],
      facts: .swift(#"NSLocalizedString("tab.\(name)", comment: "")"#)),
    .texts(
      "two parts are joined", [("tab.home", ["en": "Home"])], finds: [""],
      facts: .swift(#"NSLocalizedString("tab." + name, comment: "")"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    // An app's own functions, which begin with a small letter, may well put keys together: Xcode
    // looks at Foundation's and SwiftUI's only.
    (knowledge.facts.code?.uses ?? []).compactMap { use in
      guard !use.isOfOtherBundle, use.call.first?.isUppercase == true,
        let violation = violation(use)
      else { return nil }
      var found = violation
      // Nothing is looked up yet where there is no such table.
      if !knowledge.hasTable(ofUse: use) { found.severity = .note }
      return ProjectViolation(table: nil, key: "", locale: nil, at: use.location, found)
    }
  }

  private func violation(_ use: TextUse) -> TextViolation? {
    switch use.key {
    case .text, .shape: nil
    case .interpolated:
      TextViolation(
        "the key of \(use.call) has an interpolation, so no table has it",
        suggestion: "write `String(localized:)`, or a format with `%@` into which "
          + "`String(format:)` puts the value")
    case .expression:
      TextViolation(
        "\(use.call) is called with a key that is no string literal",
        suggestion: "choose among calls with literal keys")
    }
  }
}

extension ProjectKnowledge {
  /// Whether the app has a table in which a use can be looked up.
  fileprivate func hasTable(ofUse use: TextUse) -> Bool {
    let name = use.table ?? "Localizable"
    return project.tables.contains { $0.name == name }
  }
}
