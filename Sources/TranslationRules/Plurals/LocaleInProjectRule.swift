import AuditModel

/// The project knows every language that it has strings in.
package struct LocaleInProjectRule: ProjectRule {
  package static let description = RuleDescription(
    id: "locale-in-project", title: "Language missing from Xcode project",
    rationale: """
      Xcode exports and imports only the languages that the project lists, so localizers stop \
      receiving this one and people get outdated translations.
      """,
    howToFix: """
      Add the language under Localizations in the project's Info tab in Xcode, or delete its \
      files.
      """,
    falseAlarm: """
      A project that a tool generates may list the language elsewhere than under `knownRegions` \
      in `project.pbxproj`, which is all that the rule reads. Without a project file it reports \
      nothing.
      """,
    severity: .note,
    standards: [.apple("Adding support for languages and regions")])

  package static let kinds = [66]

  package static let examples: [TranslationExample] = [
    .texts("no project file", [("a", ["en": "A", "de": "Ä"])]),
    .texts("the project lists it", [("a", ["en": "A", "de": "Ä"])], facts: regions(["en", "de"])),
    .texts(
      "the project does not list it", [("a", ["en": "A", "de": "Ä", "fi": "Ä"])], finds: [""],
      facts: regions(["en", "de"])),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    guard let known = knowledge.facts.knownRegions else { return [] }
    let project = knowledge.project
    return project.locales.compactMap { locale in
      guard locale != project.sourceLocale, !known.contains(locale),
        let table = project.tables.first(where: { $0.locale == locale }), !table.file.isEmpty
      else { return nil }
      return ProjectViolation(
        table: nil, key: "", locale: locale,
        at: SourceLocation(file: table.file, line: 1, column: 1),
        TextViolation(
          "the project file does not list \(locale)",
          suggestion: "add the language to the project in Xcode"))
    }
  }

  private static func regions(_ locales: Set<LocaleIdentifier>) -> OutsideFacts {
    var facts = OutsideFacts()
    facts.knownRegions = locales
    return facts
  }
}
