import AuditModel
import Corkboard
import Foundation
import ViewTree

/// The time that playing the events of a state takes, each state alone and on one processor.
enum PlayingBenchmark {
  private static let runs = 3

  static func run() throws {
    let scenarios = CorkboardScreens.scenarios.flatMap(\.scenarios)
    var best = Double.infinity
    for _ in 0..<runs {
      let spent = Spent.measure {
        for scenario in scenarios { play(scenario) }
      }
      best = min(best, spent.processorSeconds)
    }
    let events = scenarios.reduce(0) { $0 + $1.events.count }
    let perState = String(format: "%.2f ms", best * 1000 / Double(scenarios.count))
    let perEvent = String(format: "%.3f ms", best * 1000 / Double(events))
    print("\(scenarios.count) states: \(perState) per state, \(perEvent) per event")
  }

  private static func play(_ scenario: Scenario) {
    let session = AppSession(scenario.start, device: .narrowest(with: .compactRegular))
    for event in scenario.events { try? session.send(event) }
    if session.scene == nil { print("\(scenario.name) shows no scene") }
  }
}
