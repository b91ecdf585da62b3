import Architecture
import Reactive
import Scenarios
import ViewTree

/// Corkboard as scenarios play it: the whole app over a stubbed server.
package struct StubbedApp: PlayableApp {
  /// The server.
  package let server: StubTransport
  private let app: App

  /// Puts the app together as it is found when it is started.
  package init(_ start: AppStart, in window: Window) {
    server = StubTransport(scheduler: window.scheduler)
    server.setAnswer(to: start.answer)
    app = App(
      services: .stub(transport: server, preferences: start.preferences()), window: window,
      style: start.style)
  }

  /// Runs the app until it is disposed of.
  package func run() -> any Disposable { app.start() }

  /// The number of requests that the server has received.
  package var requestCount: Int { server.requestCount }

  /// Has the server answer like this from the next request on.
  package func setAnswer(to answer: StubAnswer) { server.setAnswer(to: answer) }

  /// The server answers with samples.
  package static let usualAnswer: StubAnswer? = .sample

  /// An alert in the style of the app.
  package func view(of alert: Architecture.Alert) -> ViewNode {
    AlertView(alert: alert, style: app.kit.style).node
  }

  /// The names that a template suggests are content, as those that the user types.
  package static func isContent(key: String) -> Bool { key.hasPrefix("template.") }
}

/// An event of Corkboard.
package typealias AppEvent = StubbedApp.Event
/// Why an event of Corkboard could not be played.
package typealias AppEventError = StubbedApp.EventError
/// Corkboard while events are played.
package typealias AppSession = Scenarios.AppSession<StubbedApp>
/// The events that lead to a state of Corkboard.
package typealias Scenario = Scenarios.Scenario<StubbedApp>
/// The scenarios of one of Corkboard's screens.
package typealias ScreenScenarios = Scenarios.ScreenScenarios<StubbedApp>
