import Foundation
import LegibleCommands
import TestSupport
import Testing

struct BundleCommandTests {
  private func folder() throws -> ProjectFolder {
    let folder = try ExchangeProject.folder()
    #expect(run("export . --format xcloc -o out", in: folder).exitCode == .success)
    return folder
  }

  @Test(arguments: [
    ("import out/de.xcloc/ --into .", ExitCode.success),
    ("convert out/de.xcloc// --to po -o -", .success),
    ("diff out/de.xcloc/ out/de.xcloc", .success), ("validate out/de.xcloc/", .success),
  ])
  func takesABundleWithASlashBehindItsName(line: String, expected: ExitCode) throws {
    let outcome = run(line, in: try folder())
    #expect(outcome.exitCode == expected, "\(outcome.error)")
  }

  @Test func looksIntoBundlesAndGoesOnBehindABadOne() throws {
    let folder = try folder()
    try folder.write(Data("{".utf8), to: "out/fr.xcloc/contents.json")
    try folder.write(Data("\"a\" = \"b\";".utf8), to: "out/z.strings")
    let outcome = run("validate out", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output.contains("de.xcloc/Localized Contents/de.xliff: XLIFF 1.2, valid\n"))
    #expect(outcome.output.contains("fr.xcloc/contents.json:1:"))
    #expect(outcome.output.contains("fr.xcloc: .xcloc, not valid, 2 errors\n"))
    #expect(outcome.output.hasSuffix("z.strings: .strings, valid\n"))
  }

  @Test func saysThatAnArchiveIsBroken() throws {
    let folder = try ExchangeProject.folder(["de.xcloc": "PK\u{3}\u{4}"])
    let outcome = run("import de.xcloc --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("de.xcloc: this archive cannot be read: ") == true)
  }

  @Test(arguments: ["convert de.xcloc --to po -o -", "diff App de.xcloc"])
  func saysThatABundleHasToBeUnzipped(line: String) throws {
    let folder = try ExchangeProject.folder(["de.xcloc": "PK\u{3}\u{4}"])
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint == "de.xcloc: this is a zip archive; unzip it first")
    let report = run("validate .", in: folder)
    #expect(report.exitCode == .findings)
    #expect(report.output.contains("de.xcloc:1:1: error: this is a zip archive; unzip it first"))
  }
}
