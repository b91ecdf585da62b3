import ViewTree

/// A state of a screen by what has to happen to get there: the app is started, and the events are
/// played through its own coordinators and view models.
package struct Scenario: Hashable, Sendable {
  /// The name of the state on the command line and in reports.
  package let name: String
  /// How the app is started.
  package let start: AppStart
  /// The resulting events.
  package let events: [AppEvent]

  /// Plays it on a device.
  ///
  /// - Throws: The event that the screen does not offer.
  package func play(
    on device: Device, style: Stylesheet = .revised
  ) throws(AppEventError) -> AppSession {
    let session = AppSession(start, device: device, style: style)
    try session.send(events)
    return session
  }
}

/// The scenarios of one screen, which begin in the same way.
package struct ScreenScenarios: Hashable, Sendable {
  /// The name of the screen.
  package let id: String
  /// The purpose of the screen.
  package let title: String
  /// Its states.
  package private(set) var scenarios: [Scenario] = []
  private let start: AppStart
  private let lead: [AppEvent]
  /// Where they were written.
  private let origin: NodeOrigin

  /// The scenarios of a screen that is reached by these events.
  init(
    _ id: String, _ title: String, from start: AppStart, _ lead: [AppEvent] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    origin = NodeOrigin(fileID, line, column)
    self.id = id
    self.title = title
    self.start = start
    self.lead = lead
  }

  /// The same screen with one more state.
  func state(_ name: String, _ events: AppEvent...) -> ScreenScenarios {
    state(name, events)
  }

  /// The same screen with one more state.
  func state(_ name: String, _ events: [AppEvent]) -> ScreenScenarios {
    adding([Scenario(name: name, start: start, events: lead + events)])
  }

  /// The same screen with one more state, which is reached in another way.
  func state(_ name: String, from start: AppStart, _ events: AppEvent...) -> ScreenScenarios {
    state(name, from: start, events)
  }

  /// The same screen with one more state, which is reached in another way.
  func state(_ name: String, from start: AppStart, _ events: [AppEvent]) -> ScreenScenarios {
    adding([Scenario(name: name, start: start, events: events)])
  }

  /// The same screen with an alert for each way in which a request can fail.
  ///
  /// - Parameter isRead: Whether the answer has something in it that may be unreadable.
  func alerts(
    after events: [AppEvent] = [], to request: AppEvent, refusals: [Refusal] = [],
    isRead: Bool = true
  ) -> ScreenScenarios {
    let common = Refusal.common.filter { isRead || $0.answer != .garbled }
    return adding(
      (common + refusals).map { refusal in
        Scenario(
          name: "alert.\(refusal.name)", start: start,
          events: lead + events + [.server(refusal.answer), request])
      })
  }

  /// The same screen with each way in which what it shows can fail to come when the app starts.
  func failures(_ events: AppEvent...) -> ScreenScenarios {
    adding(
      Refusal.common.map { refusal in
        Scenario(
          name: "failure.\(refusal.name)", start: start.answering(refusal.answer),
          events: [.wait, .answer("cancel")] + events)
      })
  }

  /// The same screen while it waits for the server when the app starts.
  func loading(_ events: AppEvent...) -> ScreenScenarios {
    adding([
      Scenario(
        name: "loading", start: start.answering(.noConnection),
        events: [.wait, .server(.silent), .answer("cancel")] + events)
    ])
  }

  private func adding(_ more: [Scenario]) -> ScreenScenarios {
    var copy = self
    copy.scenarios += more
    return copy
  }

  /// The screen as it is audited.
  func screen(
    folder: String = "", style: Stylesheet, isAuditedByDefault: Bool = true
  ) -> Screen {
    let plays = SharedPlays(scenarios, style: style)
    return Screen(
      id: folder + id, title: title,
      states: scenarios.indices.map { index in
        .played(name: scenarios[index].name, origin: origin) { plays.state(index, on: $0) }
      },
      isAuditedByDefault: isAuditedByDefault, origin: origin)
  }
}

/// A way in which a request fails, and what it is called.
struct Refusal: Hashable, Sendable {
  let name: String
  let answer: StubAnswer

  /// The possible failures of every request.
  static let common = [
    Refusal(name: "no-connection", answer: .noConnection),
    Refusal(name: "timed-out", answer: .timedOut),
    Refusal(name: "unreadable", answer: .garbled),
    Refusal(name: "failed", answer: .failed),
    Refusal(
      name: "refused", answer: .refused(code: 503, message: "The server is being looked after.")),
  ]

  static let wrongCredentials = refused("wrong-password", 403)
  static let unknownMail = refused("unknown-mail", 404)
  static let mailTaken = refused("mail-taken", 409)
  static let wrongCode = refused("wrong-code", 422)
  static let locked = refused("locked", 423)

  private static func refused(_ name: String, _ code: Int) -> Refusal {
    Refusal(name: name, answer: .refused(code: code, message: ""))
  }
}
