import AuditModel
import Localization
import Testing

@testable import TranslationRules

/// Consequences of a broken file are reported once, where the file is broken.
@Suite struct BrokenFileTests {
  private func findings(_ files: [(String, [UInt8])]) -> [String] {
    let project = LocalizationProject(
      files: files.map { ExampleFiles.file($0.0, $0.1) }, sourceLocale: "en")
    return TranslationAudit(ProjectKnowledge(project: project)).findings()
      .filter { $0.severity >= .warning }.map(\.rule.id)
  }

  private let source = ("en.lproj/A.strings", Array("a = \"Close now\";\nb = \"Back\";\n".utf8))

  @Test func saysNothingOfTextsThatAFileCutsShort() {
    let target = Array("a = \"Chiudi \"ora\"\";\nb = \"Indietro\";\n".utf8)
    #expect(findings([source, ("it.lproj/A.strings", target)]) == ["strings-syntax"])
  }

  @Test func stillLooksAtItsOtherTexts() {
    let target = Array("a = \"Chiudi \"ora\"\";\nb = \"\";\n".utf8)
    #expect(
      findings([source, ("it.lproj/A.strings", target)]).sorted()
        == ["empty-value", "strings-syntax"])
  }

  @Test func saysNothingOfCharactersThatCannotBeDecoded() {
    let target = Array("a = \"Ferm".utf8) + [0xE9] + Array("\";\nb = \"Retour\";\n".utf8)
    #expect(findings([source, ("fr.lproj/A.strings", target)]) == ["encoding"])
  }
}
