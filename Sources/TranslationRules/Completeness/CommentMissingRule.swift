import AuditModel
import Localization
import TextAnalysis

/// Every text has a comment that explains to translators where it is and what it means.
package struct CommentMissingRule: ProjectRule {
  package static let description = RuleDescription(
    id: "comment-missing", title: "Missing comment for translators",
    rationale: """
      Translators have to guess whether “Open” is a verb or an adjective and where it appears, \
      and people who use the app read the wrong one.
      """,
    howToFix: """
      Say where the string appears and what it means: in `comment:` of `NSLocalizedString` or \
      `String(localized:)`, or in the catalog. A `.strings` file has it in `/* … */` above the \
      entry.
      """,
    falseAlarm: """
      A key that explains itself, such as `settings.save.button`, is reported, because the rule \
      reads comments alone. `InfoPlist` tables, `.stringsdict` files, PO files and strings without letters \
      are exempt; where ten or more strings lack a comment, and these are the majority, the \
      table is one finding.
      """,
    severity: .note,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [34]

  package static let examples: [TranslationExample] = [
    .files(
      "each string has one",
      [
        (
          "en.lproj/A.strings",
          "/* A button */\n\"a\" = \"Open\";\n/* A title */\n\"b\" = \"Post\";"
        )
      ]
    ),
    .files(
      "translations need none",
      [
        ("en.lproj/A.strings", "/* A button */\n\"a\" = \"Open\";"),
        ("de.lproj/A.strings", "\"a\" = \"Öffnen\";"),
      ]),
    .files(
      "keys of Info.plist explain themselves",
      [("en.lproj/InfoPlist.strings", "CFBundleName = \"App\";")]),
    .files(
      "a file that holds no comments",
      [
        (
          "en.lproj/A.stringsdict",
          "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
            + "<string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
            + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
            + "<string>d</string><key>one</key><string>%d card</string>"
            + "<key>other</key><string>%d cards</string></dict></dict></dict></plist>"
        )
      ]),
    .files("nothing to translate", [("en.lproj/A.strings", "\"%@: %@\" = \"%@: %@\";")]),
    .files(
      "one has none",
      [("en.lproj/A.strings", "/* A button */\n\"a\" = \"Open\";\n\n\"b\" = \"Post\";")],
      finds: ["b"]),
    .files(
      "the placeholder that genstrings writes",
      [
        (
          "en.lproj/A.strings",
          "/* No comment provided by engineer. */\n\"a\" = \"A\";\n/* B */\n\"b\" = \"B\";"
        )
      ], finds: ["a"]),
    .files(
      "a table without comments, which is one finding",
      [
        (
          "en.lproj/A.strings",
          (0..<12).map { "\"key\($0)\" = \"Text\";\n" }.joined()
        )
      ], finds: [""]),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    return project.tables.filter { $0.locale == project.sourceLocale }.flatMap { check($0) }
  }

  private func check(_ table: StringTable) -> [ProjectViolation] {
    let role = TableRole(tableName: table.name)
    guard role != .infoPlist else { return [] }
    let texts = table.entries.filter { $0.needsTranslation && $0.mayHaveComment(role) }
    let silent = texts.filter { $0.hasNoComment }
    guard let first = silent.first else { return [] }
    if silent.count >= 10, silent.count * 2 > texts.count {
      let location = SourceLocation(file: first.keyLocation.file, line: 1, column: 1)
      return [
        violation(
          in: table, key: "", at: location,
          "\(silent.count) of \(texts.count) strings have no comment for translators")
      ]
    }
    return silent.map {
      violation(
        in: table, key: $0.key, at: $0.keyLocation,
        "“\($0.value.format)” has no comment for translators")
    }
  }

  private func violation(
    in table: StringTable, key: String, at location: SourceLocation, _ message: String
  ) -> ProjectViolation {
    ProjectViolation(
      table: table, key: key, locale: nil, at: location,
      TextViolation(message, suggestion: "say where the string appears and what it means"))
  }
}

extension TableEntry {
  /// Whether its source is one that is to have comments: pages of settings, and phrases in code, cannot, and a PO
  /// file names the lines of code instead.
  fileprivate func mayHaveComment(_ role: TableRole) -> Bool {
    let file = keyLocation.file
    return !file.hasSuffix(".plist") && !file.hasSuffix(".po") && !file.hasSuffix(".pot")
      && !(role == .appShortcuts && file.hasSuffix(".swift"))
  }
}
