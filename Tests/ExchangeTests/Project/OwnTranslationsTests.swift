import AuditModel
import Exchange
import Foundation
import Intake
import Localization
import Testing

/// The sample app's own texts.
struct OwnTranslationsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Localizations").standardizedFileURL

  private static let project = TranslationProject(
    files: LocalizationProject.files(inFolder: folder.path, displayedAs: ".").files)

  @Test func areInTwentyLanguages() {
    #expect(Self.project.targetLocales.count == 20)
    #expect(Self.project.problems.isEmpty)
  }

  @Test(arguments: project.targetLocales)
  func areInStepWithTheExchangeFile(locale: LocaleIdentifier) throws {
    let written = BilingualWriter.write(Self.project.bilingual(into: locale), as: .xliff12)
    let file = try Data(contentsOf: Self.folder.appending(path: "xliff/\(locale).xliff"))
    let isSame = written.bytes == Array(file)
    #expect(isSame, "legible export Localizations -o Localizations/xliff brings it in step")
    #expect(written.losses.isEmpty)
  }

  @Test(arguments: project.targetLocales)
  func comeBackFromTranslatorsAsTheyWent(locale: LocaleIdentifier) throws {
    let path = Self.folder.appending(path: "xliff/\(locale).xliff")
    let document = XLIFFDocument(Array(try Data(contentsOf: path)), path: path.lastPathComponent)
    let plan = Importer(into: Self.project).plan(document.files)
    #expect(plan.files.isEmpty)
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.untranslatedCount == 0)
  }
}
