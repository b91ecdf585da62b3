import AuditModel
import Localization
import TextAnalysis

/// A language is named as Foundation names it.
package struct LocaleCodeRule: ProjectRule, FileRule {
  package static let description = RuleDescription(
    id: "locale-code", title: "Nonstandard language code",
    rationale: """
      iOS looks for the standard code and falls back silently, so people who chose the language \
      may never see its translations.
      """,
    howToFix: """
      Rename the `.lproj` folder, or the language in the catalog, to the BCP 47 code that Apple \
      uses: `he` for `iw`, `zh-Hans` for `zh-CN`, `en-GB` for `en-UK`, `pt-BR` for `pt-br`.
      """,
    falseAlarm: """
      iOS still finds some old names, such as `no`, `pt_BR`, `zh_TW` and `German.lproj`; these are notes. \
      A private code with fewer than two or more than three letters before the first hyphen is \
      reported as no language.
      """,
    severity: .warning,
    standards: [.apple("Choosing localization regions and scripts")])

  package static let kinds = [65]

  package static let problems: Set<LocalizationProblem.Kind> = [.unusualLanguage]

  package static let examples: [TranslationExample] = [
    .files("standard codes", ["en", "pt-BR", "zh-Hans", "es-419", "zh-HK", "fil"].map(folder)),
    .files("Base, which is no language", [folder("Base"), folder("en")]),
    .files("the old code of Hebrew", [folder("iw")], finds: [""]),
    .files("the old code of Indonesian", [folder("in")], finds: [""]),
    .files("a lowercase script", [folder("zh-hans")], finds: [""]),
    .files("a region instead of a script", [folder("zh-CN")], finds: [""]),
    .files("… with an underscore, which iOS knows", [folder("zh_TW")], finds: [""]),
    .files("a country code", [folder("jp")], finds: [""]),
    .files("a region that does not exist", [folder("en-UK")], finds: [""]),
    .files("an English name", [folder("German")], finds: [""]),
    .files("an underscore, which iOS accepts", [folder("pt_BR")], finds: [""]),
    .files(
      "a catalog",
      [
        StructureExamples.catalog(
          keys: "\"a\":{\"localizations\":{\"pt-br\":{\(StructureExamples.unit("A"))}}}")
      ], finds: [""]),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    var seen: Set<String> = []
    return knowledge.project.tables.flatMap { table in
      table.files.compactMap { file in
        let name = Self.folderName(of: file) ?? table.locale.identifier
        guard let form = LocaleName(name, isGettext: file.hasSuffix(".po")),
          seen.insert("\(table.folder)/\(name)").inserted
        else { return nil }
        return ProjectViolation(
          table: nil, key: "", locale: table.locale,
          at: SourceLocation(file: file, line: 1, column: 1),
          .name(name, form))
      }
    }
  }

  /// The name of the `.lproj` folder of a file, none when it lies in no such folder.
  private static func folderName(of file: String) -> String? {
    file.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.map {
      String($0.dropLast(6))
    }
  }

  private static func folder(_ name: String) -> (path: String, content: String) {
    ("\(name).lproj/A.strings", "a = \"A\";")
  }
}

extension TextViolation {
  fileprivate static func name(_ name: String, _ form: LocaleName) -> Self {
    switch form {
    case .legacy(let better):
      Self(
        "“\(name)” is a legacy name, not a language code", suggestion: "write \(better)",
        severity: .note)
    case .outdated(let better, let isHarmless):
      Self(
        "“\(name)” is not the code that Apple uses for this language",
        suggestion: "write \(better)",
        severity: isHarmless ? .note : nil)
    case .noLanguage:
      Self(
        "“\(name)” does not begin with a language code",
        suggestion: "write an ISO 639 code, such as de or pt-BR")
    case .spelling(let usual, let isHarmless):
      Self(
        "“\(name)” is a nonstandard spelling of “\(usual)”",
        suggestion: "rename the folder or the language to \(usual)",
        severity: isHarmless ? .note : nil)
    }
  }
}
