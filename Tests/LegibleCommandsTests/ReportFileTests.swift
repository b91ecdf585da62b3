import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Where reports go, what is in them, and what is said on the way.
@Suite struct ReportFileTests {
  @Test func writesReportsIntoTheReportsFolder() {
    let files = MemoryFiles.home
    let outcome = run("audit", in: files)
    #expect(files.written["Reports/report.json"]?.hasPrefix("{") == true)
    #expect(files.written["Reports/report.html"]?.hasPrefix("<!DOCTYPE html>") == true)
    #expect(outcome.error == "wrote Reports/report.json\nwrote Reports/report.html\n")
  }

  @Test func writesReportsIntoTheNamedFolder() {
    let files = MemoryFiles.home
    _ = run("audit --output Out/Today", in: files)
    #expect(
      Set(files.written.keys.filter { !$0.hasSuffix(".screen.json") })
        == ["Out/Today/report.json", "Out/Today/report.html"])
  }

  @Test(arguments: ["text", "json", "html", "json,text"])
  func writesTheNamedFormatsOnly(_ formats: String) {
    let files = MemoryFiles.home
    let outcome = run("audit --format \(formats)", in: files)
    #expect(outcome.output.isEmpty == !formats.contains("text"))
    #expect((files.written["Reports/report.json"] != nil) == formats.contains("json"))
    #expect((files.written["Reports/report.html"] != nil) == formats.contains("html"))
  }

  @Test(arguments: [
    ("--screens home", ["home": ["idle"]]), ("--states long", ["trip": ["long"]]),
    ("--screens trip,home --states idle,short", ["home": ["idle"], "trip": ["short"]]),
    ("", ["home": ["idle"], "trip": ["short", "long"]]),
  ])
  func looksAtTheNamedScreensAndStatesOnly(
    _ options: String, expected: [String: [String]]
  ) throws {
    let report = try report("audit \(options)")
    let screens = report.matrix.screens.map { ($0.id, $0.states) }
    #expect(Dictionary(screens) { first, _ in first } == expected)
    #expect(screens.map(\.0) == expected.keys.sorted())
  }

  @Test func looksAtTheNamedVariantsOnly() throws {
    let report = try report(
      "audit --sizes accessibility5,large --size-classes regular/regular,compact/regular")
    #expect(report.matrix.dynamicTypeSizes == ["large", "accessibility5"])
    #expect(report.matrix.sizeClasses == ["compact/regular", "regular/regular"])
    #expect(report.matrix.variants == 12)
  }

  @Test(arguments: [
    (["Corkboard.xcodeproj"], "Corkboard"),
    (["Corkboard.xcodeproj", "Pods/Pods.xcodeproj"], "Corkboard"),
    (["A.xcodeproj", "B.xcodeproj"], nil), ([], nil),
  ])
  func isNamedLikeTheProjectOfTheApp(_ projects: [String], _ name: String?) throws {
    var contents = ["en.lproj/A.strings": Data("\"a\" = \"Hello\";\n".utf8)]
    for project in projects {
      contents["\(project)/project.pbxproj"] = Data("{objects = {};}".utf8)
    }
    let files = MemoryFiles(contents)
    #expect(run("audit --format json,html,markdown -o out", in: files).exitCode == .success)
    let page = try #require(files.written["out/report.html"])
    #expect(page.contains("<h1><bdi>\(name ?? "Audit report")</bdi></h1>"))
    #expect(files.written["out/report.md"]?.contains("## \(name ?? "Audit report")\n") == true)
    let app = name.map { "\"\($0)\"" } ?? "null"
    #expect(files.written["out/report.json"]?.contains("\"app\" : \(app)") == true)
    _ = run("report out/report.json --format html=again.html", in: files)
    #expect(files.written["again.html"] == page)
    _ = run("audit --title Mine --format html=mine.html", in: files)
    #expect(files.written["mine.html"]?.contains("<h1><bdi>Mine</bdi></h1>") == true)
  }

  @Test func showsProgressOnAnErrorTerminalOnly() {
    let terminal = MemoryConsole(isErrorTerminal: true)
    _ = run("audit --format text", console: terminal)
    #expect(
      terminal.error.contains("\rchecking strings and screens … 100 %")
        && terminal.error.hasSuffix(" \r"))
    let pipe = MemoryConsole(isOutputTerminal: true)
    _ = run("audit --format text", console: pipe)
    #expect(pipe.error.isEmpty)
  }

  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
  func usesColorOnATerminalThatWantsIt(
    _ isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    let console = MemoryConsole(isOutputTerminal: isTerminal)
    _ = run("audit --format text", console: console, environment: environment)
    #expect(console.output.contains("\u{1B}[") == isColored)
  }

  @Test func showsAllWhenAskedTo() {
    #expect(run("audit --verbose").output.count >= run("audit").output.count)
    #expect(run("audit --verbose").exitCode == .findings)
  }

  private struct Report: Decodable {
    struct Screen: Decodable { let id: String, states: [String] }
    struct Matrix: Decodable {
      let screens: [Screen]
      let dynamicTypeSizes, sizeClasses: [String]
      let variants: Int
    }
    let matrix: Matrix
  }

  private func report(_ line: String) throws -> Report {
    let files = MemoryFiles.home
    _ = run("\(line) --format json", in: files)
    let json = try #require(files.written["Reports/report.json"])
    return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }
}
