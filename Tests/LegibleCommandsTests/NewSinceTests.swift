import AuditModel
import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

@testable import Intake

/// `legible audit --new-since`.
@Suite struct NewSinceTests {
  private static let german = "App/de.lproj/Localizable.strings"

  /// A repository with a wrong specifier in German, committed.
  private func repository() throws -> ProjectFolder {
    try .repository([
      "App/en.lproj/Localizable.strings": "\"a\" = \"Hello %@\";\n\"b\" = \"Book\";\n",
      Self.german: "\"a\" = \"Hallo %d\";\n\"b\" = \"Buch\";\n",
    ])
  }

  private func audit(_ files: ProjectFolder, _ words: String = "") -> Outcome {
    run("audit --new-since main --format text \(words)", in: files)
  }

  @Test func reportsOnlyWhatTheRevisionDoesNotHave() throws {
    let files = try repository()
    let before = audit(files)
    #expect(before.exitCode == .success, "\(before.error)")
    #expect(before.output.contains("Since main (") && before.output.contains("0 new, 0 fixed"))
    try files.write(
      text: "\"a\" = \"Hallo %d\";\n\"b\" = \"%d Buch\";\n", to: Self.german)
    let after = audit(files)
    #expect(after.exitCode == .findings && after.output.contains("“%d Buch”"))
    #expect(!after.output.contains("“Hallo %d”"))
  }

