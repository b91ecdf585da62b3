import AuditModel
import Dispatch
import Reactive
import ViewTree

@testable import Corkboard

/// A scenario that was played on a device, and what came of it.
struct Played: Sendable {
  let screen: String
  let scenario: Scenario
  let sizeClasses: SizeClasses
  /// Why it could not be played to its end.
  let refusal: AppEventError?
  /// Where it ended.
  let end: String
  let showsKeyboard: Bool
  let node: ViewNode
  let announcements: [TextContent]
  let signature: StateSignature

  /// Every scenario on every device, played once for all tests.
  static let all: [Played] = {
    let scenarios = CorkboardScreens.scenarios.flatMap { screen in
      screen.scenarios.flatMap { scenario in
        SizeClasses.allCases.map { (screen.id, scenario, $0) }
      }
    }
    let played = Locked<[Int: Played]>([:])
    DispatchQueue.concurrentPerform(iterations: scenarios.count) { index in
      let (screen, scenario, sizeClasses) = scenarios[index]
      let one = Played(scenario, of: screen, on: sizeClasses)
      played.withLock { $0[index] = one }
    }
    return played.value.sorted { $0.key < $1.key }.map(\.value)
  }()

  private init(_ scenario: Scenario, of screen: String, on sizeClasses: SizeClasses) {
    let session = AppSession(scenario.start, device: .narrowest(with: sizeClasses))
    var refusal: AppEventError?
    do throws(AppEventError) { try session.send(scenario.events) } catch { refusal = error }
    self.screen = screen
    self.scenario = scenario
    self.sizeClasses = sizeClasses
    self.refusal = refusal
    end = session.screen
    showsKeyboard = session.showsKeyboard
    node = session.node
    announcements = session.announcements.map(\.text)
    signature = session.signature
  }
}
