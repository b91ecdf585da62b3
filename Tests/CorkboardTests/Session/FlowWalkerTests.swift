import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct FlowWalkerTests {
  /// Where a walk begins, the screen that it explores, and how the server may refuse there.
  struct Walk: Sendable, CustomTestStringConvertible {
    let screen: String
    var start = AppStart.loggedOut
    var lead: [AppEvent] = [.wait]
    var refusal: StubAnswer?
    var limit = 12

    var testDescription: String { screen }
  }

  private static let logIn: [AppEvent] = [.wait, .tap("log-in")]
  private static let walks = [
    Walk(screen: "splash", start: .loggedIn.answering(.noConnection)),
    Walk(screen: "tutorial", start: .first),
    Walk(screen: "template-picker"),
    Walk(screen: "onboarding", lead: [.wait, .tap("trip")], limit: 6),
    Walk(screen: "onboarding", lead: [.wait, .tap("empty")]),
    Walk(screen: "log-in", lead: logIn, refusal: .refused(code: 403, message: "")),
    Walk(
      screen: "sign-up", lead: logIn + [.tap("sign-up")], refusal: .refused(code: 409, message: "")),
    Walk(
      screen: "forgotten-password", lead: logIn + [.tap("forgotten")],
      refusal: .refused(code: 404, message: "")),
    Walk(
      screen: "verify-mail",
      lead: logIn + [.tap("sign-up")] + ScreenScenarios.signUpForm + [.tap("sign-up")],
      refusal: .refused(code: 422, message: "")),
    Walk(screen: "boards", start: .loggedIn),
    Walk(
      screen: "boards", start: .loggedIn.answering(.noConnection), lead: [.wait, .answer("cancel")]),
    Walk(screen: "board", start: .loggedIn, lead: [.wait, .tap("board-trip")]),
    Walk(screen: "cards-due", start: .loggedIn, lead: [.wait, .tap("tab-due")]),
    Walk(
      screen: "settings", start: .loggedIn, lead: [.wait, .tap("tab-settings")], refusal: .expired),
    Walk(
      screen: "edit-card", start: .loggedIn,
      lead: [.wait, .tap("tab-due"), .tap("due-trip-card1")],
      refusal: .refused(code: 423, message: "")),
  ]

  /// What is typed into the fields: something right, something wrong, and nothing.
  @Sendable private static func words(_ field: String) -> [String] {
    switch field {
    case "mail": ["anna", ScreenScenarios.mail]
    case "password": ["short", ScreenScenarios.password]
    case "code": ["12", ScreenScenarios.code]
    case "notes": ["", String(repeating: "a", count: 2001)]
    default: ["", "Anna"]
    }
  }

  private static func find(_ walk: Walk) throws -> [FlowWalker.Found] {
    let answers: [StubAnswer] = [
      .noConnection, .timedOut, .garbled, .failed, .silent, .empty,
      .refused(code: 503, message: "Later."),
    ]
    let walker = FlowWalker(
      answers: answers + (walk.refusal.map { [$0] } ?? []), limit: walk.limit, words: words)
    return try walker.walk(from: walk.start, walk.lead, inside: { $0 == walk.screen })
  }

  private static let named = Played.all.filter { $0.sizeClasses == .compactRegular }

  @Test(arguments: walks) func findsNoStateThatNoListOfEventsLeadsTo(_ walk: Walk) throws {
    let gaps = FlowCoverage(named: Self.named.map(\.signature)).gaps(in: try Self.find(walk))
    #expect(gaps.isEmpty, "\(gaps.map(\.description).joined(separator: "\n"))")
  }

  @Test func reportsAStateWhoseListOfEventsIsTakenAway() throws {
    let rest = Self.named.filter { $0.scenario.name != "alert.discard" }
    let walk = try #require(Self.walks.last)
    let gaps = FlowCoverage(named: rest.map(\.signature)).gaps(in: try Self.find(walk))
    #expect(gaps.count == 1)
    #expect(gaps.first?.description.contains(#"tap("bar/cancel")"#) == true)
  }

  @Test func reportsAControlThatNoListOfEventsShowsDisabled() throws {
    let rest = Self.named.filter { $0.screen != "settings" || $0.scenario.name != "tutorial-again" }
    let walk = try #require(Self.walks.first { $0.screen == "settings" })
    let gaps = FlowCoverage(named: rest.map(\.signature)).gaps(in: try Self.find(walk))
    #expect(!gaps.isEmpty)
  }

  @Test func goesNoFurtherThanItIsTold() throws {
    var walk = try #require(Self.walks.first { $0.screen == "tutorial" })
    walk.limit = 1
    let near = try Self.find(walk)
    #expect(near.allSatisfy { $0.events.count <= walk.lead.count + 1 })
    walk.limit = 3
    let far = try Self.find(walk)
    #expect(far.last?.signature.screen == "template-picker")
  }

  @Test func answersARequestInEveryWayItIsToldOf() throws {
    let walk = try #require(Self.walks.first { $0.screen == "forgotten-password" })
    let alerts = Set(
      try Self.find(walk).flatMap(\.signature.shape).filter { $0.contains(" error.") })
    #expect(
      Set(alerts.filter { $0.hasSuffix(".title") }.compactMap { $0.split(separator: " ").last })
        == [
          "error.noConnection.title", "error.timedOut.title", "error.system.title",
          "error.server.title", "error.unknownMail.title",
        ])
  }
}
