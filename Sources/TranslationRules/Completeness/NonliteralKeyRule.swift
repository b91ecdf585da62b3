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
      from a parameter, are exempt.
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
      "two parts are joined", [("tab.home", ["en": "Home"])], finds: [""],
      facts: .swift(#"NSLocalizedString("tab." + name, comment: "")"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    // An app's own functions, which begin with a small letter, may well put keys together: Xcode
    // looks at Foundation's and SwiftUI's only.
    (knowledge.facts.code?.uses ?? []).filter {
      $0.key == .expression && !$0.isOfOtherBundle && $0.call.first?.isUppercase == true
    }.map {
      ProjectViolation(
        table: nil, key: "", locale: nil, at: $0.location,
        TextViolation(
          "\($0.call) is called with a key that is no string literal",
          suggestion: "choose among calls with literal keys"))
    }
  }
}
