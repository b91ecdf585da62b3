import AuditEngine
import Corkboard
import Foundation
import Localization
import TextShaping
import ViewTree

/// The cost of the audit of one screen, and the share of playing its states.
struct ScreenCost: Encodable {
  let screen: String
  let states: Int
  let variants: Int
  let seconds: Double
  let variantsPerSecond: Double
  let processorSeconds: Double
  /// The part of the processors' seconds that playing all states on all devices takes, from 0 to 1.
  let playingShare: Double

  /// The costs of all screens, each shown in a row as soon as it is known.
  static func all(_ project: LocalizationProject) throws -> [ScreenCost] {
    show(["states", "trees", "seconds", "trees/s", "playing"], of: "screen")
    return try CorkboardScreens.all.map { screen in
      let cost = try ScreenCost(screen, project)
      show(cost.figures, of: cost.screen)
      return cost
    }
  }

  private init(_ screen: Screen, _ project: LocalizationProject) throws {
    let audit = Audit(screens: [screen], project: project, fonts: try FontLibrary())
    var variants = 0
    let whole = Spent.measure { variants = audit.run().summary.variants }
    // It is short, so that one run of it would say little.
    let runs = 5
    let playing = Spent.measure { for _ in 0..<runs { audit.playStates() } }
    self.screen = screen.id
    self.states = screen.states.count
    self.variants = variants
    seconds = whole.seconds
    variantsPerSecond = Double(variants) / whole.seconds
    processorSeconds = whole.processorSeconds
    playingShare = playing.processorSeconds / Double(runs) / whole.processorSeconds
  }

  private var figures: [String] {
    [
      "\(states)", "\(variants)", String(format: "%.2f", seconds),
      String(format: "%.0f", variantsPerSecond), String(format: "%.2f %%", playingShare * 100),
    ]
  }

  /// On standard error, as standard output is for the figures of all.
  private static func show(_ figures: [String], of screen: String) {
    let columns = figures.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
    let name = screen + String(repeating: " ", count: max(0, 28 - screen.count))
    FileHandle.standardError.write(Data((name + columns.joined() + "\n").utf8))
  }
}
