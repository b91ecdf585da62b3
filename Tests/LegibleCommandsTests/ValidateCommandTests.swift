import Foundation
import LegibleCommands
import TestSupport
import Testing

struct ValidateCommandTests {
  @Test func saysWhetherFilesAreValid() throws {
    let folder = try ExchangeProject.folder([
      "good.xliff": ExchangeProject.xliff([("go", "Go", "Los")]),
      "bad.xliff": ExchangeProject.xliff([("go", "Go", "Los"), ("go", "Go", "Los")]),
    ])
    let good = run("validate good.xliff", in: folder)
    #expect(good.exitCode == .success)
    #expect(good.output == "good.xliff: XLIFF 1.2, valid\n")
    let bad = run("validate bad.xliff", in: folder)
    #expect(bad.exitCode == .findings)
    #expect(bad.output.hasPrefix("bad.xliff:9:7: error: "))
    #expect(bad.output.contains("[xliff-id-unique; XLIFF 1.2, attribute id]"))
  }

  @Test func looksThroughFolders() throws {
    let folder = try ExchangeProject.folder(["App/fr.lproj/Localizable.strings": "\"a\" = \"b\""])
    let outcome = run("validate App", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("de.lproj/Localizable.strings: .strings, valid\n"))
    #expect(outcome.output.contains("fr.lproj/Localizable.strings:1:10: error: "))
  }

  @Test func validatesTheOthersWhereAPathIsMissing() throws {
    let folder = try ExchangeProject.folder(["empty/notes.txt": "hello"])
    let table = "App/de.lproj/Localizable.strings"
    for path in ["gone.xliff", "empty"] {
      let outcome = run("validate \(path) \(table)", in: folder)
      #expect(outcome.exitCode == .untrustworthy)
      #expect(outcome.output.hasPrefix("\(path):1:1: error: no "), "\(outcome)")
      #expect(outcome.output.hasSuffix("Localizable.strings: .strings, valid\n"))
    }
    #expect(
      run("validate gone.xliff", in: folder).complaint == "gone.xliff: no such file or folder")
  }

  @Test func readsStandardInput() throws {
    let console = MemoryConsole(input: ExchangeProject.xliff([("go", "Go", "Los")]))
    let outcome = run("validate -", in: try ExchangeProject.folder(), console: console)
    #expect(outcome.output == "-: XLIFF 1.2, valid\n")
  }

  @Test func saysThatAFileIsOfNoKnownFormat() throws {
    let folder = try ExchangeProject.folder(["notes.txt": "hello"])
    let outcome = run("validate notes.txt", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.hasPrefix("notes.txt:1:1: error: this is no string file"))
  }

  @Test func writesJSONForPrograms() throws {
    let folder = try ExchangeProject.folder(["bad.po": "msgid \"a\n"])
    let outcome = run("validate bad.po --format json", in: folder)
    #expect(outcome.output.contains("\"isValid\" : false"))
    #expect(outcome.output.contains("\"line\" : 1"))
  }
}
