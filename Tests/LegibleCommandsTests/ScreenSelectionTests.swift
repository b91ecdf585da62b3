import AuditModel
import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// Which screens and states are audited, and what is said of those that are not.
@Suite struct ScreenSelectionTests {
  private static func screen(
    _ id: String, _ states: String..., isAuditedByDefault: Bool = false
  ) -> Screen {
    Screen(
      id: id, title: "About \(id)",
      states: states.map { ScreenState(name: $0) { _ in Text(localized("title")) } },
      isAuditedByDefault: isAuditedByDefault)
  }

  private static let boards = screen("boards", "idle", "busy", isAuditedByDefault: true)
  private static let classic = ["home", "list", "card", "menu"].map {
    screen("classic/\($0)", "idle", "old.\($0)")
  }

  private func run(_ line: String, _ screens: [Screen]) throws -> (Outcome, AuditedScreens) {
    let folder = try ProjectFolder(["en.lproj/Localizable.strings": "title = Boards;"])
    let outcome = LegibleCommandsTests.run(line, in: folder, screens: screens)
    return (outcome, AuditedScreens(report: folder.text(of: "Reports/report.json")))
  }

  /// The screens that an audit covered.
  private struct AuditedScreens {
    let report: String?

    func screens() throws -> [String: [String]] {
      struct Report: Decodable {
        struct Screen: Decodable { let id: String, states: [String] }
        struct Matrix: Decodable { let screens: [Screen] }
        let matrix: Matrix
      }
      let json = Data(try #require(report).utf8)
      let screens = try JSONDecoder().decode(Report.self, from: json).matrix.screens
      return Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0.states) })
    }
  }

  @Test(arguments: [
    ("", ["boards": ["idle", "busy"]]),
    ("--screens classic/h*", ["classic/home": ["idle", "old.home"]]),
    (
      "--screens */list,boards",
      ["boards": ["idle", "busy"], "classic/list": ["idle", "old.list"]]
    ),
    ("--screens * --states old.*d", ["classic/card": ["old.card"]]),
    ("--states b*,idle", ["boards": ["idle", "busy"]]),
    ("--states idle", ["boards": ["idle"]]),
  ])
  func audits(_ options: String, expected: [String: [String]]) throws {
    let (outcome, audited) = try run("audit \(options)", [Self.boards] + Self.classic)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(try audited.screens() == expected)
  }

  @Test(arguments: [
    ("--screens clasic/*", "unknown screen “clasic/*”; did you mean “classic/card”?"),
    ("--screens settings*", "unknown screen “settings*”; there are boards, classic/home, "),
    ("--screens boards,*x", "unknown screen “*x”; there are boards, classic/home, "),
    ("--screens boards --states bsy*", "unknown state “bsy*”; did you mean “busy”?"),
    (
      "--states idle,old.card",
      "state “old.card” is on screen “classic/card”, which is audited only when named: "
        + "add --screens 'classic/card'"
    ),
    ("--screens boards --states old.card", "unknown state “old.card”; there are busy, idle"),
  ])
  func refuses(_ options: String, complaint: String) throws {
    let (outcome, _) = try run("audit \(options)", [Self.boards] + Self.classic)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.hasPrefix(complaint) == true, "\(outcome.error)")
  }

  @Test(arguments: [
    (
      1, [],
      "1 screen is audited only when named: classic/home; --screens 'classic/home'"
    ),
    (
      2, [],
      "2 screens are audited only when named: classic/home, classic/list; --screens 'classic/*'"
    ),
    (
      4, [],
      "4 screens are audited only when named: classic/home, classic/list, classic/card …; "
        + "--screens 'classic/*'"
    ),
    (
      1, ["classics/home"],
      "2 screens are audited only when named: classic/home, classics/home; --screens '*'"
    ),
    (
      1, ["classic"], "2 screens are audited only when named: classic/home, classic; --screens '*'"
    ),
  ])
  func reportsLeftOutScreens(_ count: Int, others: [String], diagnostic: String) throws {
    let leftOut = Self.classic.prefix(count) + others.map { Self.screen($0, "idle") }
    let (outcome, _) = try run("audit", [Self.boards] + leftOut)
    #expect(outcome.output.contains("\n\(diagnostic)\n"), "\(outcome.output)")
  }

  @Test(arguments: ["audit --screens boards", "audit --screens *"])
  func leavesNothingOutByDefaultWhenScreensAreNamed(_ line: String) throws {
    let (outcome, _) = try run(line, [Self.boards] + Self.classic)
    #expect(!outcome.output.contains("audited only when named"))
  }

  @Test func auditsTheTablesWhenAllScreensHaveToBeNamed() throws {
    let (outcome, audited) = try run("audit", Self.classic)
    #expect(
      outcome.exitCode == .success
        && outcome.output.contains("0 screens found: no layout was checked."))
    #expect(try audited.screens().isEmpty)
  }

  @Test func listsEachScreenWithTheNumberOfItsStates() throws {
    let long = Screen(
      id: "onboarding",
      states: (0..<12).map { number in
        ScreenState(name: "s\(number)") { _ in Text(localized("title")) }
      })
    let (outcome, _) = try run("screens --summary", [Self.boards, long, Self.classic[0]])
    #expect(
      outcome.output == """
        boards        2 states   About boards
        onboarding    12 states
        classic/home  2 states   About classic/home; audited only when named

        3 screens, 16 states

        """)
  }

  @Test(arguments: ["screens", "screens --screens boards,classic/l*"])
  func listsTheStatesOfEachScreen(_ line: String) throws {
    let (outcome, _) = try run(line, [Self.boards, Self.classic[1]])
    #expect(
      outcome.output == """
        boards: About boards (2 states)
          idle
          busy
        classic/list: About classic/list (2 states, audited only when named)
          idle
          old.list

        """)
  }

  @Test func refusesToListAScreenThatIsNotThere() throws {
    let (outcome, _) = try run("screens --screens board", [Self.boards])
    #expect(outcome.complaint == "unknown screen “board”; did you mean “boards”?")
  }

  @Test func letsNoNameSteerTheTerminal() throws {
    let odd = Screen(
      id: "a\u{1B}[0m", title: "b\nc",
      states: [ScreenState(name: "d\u{7}") { _ in Text(localized("title")) }])
    for line in ["screens", "screens --summary"] {
      let (outcome, _) = try run(line, [odd])
      #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("\u{7}"))
      #expect(outcome.output.contains(#"a\u{1B}[0m"#) && outcome.output.contains(#"b\nc"#))
    }
  }
}
