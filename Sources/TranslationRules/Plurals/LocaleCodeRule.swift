import AuditModel
import Localization
import TextAnalysis

/// A language is named as the system names it.
package struct LocaleCodeRule: ProjectRule, FileRule {
  package static let description = RuleDescription(
    id: "locale-code", title: "Language is not named as usual",
    rationale: """
      Whoever has chosen the language may never get its texts: the system looks for another name, \
      and says nothing when there is none.
      """,
    severity: .warning, standards: [.apple("Choosing localization regions and scripts")])

  package static let kinds = [65]

  package static let problems: Set<LocalizationProblem.Kind> = [.unusualLanguage]

  package static let examples: [TranslationExample] = [
    .files("usual names", ["en", "pt-BR", "zh-Hans", "es-419", "zh-HK", "fil"].map(folder)),
    .files("what is no language", [folder("Base"), folder("en")]),
    .files("an old name of Hebrew", [folder("iw")], finds: [""]),
    .files("an old name of Indonesian", [folder("in")], finds: [""]),
    .files("small letters for a script", [folder("zh-hans")], finds: [""]),
    .files("a region for a script", [folder("zh-CN")], finds: [""]),
    .files("the code of a country", [folder("jp")], finds: [""]),
    .files("a region that does not exist", [folder("en-UK")], finds: [""]),
    .files("a word", [folder("German")], finds: [""]),
    .files("a line, which the system takes", [folder("pt_BR")], finds: [""]),
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
        "“\(name)” is a name from before languages had codes", suggestion: "write \(better)",
        severity: .note)
    case .outdated(let better, let isHarmless):
      Self(
        "“\(name)” is not what the system calls this language", suggestion: "write \(better)",
        severity: isHarmless ? .note : nil)
    case .noLanguage:
      Self(
        "“\(name)” begins with no code of a language",
        suggestion: "write the code of ISO 639, such as de or pt-BR")
    case .spelling(let usual, let isHarmless):
      Self(
        "“\(name)” is not how “\(usual)” is written", suggestion: "write \(usual)",
        severity: isHarmless ? .note : nil)
    }
  }
}
