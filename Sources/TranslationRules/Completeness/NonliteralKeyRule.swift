import AuditModel
import SourceScanning

/// A key is written in the code as it is.
package struct NonliteralKeyRule: CodeRule {
  package static let description = RuleDescription(
    id: "nonliteral-key",
    title: "Key is not written out in the code",
    rationale: """
      Xcode cannot find such a key when it gathers texts for translators, and nobody who searches \
      for the key finds where it is used.
      """,
    severity: .warning,
    standards: [.apple("NSLocalizedString")])

  package static let kinds = [38]

  package static let examples: [TranslationExample] = [
    .texts(
      "a key as it is", [("save", ["en": "Save"])],
      facts: .swift(#"NSLocalizedString("save", comment: "A button")"#)),
    .texts(
      "handed on by a function", [("save", ["en": "Save"])],
      facts: .swift("func text(_ key: String) -> String { NSLocalizedString(key, comment: key) }")),
    .texts(
      "handed on by what found it", [("save", ["en": "Save"])],
      facts: .swift(
        "keys.map { key in NSLocalizedString(key, comment: key) }; "
          + "if let name = name { NSLocalizedString(name, comment: name) }")),
    .texts(
      "a variable", [("tab.home", ["en": "Home"])], finds: [""],
      facts: .swift(#"let key = isHome ? "tab.home" : "x"; NSLocalizedString(key, comment: "")"#)),
    .texts(
      "what is put in belongs to the key", [("Hello %@", ["en": "Hello %@"])],
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
    // looks at the system's only.
    (knowledge.facts.code?.uses ?? []).filter {
      $0.key == .expression && !$0.isOfOtherBundle && $0.call.first?.isUppercase == true
    }.map {
      ProjectViolation(
        table: nil, key: "", locale: nil, at: $0.location,
        TextViolation(
          "\($0.call) is given a key that is not written out in the call",
          suggestion: "choose among calls with keys that are written out"))
    }
  }
}
