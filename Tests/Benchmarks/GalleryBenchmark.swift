import AuditModel
import Corkboard
import Foundation
import Gallery
import Intake
import Localization
import Reporting
import TextShaping
import ViewTree

/// The time and size of the gallery of one screen in all languages at all text sizes.
enum GalleryBenchmark {
  private static let runs = 5

  static func run() throws {
    let project = LocalizationProject.load(
      folder: FileManager.default.currentDirectoryPath + "/Localizations",
      displayedAs: "Localizations")
    let fonts = try FontLibrary()
    let axes = DrawingPlan.Axes(
      devices: [NamedDevice.all[0]], sizes: DynamicTypeSize.allCases, locales: project.locales)
    guard let screen = CorkboardScreens.all.first(where: { $0.id == "onboarding" }) else { return }
    let one = screen.keepingStates { $0.name == screen.states.last?.name }
    var (best, size) = (Double.infinity, 0)
    for _ in 0..<runs {
      size = 0
      let spent = Spent.measure {
        let plan = DrawingPlan(screens: [one], axes: axes)
        let sheet = SheetPainter(plan, project: project, fonts: fonts).sheet(of: 0)
        let tool = ToolIdentity(name: "legible", version: "")
        GalleryPage(sheet, tool: tool, picture: "p.svg").write { size += $0.count }
      }
      best = min(best, spent.seconds)
    }
    let megabytes = String(format: "%.2f MB", Double(size) / 1e6)
    print("\(axes.count) drawings: \(String(format: "%.2f s", best)), \(megabytes)")
  }
}
