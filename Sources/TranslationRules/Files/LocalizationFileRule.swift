import AuditModel
import Localization

/// A file is read by iOS as it was meant, in ways that no other rule names.
package struct LocalizationFileRule: FileRule {
  package static let description = RuleDescription(
    id: "localization-file", title: "Invalid localization file",
    rationale: """
      Foundation and Xcode drop without a warning what they do not expect, so people see another \
      language or a bare key.
      """,
    howToFix: """
      Correct the value at the reported line: a string where a list or dictionary is, a known \
      state in a catalog, a non-empty file, a readable path.
      """,
    falseAlarm: """
      A state or catalog version that a newer Xcode introduced is reported as unknown. So is a \
      link that leads out of the project on purpose. An empty `.strings` file is a note: \
      Foundation logs an error and reads a table without strings (`_copyStringFromTable` in \
      CFBundle_Strings.c of swift-corelibs-foundation), and the rules for missing translations \
      name what it lacks.
      """,
    severity: .error,
    standards: [.apple("Property List Programming Guide")])

  package static let kinds: [Int] = []

  /// The problems that no other rule stands for.
  package static let problems: Set<LocalizationProblem.Kind> = {
    TranslationRuleList.otherFileRules.reduce(Set(LocalizationProblem.Kind.allCases)) {
      $0.subtracting($1.problems)
    }
  }()

  package static let examples: [TranslationExample] = [
    .files("a table", [("en.lproj/Localizable.strings", "\"a\" = \"A\";")]),
    .files(
      "a list where a string is needed",
      [("de.lproj/Localizable.strings", "\"a\" = (\"A\", \"B\");")], finds: [""]),
    .files(
      "an empty file", [("fi.lproj/Localizable.strings", "")], finds: [""]),
    .files(
      "a state that does not exist",
      [
        (
          "Localizable.xcstrings",
          """
          {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":
          {"stringUnit":{"state":"done","value":"A"}}}}}}
          """
        )
      ], finds: ["a"]),
  ]

  package init() {}
}
