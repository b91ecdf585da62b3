import AuditModel
import Localization

/// A `.strings` file has no escapes that Foundation does not know.
package struct UnknownEscapeRule: FileRule {
  package static let description = RuleDescription(
    id: "unknown-escape", title: "Unknown escape sequence",
    rationale: """
      Foundation drops the backslash and keeps the rest, so people read “u00e9” in the middle of \
      a word where “é” was meant.
      """,
    howToFix: """
      Write the character itself, or `\\U00e9` with a capital U. Delete a backslash that escapes \
      nothing; write two to show one.
      """,
    falseAlarm: """
      A backslash before a mark that needs no escape, such as `\\/`, leaves the right character \
      on the screen (`getSlashedChar` in CFOldStylePList.c of swift-corelibs-foundation returns \
      it); it is a note. Before a letter or a space, as in `\\q` or `\\ n`, another escape was \
      meant, which is a warning, and `\\u` with four digits is an error, in a key a warning, and a \
      note where the string equals the key.
      """,
    severity: .warning,
    standards: [.apple("Property List Programming Guide")])

  package static let kinds = [72]

  package static let problems: Set<LocalizationProblem.Kind> = [.unknownEscape]

  package static let examples: [TranslationExample] = [
    .files(
      "escapes that Foundation knows",
      [("en.lproj/Localizable.strings", #""a" = "\"A\"\n\t\\ \U00e9";"#)]),
    .files(
      "an escape of other formats",
      [("fr.lproj/Localizable.strings", #""a" = "\u00e9t\u00e9";"#)], finds: ["", ""]),
    .files(
      "a letter that needs no escape",
      [("de.lproj/Localizable.strings", #""a" = "A\q";"#)], finds: [""]),
    .files(
      "a mark that needs no escape, which is a note",
      [("de.lproj/Localizable.strings", #""a" = "A\/B \(C\) D\'s";"#)], finds: ["", "", ""]),
    .files(
      "a space in an escape", [("de.lproj/Localizable.strings", #""a" = "A\ nB";"#)], finds: [""]),
  ]

  package init() {}

  /// A letter that is lost is worse than a backslash that is not needed.
  package static func severity(of problem: LocalizationProblem) -> Severity {
    problem.displaysDigits ? .error : problem.isHarmless ? .note : .warning
  }
}
