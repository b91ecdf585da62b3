import Scenarios

extension ScreenScenarios {
  /// The same screen with an alert for each way in which a request can fail.
  ///
  /// - Parameters:
  ///   - name: The name of the states before the name of the failure.
  ///   - isRead: Whether the answer has something in it that may be unreadable.
  func alerts(
    _ name: String = "alert", after events: [AppEvent] = [], to request: AppEvent,
    refusals: [Refusal] = [],
    isRead: Bool = true
  ) -> Self {
    let common = Refusal.common.filter { isRead || $0.answer != .garbled }
    return adding(
      (common + refusals).map { refusal in
        Scenario(
          name: "\(name).\(refusal.name)", start: start,
          events: lead + events + [.server(refusal.answer), request])
      })
  }

  /// The same screen with each way in which what it shows can fail to come when the app starts.
  func failures(_ events: AppEvent...) -> Self {
    adding(
      Refusal.common.map { refusal in
        Scenario(
          name: "failure.\(refusal.name)", start: start.answering(refusal.answer),
          events: [.wait, .answer("cancel")] + events)
      })
  }

  /// The same screen while it waits for the server when the app starts.
  func loading(_ events: AppEvent...) -> Self {
    adding([
      Scenario(
        name: "loading", start: start.answering(.noConnection),
        events: [.wait, .server(.silent), .answer("cancel")] + events)
    ])
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
  static let missing = refused("missing", 404)
  static let forbidden = refused("forbidden", 403)
  static let tooMany = refused("too-many", 429)

  private static func refused(_ name: String, _ code: Int) -> Refusal {
    Refusal(name: name, answer: .refused(code: code, message: ""))
  }
}
