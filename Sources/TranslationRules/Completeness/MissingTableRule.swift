import AuditModel
import Localization

/// A language has every table of the source language.
package struct MissingTableRule: TableRule, ProjectRule {
  package static let description = RuleDescription(
    id: "missing-table", title: "Missing table",
    rationale: """
      A whole part of the app stays in the source language for the people of one locale, and a \
      review of single keys does not reveal it.
      """,
    howToFix: """
      Add the file that the finding names and have it translated. Otherwise remove the language \
      from `knownRegions` and delete its empty `.lproj` folder.
      """,
    falseAlarm: """
      A locale that is translated only in part on purpose, such as a beta language or a target \
      without that feature, is reported. Tables that a fallback locale supplies, and tables \
      without translatable strings, are exempt, as are screens of Interface Builder that no \
      language translates: code fills them.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .apple("Localization, Preparing your app's text for translation")])

  package static let pointsAtSource = false

  package static let kinds = [26]

  package static let examples: [TranslationExample] = [
    .files(
      "every table is there",
      [
        ("en.lproj/A.strings", "\"a\" = \"Book\";"), ("de.lproj/A.strings", "\"a\" = \"Buch\";"),
      ]),
    .files(
      "Base.lproj is in the source language",
      [
        ("Base.lproj/A.strings", "\"a\" = \"Book\";"), ("de.lproj/A.strings", "\"a\" = \"Buch\";"),
      ]),
    .files(
      "the parent has it",
      [
        ("en.lproj/A.strings", "\"a\" = \"Book\";"), ("pt.lproj/A.strings", "\"a\" = \"Livro\";"),
        ("en.lproj/B.strings", "\"b\" = \"Page\";"), ("pt.lproj/B.strings", "\"b\" = \"Página\";"),
        ("pt-BR.lproj/A.strings", "\"a\" = \"Livro\";"),
      ]),
    .files(
      "another region of the source language",
      [
        ("en.lproj/A.strings", "\"a\" = \"Color\";"), ("en.lproj/B.strings", "\"b\" = \"Page\";"),
        ("en-GB.lproj/A.strings", "\"a\" = \"Colour\";"),
      ]),
    .files(
      "there is nothing to translate in it",
      [
        ("en.lproj/A.strings", "\"a\" = \"Book\";"), ("fi.lproj/A.strings", "\"a\" = \"Kirja\";"),
        ("en.lproj/B.strings", "\"%@ %@\" = \"%@ %@\";"),
      ]),
    .files(
      "two files hold the strings of one table",
      [
        ("en.lproj/A.strings", "\"a\" = \"Book\";"), ("et.lproj/A.strings", "\"a\" = \"Raamat\";"),
        ("en.lproj/B.strings", "\"b\" = \"Page\";"), ("B.xcstrings", catalog("c", "Line")),
      ], finds: [""]),
    .files(
      "one of two tables is not there",
      [
        ("en.lproj/A.strings", "\"a\" = \"Book\";"), ("sv.lproj/A.strings", "\"a\" = \"Bok\";"),
        ("en.lproj/B.strings", "\"b\" = \"Page\";\n\"c\" = \"Line\";"),
      ], finds: [""]),
    .files(
      "hardly any table is there",
      [
        ("en.lproj/A.strings", "\"a\" = \"Book\";"), ("ja.lproj/A.strings", "\"a\" = \"本\";"),
        ("en.lproj/B.strings", "\"b\" = \"Page\";"), ("en.lproj/C.strings", "\"c\" = \"Page\";"),
        ("en.lproj/D.strings", "\"d\" = \"Page\";"), ("en.lproj/E.strings", "\"e\" = \"Page\";"),
      ], finds: [""]),
    .texts("every language that is named is there", [("a", ["en": "Book", "fi": "Kirja"])]),
    .texts(
      "a language has no table at all", [("a", ["en": "Book", "fi": "Kirja"])], finds: [""],
      facts: absent("fr")),
    .texts(
      "translators have a language that no table is in", [("a", ["en": "Book", "fi": "Kirja"])],
      finds: [""], facts: absent("fr", source: .exchangeFile)),
    .texts(
      "a required language has no table", [("a", ["en": "Book", "fi": "Kirja"])], finds: [""],
      facts: absent("fr", source: .configuration)),
    .texts(
      "a required language has no table in one of two targets",
      [("a", ["en": "Book", "fi": "Kirja"])], finds: [""],
      facts: absent("fr", source: .target(folder: "Widget"))),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    knowledge.facts.absentLanguages.map { language in
      ProjectViolation(
        table: nil, key: "", locale: language.locale, at: language.location,
        Self.violation(language))
    }
  }

  private static func violation(_ language: AbsentLanguage) -> TextViolation {
    switch language.source {
    case .project:
      TextViolation(
        "“\(language.locale)” is a language of the project, but has no table",
        suggestion: "have it translated, or remove the language")
    case .exchangeFile:
      TextViolation(
        "“\(language.locale)” has an exchange file, but no table",
        suggestion: "import the file once it is translated, or remove it")
    case .configuration:
      TextViolation(
        "“\(language.locale)” is a required language, but has no table",
        suggestion: "have it translated, or remove it from the required languages",
        severity: .error)
    case .target(let folder):
      // Without the language in it, the message is one for all that a target lacks.
      TextViolation(
        folder.isEmpty
          ? "the target in the top folder has no table in a required language, and other targets have"
          : "“\(folder)” has no table in a required language, and other targets have",
        suggestion: "have the target translated, or accept that it stays as it is")
    }
  }

  private static func catalog(_ key: String, _ text: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"\(key)": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
    """
  }

  private static func absent(
    _ locale: LocaleIdentifier, source: AbsentLanguage.Source = .project
  ) -> OutsideFacts {
    var facts = OutsideFacts()
    let file =
      switch source {
      case .project: "App.xcodeproj/project.pbxproj"
      case .exchangeFile: "\(locale).xliff"
      case .configuration: ".legible.json"
      case .target(let folder): "\(folder)/en.lproj/Localizable.strings"
      }
    let location = SourceLocation(file: file, line: 1, column: 1)
    facts.absentLanguages = [AbsentLanguage(locale, at: location, source: source)]
    return facts
  }

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard isMissing(tables), let first = tables.source.entries.first else { return [] }
    let (missing, all) = missingTables(like: tables)
    if missing.count >= 4, missing.count * 4 >= all * 3 {
      // The language was begun and left; that is one thing to know, not one for each table.
      guard missing.first == tables.source.name else { return [] }
      let names = missing.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
      return [
        violation(
          at: first,
          "“\(tables.target.locale)” lacks \(missing.count) of \(all) tables: \(names)"
            + (missing.count > 5 ? " and \(missing.count - 5) more" : ""),
          suggestion: "have them translated, or remove the language")
      ]
    }
    let count = tables.source.entries.count { $0.needsTranslation }
    return [
      violation(
        at: first,
        "“\(tables.target.locale)” has no table “\(tables.source.name)”, which has "
          + (count == 1 ? "1 string" : "\(count) strings"),
        suggestion: tables.adviceToAddTable)
    ]
  }

  private func violation(
    at entry: TableEntry, _ message: String, suggestion: String
  ) -> KeyViolation {
    let location = SourceLocation(file: entry.keyLocation.file, line: 1, column: 1)
    return KeyViolation("", at: location, message, suggestion: suggestion)
  }

  private func isMissing(_ tables: TablePair) -> Bool {
    guard !tables.hasTarget, !tables.fallsBackToSource, tables.fallbacks.isEmpty,
      tables.source.entries.contains(where: \.needsTranslation), isFirst(tables),
      !tables.knowledge.project.fillsByCode(tables.source)
    else { return false }
    let file = "\(tables.target.locale).lproj/\(tables.source.name)."
    // A table that is there and cannot be opened is reported already.
    return !tables.knowledge.project.problems.contains {
      $0.kind == .unreadableFile && $0.location.file.contains(file)
    }
  }

  /// Whether no other table of the source language has the name: a property list and a catalog may
  /// both hold the strings of one.
  private func isFirst(_ tables: TablePair) -> Bool {
    let first = tables.knowledge.project.table(
      tables.source.name, locale: tables.source.locale)
    return first?.files == tables.source.files
  }

  private func missingTables(like tables: TablePair) -> (missing: [String], all: Int) {
    let project = tables.knowledge.project
    let names = project.tables.filter {
      $0.locale == tables.source.locale && !project.fillsByCode($0)
    }.map(\.name)
    let missing = names.filter { project.table($0, locale: tables.target.locale) == nil }
    return (missing, names.count)
  }
}

extension LocalizationProject {
  /// Whether a table is a screen of Interface Builder that no language translates, as those are whose
  /// strings code replaces.
  package func fillsByCode(_ table: StringTable) -> Bool {
    table.isOfScreens
      && !tables.contains { $0.name == table.name && $0.locale != sourceLocale }
  }
}
