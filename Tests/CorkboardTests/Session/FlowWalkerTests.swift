import AuditModel
import Synchronization
import TestSupport
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
    /// Whether the names of the first board are typed too, which makes many more states.
    var typesNames = false
    /// The result, for all tests of the walk.
    let found = Found()

    var testDescription: String { screen }

    final class Found: Sendable {
      let states = Mutex<[FlowWalker.Found]?>(nil)
    }
  }

  private static let logIn: [AppEvent] = [.wait, .tap("log-in")]
  private static let walks = [
    Walk(screen: "splash", start: .loggedIn.answering(.noConnection)),
    Walk(screen: "tutorial", start: .first),
    Walk(screen: "template-picker"),
    Walk(
      screen: "onboarding", lead: [.wait, .tap("trip")], limit: Thoroughness.isWhole ? 6 : 3),
    Walk(
      screen: "onboarding",
      lead: [.wait, .tap("trip"), .tap("skip-board"), .tap("skip-lists"), .edit("card-1")],
      limit: 2, typesNames: true),
    Walk(screen: "onboarding", lead: [.wait, .tap("empty")]),
    Walk(screen: "log-in", lead: logIn, refusal: .refused(code: 403, message: "")),
    Walk(screen: "sign-up", lead: logIn + [.tap("sign-up")], limit: 4),
    Walk(
      screen: "sign-up", lead: logIn + [.tap("sign-up")] + CorkboardScreens.signUpForm,
      refusal: .refused(code: 409, message: ""), limit: 3),
    Walk(
      screen: "forgotten-password", lead: logIn + [.tap("forgotten")],
      refusal: .refused(code: 404, message: "")),
    Walk(
      screen: "verify-mail",
      lead: logIn + [.tap("sign-up")] + CorkboardScreens.signUpForm + [.tap("sign-up")],
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

  /// The input of the fields: something right, something wrong, and nothing.
  @Sendable private static func words(_ field: String) -> [String] {
    switch field {
    case "mail": ["anna", CorkboardScreens.mail]
    case "password": ["short", CorkboardScreens.password]
    case "code": ["12", CorkboardScreens.code]
    case "notes": ["", String(repeating: "a", count: 2001)]
    case "name": ["", "Anna"]
    default: []
    }
  }

  @Sendable private static func allWords(_ field: String) -> [String] {
    words(field).isEmpty ? [""] : words(field)
  }

  /// The states that a walk finds, which is gone but once.
  private static func find(_ walk: Walk) throws -> [FlowWalker.Found] {
    try walk.found.states.withLock { known in
      if let known { return known }
      let states = try go(walk, limit: walk.limit)
      known = states
      return states
    }
  }

  private static func go(_ walk: Walk, limit: Int) throws -> [FlowWalker.Found] {
    let answers: [StubAnswer] = [
      .noConnection, .timedOut, .garbled, .failed, .silent, .empty,
      .refused(code: 503, message: "Later."),
    ]
    let walker = FlowWalker(
      answers: answers + (walk.refusal.map { [$0] } ?? []), limit: limit,
      words: walk.typesNames ? allWords : words)
    return try walker.walk(from: walk.start, walk.lead, inside: { $0 == walk.screen })
  }

  private static let named = Played.all.filter { $0.sizeClasses == .compactRegular }

  @Test(arguments: walks) func findsNoStateThatNoListOfEventsLeadsTo(_ walk: Walk) throws {
    let gaps = FlowCoverage(named: Self.named.map(\.signature)).gaps(in: try Self.find(walk))
    #expect(gaps.isEmpty, "\(gaps.map(\.description).joined(separator: "\n"))")
  }

  @Test func reportsAStateWhoseListOfEventsIsTakenAway() throws {
    let rest = Self.named.filter { $0.scenario.name != "sheet.discard" }
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
    let walk = try #require(Self.walks.first { $0.screen == "tutorial" })
    let near = try Self.go(walk, limit: 1)
    #expect(near.allSatisfy { $0.events.count <= walk.lead.count + 1 })
    let far = try Self.go(walk, limit: 3)
    #expect(far.contains { $0.signature.screen == "template-picker" })
    #expect(!near.contains { $0.signature.screen == "onboarding" })
  }

  @Test func answersARequestInEveryConfiguredWay() throws {
    let walk = try #require(Self.walks.first { $0.screen == "forgotten-password" })
    let alerts = Set(
      try Self.find(walk).flatMap(\.signature.shape).filter { $0.contains(" error.") })
    #expect(
      Set(alerts.compactMap { $0.split(separator: " ").last }) == [
        "error.resetPassword.title", "error.noConnection.message", "error.timedOut.message",
        "error.system.message", "error.server.message", "error.unknownMail.message",
      ])
  }
}
