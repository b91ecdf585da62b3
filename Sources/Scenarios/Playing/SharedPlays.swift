import Synchronization
import ViewTree

/// The scenarios of a screen, played together: one whose events begin another is captured on the way
/// of that one.
///
/// Two thirds of the time of a small audit is playing, and the onboarding's scenarios mostly continue
/// each other.
package final class SharedPlays<App: PlayableApp>: Sendable {
  private let scenarios: [Scenario<App>]
  private let found = Mutex<[Int]?>(nil)
  private let played = Mutex<[Key: PlayedState]>([:])

  private struct Key: Hashable {
    let scenario: Int
    let device: Device
  }

  package init(_ scenarios: [Scenario<App>]) { self.scenarios = scenarios }

  /// For each scenario the longest one that it begins.
  ///
  /// Looked for when a state is played: comparing all events was seven tenths of what the command did
  /// to print its version.
  private var longest: [Int] {
    found.withLock { found in
      if let found { return found }
      let longest = scenarios.indices.map { index in
        scenarios.indices.filter { scenarios[index].begins(scenarios[$0]) }
          .max { scenarios[$0].events.count < scenarios[$1].events.count } ?? index
      }
      found = longest
      return longest
    }
  }

  /// The end of a scenario on a device, which is played unless it was captured before.
  package func state(_ index: Int, on device: Device) -> PlayedState {
    let key = Key(scenario: index, device: device)
    if let known = played.withLock({ $0[key] }) { return known }
    let captured = play(longest[index], on: device)
    played.withLock { $0.merge(captured) { first, _ in first } }
    // Each scenario is captured on the way of the one that it begins.
    return captured[key] ?? PlayedState(failure: "the state “\(scenarios[index].name)” is missing")
  }

  /// Plays a scenario, and captures all that begin it.
  private func play(_ whole: Int, on device: Device) -> [Key: PlayedState] {
    let session = AppSession<App>(scenarios[whole].start, device: device)
    let longest = longest
    let parts = Dictionary(grouping: scenarios.indices.filter { longest[$0] == whole }) {
      scenarios[$0].events.count
    }
    var result: [Key: PlayedState] = [:]
    var failure: PlayedState?
    for count in 0...scenarios[whole].events.count {
      if count > 0, failure == nil {
        failure = session.failure(of: scenarios[whole].events[count - 1])
      }
      for part in parts[count] ?? [] {
        result[Key(scenario: part, device: device)] = failure ?? session.played
      }
    }
    return result
  }
}

extension AppSession {
  /// Plays an event, and returns the state when that fails.
  fileprivate func failure(of event: App.Event) -> PlayedState? {
    do throws(App.EventError) {
      try send(event)
      return nil
    } catch { return PlayedState(failure: "\(error)") }
  }
}

extension Scenario {
  /// Whether another scenario begins as this one does.
  fileprivate func begins(_ other: Scenario) -> Bool {
    other.events.starts(with: events) && start == other.start
  }
}
