import ViewTree

/// The scenarios of one screen, which begin in the same way.
public struct ScreenScenarios<App: PlayableApp>: Hashable, Sendable {
  /// The name of the screen.
  public let id: String
  /// The purpose of the screen.
  public let title: String
  /// Its states.
  public private(set) var scenarios: [Scenario<App>] = []
  /// How the app is started.
  public private(set) var start: App.Start
  /// The events that lead to the screen.
  public let lead: [App.Event]
  /// Where they were written.
  private let origin: NodeOrigin

  /// The scenarios of a screen that is reached by these events.
  public init(
    _ id: String, _ title: String, from start: App.Start, _ lead: [App.Event] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    origin = NodeOrigin(fileID, line, column)
    self.id = id
    self.title = title
    self.start = start
    self.lead = lead
  }

  /// The same screen with one more state.
  public func state(_ name: String, _ events: App.Event...) -> Self {
    state(name, events)
  }

  /// The same screen with one more state.
  public func state(_ name: String, _ events: [App.Event]) -> Self {
    adding([Scenario(name: name, start: start, events: lead + events)])
  }

  /// The same screen with one more state, which is reached in another way.
  public func state(_ name: String, from start: App.Start, _ events: App.Event...) -> Self {
    state(name, from: start, events)
  }

  /// The same screen with one more state, which is reached in another way.
  public func state(_ name: String, from start: App.Start, _ events: [App.Event]) -> Self {
    adding([Scenario(name: name, start: start, events: events)])
  }

  /// The same screen with more states.
  public func adding(_ more: [Scenario<App>]) -> Self {
    var copy = self
    copy.scenarios += more
    return copy
  }

  /// The same scenarios of an app that is started in another way.
  public func starting(_ change: (App.Start) -> App.Start) -> Self {
    var copy = self
    copy.start = change(start)
    copy.scenarios = scenarios.map {
      Scenario(name: $0.name, start: change($0.start), events: $0.events)
    }
    return copy
  }

  /// The screen to audit, with a state for each scenario.
  ///
  /// - Parameters:
  ///   - folder: What comes before `id` in the name of the screen.
  ///   - isAuditedByDefault: Whether it is audited without being named.
  public func screen(folder: String = "", isAuditedByDefault: Bool = true) -> Screen {
    let plays = SharedPlays(scenarios)
    return Screen(
      id: folder + id, title: title,
      states: scenarios.indices.map { index in
        .played(name: scenarios[index].name, origin: origin) { plays.state(index, on: $0) }
      },
      isAuditedByDefault: isAuditedByDefault, origin: origin)
  }
}
