import Foundation
import Intake
import LegibleCommands
import TestSupport
import Testing

/// An import that was ended after it had changed one of two files, and the commands after it.
struct InterruptedImportTests {
  private static let journal = ".legible-unfinished"

  /// A project with the journal of an import into one of its folders.
  ///
  /// - Parameter saved: what has been saved in the first file since it was read.
  private func project(into root: String = ".", saved: String? = nil) throws -> ProjectFolder {
    let folder = try ExchangeProject.folder()
    let path = root == "." ? "App/de.lproj/Localizable.strings" : "de.lproj/Localizable.strings"
    let place = root == "." ? "App/de.lproj" : "\(root)/de.lproj"
    let new = ExchangeProject.german.replacing("Los", with: "Weiter")
    try folder.write(text: new, to: "\(place)/.Localizable.strings.legible-1")
    let fields = [
      "{\"id\":\"1\"}",
      "{\"entry\":{\"path\":\"\(path)\",\"old\":\(digest(ExchangeProject.german)),"
        + "\"new\":\(digest(new))}}",
      "{\"phase\":\"committing\"}",
    ]
    let prefix = root == "." ? "" : "\(root)/"
    try folder.write(text: fields.joined(separator: "\n") + "\n", to: prefix + Self.journal)
    if let saved { try folder.write(text: saved, to: "\(place)/Localizable.strings") }
    return folder
  }

  private func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "{\"count\":\(text.utf8.count),\"hash\":\(hash)}"
  }

  private static let german = "App/de.lproj/Localizable.strings"

  @Test(arguments: [
    "audit", "audit App --texts", "export . -o out", "import x.xliff", "pseudo App -o out",
    "validate .", "validate App/de.lproj/Localizable.strings", "diff . App", "glossary", "screens",
    "convert App/de.lproj/Localizable.strings --to po -o out", "audit --fix",
  ])
  func isReportedByEveryCommandWhichChangesNothing(line: String) throws {
    let folder = try project()
    try folder.write(text: ExchangeProject.xliff([("go", "Go", "Weiter")]), to: "x.xliff")
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("an import was interrupted while it wrote 1 file"))
    #expect(outcome.error.contains("legible import --resume --into"))
    #expect(folder.text(of: Self.german) == ExchangeProject.german)
    #expect(folder.text(of: Self.journal) != nil)
    #expect(!folder.isFolder("out"))
  }

  @Test(arguments: ["audit", "audit .", "export . -o out", "validate .", "diff . App"])
  func isReportedForTheFoldersAroundIt(line: String) throws {
    let outcome = run(line, in: try project(into: "App"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect((outcome.error + outcome.output).contains("an import was interrupted"))
  }

  @Test(arguments: [".", "App"], [".", "App", "App/de.lproj"])
  func isFinishedFromAnywhere(root: String, named: String) throws {
    let folder = try project(into: root)
    let outcome = run("import --resume --into \(named)", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("finished an import; 1 file changed\n"))
    #expect(outcome.output.hasSuffix("App/de.lproj/Localizable.strings\n"))
    #expect(
      folder.text(of: Self.german) == ExchangeProject.german.replacing("Los", with: "Weiter"))
    #expect(run("import --resume", in: folder).output == "no import was interrupted there\n")
  }

  @Test func isTakenBack() throws {
    let folder = try project()
    let outcome = run("import --abort", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("took back an import; 1 file as before\n"))
    #expect(folder.text(of: Self.german) == ExchangeProject.german)
    #expect(folder.names(in: "App/de.lproj") == ["Localizable.strings"])
  }

  @Test(arguments: ["\"go\" = \"Ab\";\n"])
  func saysThatAnEditedFileIsNotAsBefore(saved: String) throws {
    let folder = try project(saved: saved)
    let outcome = run("import --abort", in: folder)
    #expect(outcome.output == "took back an import; 0 files as before\n")
    #expect(outcome.complaint?.contains("Localizable.strings: edited before the import") == true)
    #expect(folder.text(of: Self.german) == saved)
  }

  @Test(arguments: [
    "audit", "audit App --texts", "export . -o out", "validate .", "diff . App", "glossary",
    "screens", "pseudo App -o out", "convert App/de.lproj/Localizable.strings --to po -o out",
  ])
  func isReportedWhenItsJournalCannotBeRead(line: String) throws {
    let folder = try project()
    try folder.write(
      text: "{\"id\":\"1\"}\n{\"ent?\n{\"phase\":\"committing\"}\n", to: Self.journal)
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.error.contains(
        ".legible-unfinished: the journal of an interrupted import cannot be read: line 2 is "
          + "damaged; files may be half imported; list the backups"), "\(outcome)")
    #expect(line.hasSuffix("-o out") == folder.isFolder("out"), "\(outcome)")
  }

  @Test(arguments: ["import x.xliff", "import --resume", "import --abort"])
  func isLeftAloneWhenItsJournalCannotBeRead(line: String) throws {
    let folder = try project()
    try folder.write(text: ExchangeProject.xliff([("go", "Go", "Weiter")]), to: "x.xliff")
    try folder.write(text: "garbage\n", to: Self.journal)
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("cannot be read: line 1 is damaged"), "\(outcome)")
    #expect(folder.text(of: Self.german) == ExchangeProject.german)
    #expect(folder.text(of: Self.journal) == "garbage\n")
    let names =
      line.contains("--") ? outcome.error.contains(".Localizable.strings.legible-1") : true
    #expect(names, "\(outcome)")
  }

  @Test func isNotFinishedOverAFileThatWasSaved() throws {
    let folder = try project(saved: "\"go\" = \"Ab\";\n")
    let outcome = run("import --resume", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint?.contains(
        "the import was not finished: “App/de.lproj/Localizable.strings” was saved meanwhile; take "
          + "it back with “legible import --abort --into") == true)
    #expect(folder.text(of: Self.german) == "\"go\" = \"Ab\";\n")
    #expect(run("import --abort", in: folder).exitCode == .success)
    #expect(folder.text(of: Self.german) == "\"go\" = \"Ab\";\n")
  }

  @Test(arguments: [
    ("import --resume --abort", "--resume and --abort exclude each other"),
    ("import --resume de.xliff", "--resume takes no file: the import knows its own"),
  ])
  func refusesArgumentsThatMakeNoSense(line: String, complaint: String) throws {
    let outcome = run(line, in: try project())
    #expect(outcome.exitCode.rawValue == 64)
    #expect(outcome.complaint == complaint)
  }
}
