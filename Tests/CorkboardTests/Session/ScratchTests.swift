import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct ScratchTests {
  @Test func prints() {
    for screen in CorkboardScreens.scenarios {
      for scenario in screen.scenarios {
        let session = AppSession(scenario.start, device: .narrowest(with: .compactRegular))
        do {
          try session.send(scenario.events)
          print(
            screen.id, scenario.name, "→", session.scene?.id ?? "-", session.alert != nil,
            session.showsKeyboard)
        } catch { print(screen.id, scenario.name, "ERROR", error) }
      }
    }
  }

  @Test func walks() throws {
    let named = CorkboardScreens.scenarios.flatMap { screen in
      screen.scenarios.compactMap { try? $0.play(on: .narrowest(with: .compactRegular)).signature }
    }
    let coverage = FlowCoverage(named: named)
    let common: [StubAnswer] = [
      .noConnection, .timedOut, .garbled, .failed, .silent, .empty,
      .refused(code: 503, message: "x"),
    ]
    func walker(_ code: Int?) -> FlowWalker {
      FlowWalker(
        answers: common + (code.map { [.refused(code: $0, message: "")] } ?? [.expired]), limit: 30
      ) { name in
        switch name {
        case "mail": ["", "anna", "anna@example.org"]
        case "password": ["short", "correct horse"]
        case "code": ["12", "123456"]
        case "name": ["", "Anna"]
        case "notes": ["", String(repeating: "a", count: 2001)]
        default: ["", "x"]
        }
      }
    }
    for (screen, code, start, lead) in [
      ("log-in", 403 as Int?, AppStart.loggedOut, [AppEvent.wait, .tap("log-in")]),
      ("sign-up", 409, .loggedOut, [.wait, .tap("log-in"), .tap("sign-up")]),
      ("forgotten-password", 404, .loggedOut, [.wait, .tap("log-in"), .tap("forgotten")]),
      (
        "verify-mail", 422, .loggedOut,
        [.wait, .tap("log-in"), .tap("sign-up")] + ScreenScenarios.signUpForm + [.tap("sign-up")]
      ),
      ("boards", nil, .loggedIn, [.wait]), ("cards-due", nil, .loggedIn, [.wait, .tap("tab-due")]),
      ("settings", nil, .loggedIn, [.wait, .tap("tab-settings")]),
      ("splash", nil, .loggedIn, []),
      ("splash", nil, .loggedIn.answering(.noConnection), []),
      ("board", nil, .loggedIn, [.wait, .tap("board-trip")]),
      ("onboarding", nil, .loggedOut, [.wait, .tap("trip")]),
      ("onboarding", nil, .loggedOut, [.wait, .tap("empty")]),
      ("tutorial", nil, .first, [.wait]), ("template-picker", nil, .loggedOut, [.wait]),
      ("edit-card", 423, .loggedIn, [.wait, .tap("tab-due"), .tap("due-trip-card1")]),
    ] {
      let clock = ContinuousClock.now
      let found = try walker(code).walk(from: start, lead, inside: { $0 == screen })
      print("WALK", screen, found.count, ContinuousClock.now - clock)
      for gap in coverage.gaps(in: found) { print("  GAP", gap) }
    }
  }
}
