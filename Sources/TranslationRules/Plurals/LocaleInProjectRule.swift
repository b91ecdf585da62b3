import AuditModel

/// The project knows every language that it has texts in.
package struct LocaleInProjectRule: ProjectRule {
  package static let description = RuleDescription(
    id: "locale-in-project", title: "Project does not name the language",
    rationale: """
      Xcode exports and imports only the languages that its project names, so this one is \
      forgotten at the next release.
      """,
    severity: .note, standards: [.apple("Adding support for languages and regions")])

  package static let kinds = [66]

  package static let examples: [TranslationExample] = [
    .texts("no project file", [("a", ["en": "A", "de": "Ä"])]),
    .texts("it is named", [("a", ["en": "A", "de": "Ä"])], facts: regions(["en", "de"])),
    .texts(
      "it is not", [("a", ["en": "A", "de": "Ä", "fi": "Ä"])], finds: [""],
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
          "the project file does not name \(locale)",
          suggestion: "add the language to the project in Xcode"))
    }
  }

  private static func regions(_ locales: Set<LocaleIdentifier>) -> OutsideFacts {
    var facts = OutsideFacts()
    facts.knownRegions = locales
    return facts
  }
}
