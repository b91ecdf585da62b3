import AuditEngine
import AuditModel
import Corkboard
import Foundation
import Intake
import Localization
import TextShaping
import ViewTree

/// Audits the sample app in every variant and says what that cost, screen by screen and as a whole,
/// beside the cost of shaping each distinct text once, measured in the same run.
struct MatrixBenchmark {
  private let folder: String

  init(arguments: [String]) { folder = arguments.first ?? "Localizations" }

  /// The input of `legible audit`.
  private static let screens = CorkboardScreens.all.filter(\.isAuditedByDefault)

  private struct Part: Encodable {
    let share: String
    let variants: Int
    let seconds: Double
    let variantsPerSecond: Double
  }

  private struct Result: Encodable {
    let screens: [ScreenCost]
    let parts: [Part]
    let variants: Int
    let seconds: Double
    let variantsPerSecond: Double
    let floorSeconds: Double
    let floorTexts: Int
    let ratioToFloor: Double
    let peakMegabytes: Double
    let processors: Int
  }

  func run() throws {
    let project = LocalizationProject.load(folder: folder, displayedAs: folder)
    guard !project.tables.isEmpty else { throw BenchmarkError.noTables(folder) }
    // Once unmeasured, so that pages of fonts and code are in memory for all parts alike.
    _ = try measure(project, keepingEvery: 8)
    let screens = try ScreenCost.all(project)
    let parts = try [8, 4, 2].map { step in
      part("1/\(step)", try measure(project, keepingEvery: step))
    }
    let whole = try measure(project, keepingEvery: 1)
    let peak = Spent.peakMegabytes
    let floor = try floor(project)
    let result = Result(
      screens: screens,
      parts: parts + [part("1/1", whole)], variants: whole.variants, seconds: whole.seconds,
      variantsPerSecond: Double(whole.variants) / whole.seconds, floorSeconds: floor.seconds,
      floorTexts: floor.texts, ratioToFloor: whole.seconds / floor.seconds, peakMegabytes: peak,
      processors: ProcessInfo.processInfo.activeProcessorCount)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(result), as: UTF8.self))
  }

  private func part(_ share: String, _ figures: (variants: Int, seconds: Double)) -> Part {
    Part(
      share: share, variants: figures.variants, seconds: figures.seconds,
      variantsPerSecond: Double(figures.variants) / figures.seconds)
  }

  /// Audits every so many states, with fonts that were not used before.
  private func measure(
    _ project: LocalizationProject, keepingEvery step: Int
  ) throws -> (variants: Int, seconds: Double) {
    let screens = Self.screens.map { screen in
      var position = -1
      return screen.keepingStates { _ in
        position += 1
        return position % step == 0
      }
    }
    let fonts = try FontLibrary()
    var variants = 0
    let time = Spent.measure {
      variants = Audit(screens: screens, project: project, fonts: fonts).run().summary.variants
    }
    return (variants, time.seconds)
  }

  /// Shapes each distinct text of the matrix once, on as many threads as the audit has.
  private func floor(_ project: LocalizationProject) throws -> (texts: Int, seconds: Double) {
    let texts = Audit(screens: Self.screens, project: project, fonts: try FontLibrary())
      .shapedTexts()
    let fonts = try FontLibrary()
    let time = Spent.measure {
      DispatchQueue.concurrentPerform(iterations: texts.count) { index in
        let shaper = TextShaper(fonts: fonts, language: texts[index].locale.identifier)
        for text in texts[index].texts {
          _ = shaper.shape(text.text, as: text.setting)
        }
      }
    }
    return (texts.reduce(0) { $0 + $1.texts.count }, time.seconds)
  }
}

enum BenchmarkError: Error {
  case noTables(String)
}