  @Test func saysThatScreensOfTheCommandAreNotCompared() throws {
    let files = try repository()
    let line = "audit --new-since main --format text"
    func screen(_ key: String) -> Screen {
      let text = LocalizedText(key: key, table: "Localizable")
      return Screen(
        id: "home", states: [ScreenState(name: "idle") { _ in Text(.localized(text)) }])
    }
    #expect(
      run(line, in: files, screens: [screen("b")]).error.contains("were not compared with main"))
    // The screens of another app are not audited at all.
    #expect(!run(line, in: files, screens: [screen("other")]).error.contains("not compared"))
    #expect(!audit(files).error.contains("not compared"))
  }

  @Test func refusesAShallowCloneWithoutTheMergeBase() throws {
    let files = try repository()
    // Another history than that of main, as a shallow clone has that begins after the merge base.
    try files.git(["checkout", "-q", "--orphan", "feature"])
    try files.write(text: "Books", to: "README")
    try files.commit()
    let tip = try #require(files.text(of: ".git/refs/heads/feature"))
    try files.write(text: tip, to: ".git/shallow")
    let shallow = audit(files)
    #expect(shallow.exitCode == .untrustworthy && shallow.error.contains("too shallow"))
    try FileManager.default.removeItem(atPath: "\(files.currentFolder)/.git/shallow")
    #expect(audit(files).output.contains("0 new, 0 fixed"))
  }

  @Test func countsASubmoduleAsTheSameInBothRevisions() throws {
    let files = try repository()
    try files.write(text: "\"c\" = \"Page %@\";\n", to: "lib/en.lproj/Other.strings")
    try files.write(text: "\"c\" = \"Seite %d\";\n", to: "lib/de.lproj/Other.strings")
    try files.git(["init", "-q", "lib"])
    try files.git(["-C", "lib", "add", "-A"])
    try files.git([
      "-C", "lib", "-c", "user.name=n", "-c", "user.email=n@example.org", "commit", "-q", "-m", "m",
    ])
    try files.commit()
    let outcome = audit(files)
    #expect(outcome.exitCode == .success && outcome.output.contains("0 new, 0 fixed"))
  }

  @Test func followsFoldersAndTablesThatAreRenamed() throws {
    let files = try repository()
    try files.git(["mv", "App", "Sources"])
    let moved = audit(files)
    #expect(moved.exitCode == .success, "\(moved.output)")
    #expect(moved.output.contains("0 new, 0 fixed"))
    for locale in ["en", "de"] {
      try files.git([
        "mv", "Sources/\(locale).lproj/Localizable.strings",
        "Sources/\(locale).lproj/Books.strings",
      ])
    }
    #expect(audit(files).output.contains("0 new, 0 fixed"))
    #expect(audit(files, "Sources").output.contains("0 new, 0 fixed"))
    try files.write(
      text: "\"a\" = \"Hallo %d\";\n\"b\" = \"%d Buch\";\n", to: "Sources/de.lproj/Books.strings")
    let broken = audit(files)
    #expect(broken.output.contains("1 new, 0 fixed") && broken.output.contains("“%d Buch”"))
  }

  @Test func takesATableOfAnotherLanguageForAnotherFile() throws {
    let files = try repository()
    try files.git(["mv", "App/de.lproj", "App/nl.lproj"])
    let outcome = audit(files)
    #expect(outcome.exitCode == .findings && outcome.output.contains("nl.lproj"))
  }

  @Test(arguments: [
    ("metadata/de-DE/release_notes.txt", "metadata/fr-FR/release_notes.txt"),
    ("po/de.po", "po/fr.po"),
    ("out/de.xliff", "out/fr.xliff"), ("Help/de.lproj/Help.html", "Help/fr.lproj/Help.html"),
  ])
  func takesAFileOfAnotherLanguageForAnotherFile(old: String, new: String) throws {
    let text = (0..<20).map { "The sentence with the number \($0).\n" }.joined()
    let files = try ProjectFolder.repository([old: text, "Old/a.strings": "\"a\" = \"Book\";\n"])
    try files.write(text: "", to: "\(FilePath.folder(of: new))/other")
    try files.git(["mv", old, new])
    try files.git(["mv", "Old", "New"])
    let renamed = RenamedFiles(since: "HEAD", in: Git(folder: files.currentFolder)).paths
    #expect(renamed == ["Old/a.strings": "New/a.strings"])
  }

  @Test func countsWhatIsFixed() throws {
    let files = try repository()
    try files.write(text: "\"a\" = \"Hallo %@\";\n\"b\" = \"Buch\";\n", to: Self.german)
    let outcome = audit(files)
    #expect(outcome.exitCode == .success && outcome.output.contains("0 new, 1 fixed"))
    #expect(!outcome.output.contains("baseline-leftover"))
  }

  @Test func comparesWithTheMergeBase() throws {
    let files = try repository()
    try files.git(["checkout", "-q", "-b", "work"])
    try files.write(text: "\"a\" = \"Hallo %d\";\n\"b\" = \"%d Buch\";\n", to: Self.german)
    try files.commit()
    try files.git(["checkout", "-q", "main"])
    // A fix on main is not one of the branch.
    try files.write(text: "\"a\" = \"Hallo %@\";\n\"b\" = \"Buch\";\n", to: Self.german)
    try files.commit()
    try files.git(["checkout", "-q", "work"])
    let outcome = audit(files)
    #expect(outcome.exitCode == .findings && outcome.output.contains("1 new, 0 fixed"))
  }

  @Test func leavesTheWorkTreeAlone() throws {
    let files = try repository()
    try files.write(text: "unfinished", to: "notes.txt")
    try files.write(text: "\"a\" = \"Hallo %@\";\n", to: Self.german)
    _ = audit(files)
    #expect(files.text(of: Self.german) == "\"a\" = \"Hallo %@\";\n")
    #expect(files.text(of: "notes.txt") == "unfinished")
    #expect(files.names(in: ".").sorted() == [".git", "App", "notes.txt"])
  }

  @Test func comparesScreensOfFiles() throws {
    func screen(_ text: String) -> String {
      """
      {"screen": "a", "states": [{"name": "b", "view": {"type": "text", "text": "\(text)",
        "lineLimit": 1, "frame": {"width": 60}}}]}
      """
    }
    let files = try repository()
    try files.write(text: screen("A journey of many days"), to: "a.screen.json")
    try files.commit()
    #expect(audit(files).output.contains("0 new"))
    try files.write(
      text: screen("A journey of days").replacing("\"a\"", with: "\"c\""), to: "c.screen.json")
    let outcome = audit(files)
    #expect(outcome.exitCode == .findings && outcome.output.contains("Screen c: "))
    #expect(!outcome.output.contains("Screen a: "))
  }

  @Test func comparesWhatIsNamedWhereTheRevisionLacksSomeOfIt() throws {
    let files = try repository()
    try files.write(
      text: "\"a\" = \"Salut %d\";\n\"b\" = \"Livre\";\n",
      to: "App/fr.lproj/Localizable.strings")
    let language = audit(files, "--locales de,fr")
    #expect(
      language.exitCode == .findings && language.output.contains("new      in fr"), "\(language)")
    #expect(!language.output.contains("“Hallo %d”  App") || language.output.contains("known in de"))
    try files.write(
      text: """
        {"screen": "c", "states": [{"name": "b", "view": {"type": "text", "text": "A journey of days",
          "lineLimit": 1, "frame": {"width": 60}}}]}
        """, to: "c.screen.json")
    let screen = audit(files, "--screens c")
    #expect(screen.exitCode == .findings && screen.output.contains("Screen c: "), "\(screen)")
  }

  @Test func saysThatTheBaselineCountsToo() throws {
    let files = try repository()
    try files.write(
      text: "\"a\" = \"Hallo %d\";\n\"b\" = \"%d Buch\";\n", to: Self.german)
    #expect(run("baseline write", in: files).exitCode == .success)
    let output = audit(files).output
    #expect(output.contains(") and the baseline: 0 new"), "\(output)")
  }

  @Test func reportsEverythingWhereTheRevisionHasNothing() throws {
    let files = try ProjectFolder.repository(["notes.txt": "empty"])
    try files.write(text: "\"a\" = \"Hello %@\";\n", to: "App/en.lproj/A.strings")
    try files.write(text: "\"a\" = \"Hallo %d\";\n", to: "App/de.lproj/A.strings")
    #expect(audit(files).exitCode == .findings)
    #expect(run("audit App --new-since main --format text", in: files).exitCode == .findings)
  }

  @Test func needsARepositoryAndARevision() throws {
    let files = try repository()
    #expect(
      run("audit --new-since nope", in: files).complaint
        == "--new-since nope: git knows no such revision; fetch it, or name another one, as in "
        + "origin/main")
    #expect(run("audit --new-since=-x", in: files).exitCode == .untrustworthy)
    let elsewhere = try ProjectFolder(["en.lproj/A.strings": "\"a\" = \"b\";\n"])
    #expect(
      audit(elsewhere).complaint == ".: it lies in no repository of git; leave out --new-since")
  }
}
