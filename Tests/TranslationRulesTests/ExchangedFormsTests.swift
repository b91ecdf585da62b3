import AuditModel
import Localization
import TextShaping
import Testing

@testable import TranslationRules

/// The findings of rules in plural forms that come from exchange files, which no other rules read
/// for the app.
@Suite struct ExchangedFormsTests {
  private func entry(_ file: String, _ texts: [(path: VariationPath, text: String)]) -> TableEntry?
  {
    let location = SourceLocation(file: file, line: 1, column: 1)
    let leaves = texts.map { TableEntry.Leaf(path: $0.path, text: $0.text, location: location) }
    return TableValue(leaves: leaves).map {
      TableEntry(key: "k", value: $0, keyLocation: location, valueLocation: location)
    }
  }

  private func findings(
    _ source: [(path: VariationPath, text: String)],
    _ target: [(path: VariationPath, text: String)],
    file: String = "ru.xliff"
  ) throws -> [String] {
    let tables = [
      StringTable(
        name: "A", locale: "en", files: [file], entries: [try #require(entry(file, source))]),
      StringTable(
        name: "A", locale: "ru", files: [file], entries: [try #require(entry(file, target))]),
    ]
    let project = LocalizationProject(sourceLocale: "en", tables: tables)
    let rules: [any TranslationRule.Type] = [
      PluralOtherMissingRule.self, SubstitutionRefRule.self, PluralCategoryExtraRule.self,
    ]
    return TranslationAudit(ProjectKnowledge(project: project), rules: rules).findings().map {
      "\($0.locale ?? "") \($0.rule.id)"
    }
  }

  private func form(_ category: PluralCategory, of variable: String? = nil) -> VariationPath {
    VariationPath((variable.map { [.substitution($0)] } ?? []) + [.plural(category)])
  }

  @Test func aTranslationWithoutOtherIsTold() throws {
    let source = [(form(.one), "%d file"), (form(.other), "%d files")]
    let target = [
      (form(.one), "%d файл"), (form(.few), "%d файла"), (form(.many), "%d файлов"),
    ]
    #expect(try findings(source, target) == ["ru plural-other-missing"])
    // Files of the app report it themselves.
    #expect(try findings(source, target, file: "A.xcstrings") == [])
    // Gettext has no such form.
    #expect(try findings(source, target, file: "ru.po") == [])
    #expect(try findings(source, source + target.dropFirst()) == [])
  }

  @Test func aVariableWithoutOtherIsTold() throws {
    let source = [(.text, "%#@n@"), (form(.other, of: "n"), "%d files")]
    let target = [(.text, "%#@n@"), (form(.one, of: "n"), "%d файл")]
    #expect(try findings(source, target) == ["ru plural-other-missing"])
  }

  @Test(arguments: ["%1$#@G@ в %2$@", "%1$#@Ф@ в %2$@"])
  func anotherNameOfAVariableIsTold(text: String) throws {
    let source = [(.text, "%1$#@F@ in %2$@"), (form(.other, of: "F"), "%1$lld files")]
    let target = [(.text, text), (form(.other, of: "F"), "%1$lld файла")]
    #expect(try findings(source, target) == ["ru substitution-ref"])
    #expect(try findings(source, [(.text, "%2$@: %1$#@F@"), target[1]]) == [])
  }
}
