import AuditEngine
import AuditModel
import Corkboard
import Foundation
import Intake
import Localization
import TextShaping

/// How long it takes to determine where all strings of the sample app are seen and how much room
/// they have.
enum SurveyBenchmark {
  static func run() throws {
    let project = LocalizationProject.load(
      folder: FileManager.default.currentDirectoryPath + "/Localizations",
      displayedAs: "Localizations")
    let fonts = try FontLibrary()
    let start = ContinuousClock.now
    let screens = CorkboardScreens.all
    let survey = TextSurvey(screens: screens, project: project, fonts: fonts).run()
    print("survey of \(screens.count) screens: \(ContinuousClock.now - start)")
    let widths = CharacterWidths(of: "de", in: project, fonts: fonts)
    for entry in project.table("Localizable", locale: "en")?.entries ?? [] {
      let context = survey.context(key: entry.key, table: "Localizable", characters: widths)
      print(
        entry.key, context?.roles ?? [], context?.usages.count ?? 0,
        context?.widthBudget.map { "\($0)" } ?? "free")
    }
  }
}
