import AuditModel
import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// String tables, as the command finds them on the disk.
@Suite struct TableInputTests {
  private static let own = Screen(
    id: "own", states: [ScreenState(name: "idle") { _ in Text(localized("title")) }])

  @Test func auditsTheScreensWhoseTextsAreThere() throws {
    let folder = try ProjectFolder([
      "Texts/en.lproj/Localizable.strings": "title = Boards;",
      "Texts/de.lproj/Localizable.strings": "title = Tafeln;",
    ])
    let outcome = run("audit --format text", in: folder, screens: [Self.own])
    #expect(outcome.exitCode == .success, "\(outcome.output)")
    #expect(outcome.output.contains("96 variants"))
  }

  @Test func auditsTheScreensWhenTheSourceLanguageIsGone() throws {
    let folder = try ProjectFolder(["Texts/de.lproj/Localizable.strings": "title = Tafeln;"])
    #expect(
      run("screens --summary", in: folder, screens: [Self.own]).output.hasPrefix("own  1 state\n"))
    let shown = run("inspect own", in: folder, screens: [Self.own])
    #expect(shown.exitCode == .success && shown.output.contains("“Tafeln”"))
  }

  @Test func takesAllScreensOfAToolWhenOneFindsItsTexts() throws {
    let folder = try ProjectFolder(["Texts/en.lproj/Localizable.strings": "title = Boards;"])
    let wordless = Screen(
      id: "splash", states: [ScreenState(name: "idle") { _ in Text(.verbatim("…")) }])
    let outcome = run("screens --summary", in: folder, screens: [wordless, Self.own])
    #expect(outcome.output.hasPrefix("splash  1 state\nown     1 state\n"))
  }

  @Test func leavesTheScreensOfAToolOutWhereOnlyACommonKeyIsFound() throws {
    let folder = try ProjectFolder(["Texts/en.lproj/Localizable.strings": "title = Boards;"])
    let other = Screen(
      id: "other",
      states: [
        ScreenState(name: "idle") { _ in
          Text(localized("other.heading"))
          Text(localized("other.message"))
        }
      ])
    let outcome = run("screens --summary", in: folder, screens: [Self.own, other])
    #expect(!outcome.output.contains("own") && !outcome.output.contains("other"))
  }

  @Test func reportsABrokenFileWithItsPlaceAndAuditsTheRest() throws {
    let folder = try ProjectFolder([
      "Texts/en.lproj/Localizable.strings": "\"title\" = \"Boards\";\n",
      "Texts/de.lproj/Localizable.strings": "\"title\" = \"Tafeln\"\n\"more\" = \"Mehr\";\n",
      "Texts/fi.lproj/Localizable.strings": "",
    ])
    let outcome = run("audit --format text", in: folder, screens: [Self.own])
    // Foundation reads nothing of a file that lacks a semicolon.
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("Texts/de.lproj/Localizable.strings:1:"))
    #expect(outcome.output.contains("Texts/de.lproj/Localizable.strings:"))
    #expect(outcome.output.contains("[strings-syntax]"))
    #expect(outcome.output.contains("[missing-translation]"))
  }

  @Test func isNotToBeTrustedWhenAFileCannotBeRead() throws {
    let folder = try ProjectFolder([
      "en.lproj/Localizable.strings": "title = Boards;",
      // A folder where a file has to be: it cannot be read, not even by root.
      "de.lproj/Localizable.strings/keep": "",
    ])
    let outcome = run("audit --format text", in: folder, screens: [Self.own])
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.output.contains("de.lproj/Localizable.strings:1:1"))
    #expect(run("audit --fail-on never", in: folder).exitCode == .untrustworthy)
  }

  @Test func neverHoldsTheTablesOfOneFolderAgainstThoseOfAnother() throws {
    let folder = try ProjectFolder([
      "One/en.lproj/Localizable.strings": "title = \"Boards\";",
      "One/de.lproj/Localizable.strings": "title = \"Tafeln\";",
      "Two/en.lproj/Localizable.strings": "title = \"%d boards\"; more = \"More of it\";",
    ])
    let outcome = run("audit --format text", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.output)")
  }

  @Test func joinsTheTablesOfSeveralFolders() throws {
    let folder = try ProjectFolder([
      "One/en.lproj/Localizable.strings": "title = Boards;",
      "One/de.lproj/Localizable.strings": "title = Tafeln;",
      "Two/en.lproj/Localizable.strings": "more = \"More of it\";",
      "Two/de.lproj/Localizable.strings": "more = \"Mehr davon\";",
    ])
    let outcome = run("audit --format text", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(!outcome.output.contains("translation-"))
  }

  @Test func followsNoLinkRoundInCircles() throws {
    let folder = try ProjectFolder([
      "App/Home.screen.json": MemoryFiles.home(title: "Hi"),
      "App/en.lproj/Localizable.strings": "title = Boards;",
    ])
    for (link, destination) in [("App/around", ".."), ("App/itself", "."), ("Again", "App")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.currentFolder)/\(link)", withDestinationPath: destination)
    }
    #expect(run("screens", in: folder).output == "home (1 state)\n  idle\n")
    #expect(run("audit . Again App", in: folder).exitCode == .success)
  }

  @Test func knowsTheLanguagesThatHaveTables() throws {
    let folder = try ProjectFolder([
      "en.lproj/Localizable.strings": "title = Boards;",
      "pt-BR.lproj/Localizable.strings": "title = Quadros;",
    ])
    func audit(_ locales: String) -> Outcome {
      run("audit --format json --locales \(locales)", in: folder, screens: [Self.own])
    }
    #expect(audit("pt_BR").exitCode == .success)
    #expect(audit("pt-RB").complaint == "unknown locale “pt-RB”; did you mean “pt-BR”?")
    #expect(audit("de").complaint == "unknown locale “de”; there are en, pt-BR")
    #expect(audit("pt-BR,en,pt-BR").exitCode == .success)
    let json = try #require(folder.text(of: "Reports/report.json"))
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    #expect(report.matrix.locales == ["en", "pt-BR"])
  }

  private struct Report: Decodable {
    struct Matrix: Decodable { let locales: [String] }
    let matrix: Matrix
  }
}
