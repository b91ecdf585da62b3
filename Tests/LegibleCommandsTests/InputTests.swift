import AuditModel
import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// Input that cannot be used is named with its place, and the rest is audited all the same.
@Suite struct InputTests {
  @Test(arguments: [
    ("audit nowhere", "nowhere: no such file or folder"),
    (
      "audit Notes.txt",
      "Notes.txt: no string files or screens; their names end in .strings"
    ),
    (
      "audit Locked.screen.json",
      "Locked.screen.json:1:1: cannot be read; check that it exists and may be read"
    ),
    (
      "audit Broken.screen.json",
      "Broken.screen.json:2:31: a state has no field “vew”; did you mean “view”?"
    ),
  ])
  func namesWhatItCannotUse(_ line: String, complaint: String) {
    let files = MemoryFiles([
      "Notes.txt": Data(),
      "Locked.screen.json": MemoryFiles.unreadable,
      "Broken.screen.json": Data(
        """
        {"screen": "broken",
          "states": [{"name": "idle", "vew": {"type": "text"}}]}
        """.utf8),
    ])
    let outcome = run(line, in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix(complaint) == true, "\(outcome.error)")
  }

  @Test func saysWhichFontItCannotOpen() {
    let outcome = run("audit --font Missing.ttf")
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("Missing.ttf: ") == true)
    #expect(outcome.complaint?.contains(".ttf, .otf or .ttc") == true)
  }

  @Test func auditsOneOfTwoScreensOfOneName() {
    let files = MemoryFiles([
      "A.screen.json": Data(MemoryFiles.home(title: "One").utf8),
      "B.screen.json": Data(MemoryFiles.home(title: "Two").utf8),
    ])
    let outcome = run("audit", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.error.hasPrefix(
        "legible: B.screen.json:1:12: another screen is called “home” too, in A.screen.json:1:12; "
          + "give it its own name\n"))
    #expect(outcome.output.contains("48 variants"))
  }

  @Test func letsAScreenHaveTheNameOfOneWhoseTextsAreElsewhere() {
    let own = Screen(
      id: "home", states: [ScreenState(name: "idle") { _ in Text(localized("title")) }])
    let outcome = run("audit", screens: [own])
    #expect(outcome.exitCode != .untrustworthy, "\(outcome.error)")
  }

  @Test func findsScreensInFoldersButNotInHiddenOnes() {
    let screen = Data(MemoryFiles.home(title: "Ideas").utf8)
    let files = MemoryFiles([
      "App/Screens/Home.screen.json": screen, ".build/Home.screen.json": screen,
      "Pods/Other/Home.screen.json": screen,
    ])
    #expect(run("screens", in: files).output == "home (1 state)\n  idle\n")
  }

  @Test(arguments: ["audit . App", "audit ./App/ App", "audit App/ App/Home.screen.json"])
  func readsWhatIsNamedTwiceOnce(_ line: String) {
    let files = MemoryFiles(["App/Home.screen.json": Data(MemoryFiles.home(title: "Hi").utf8)])
    #expect(run(line, in: files).exitCode == .success)
  }

  @Test func auditsOnlyBelowTheNamedPaths() {
    let files = MemoryFiles([
      "One/Home.screen.json": Data(MemoryFiles.home(title: "One").utf8),
      "Two/Trip.screen.json": Data(
        MemoryFiles.home(title: "Two").replacing("home", with: "trip").utf8),
    ])
    func list(_ path: String) -> String { run("screens \(path)", in: files).output }
    #expect(list("One") == "home (1 state)\n  idle\n")
    #expect(list("Two/Trip.screen.json") == "trip (1 state)\n  idle\n")
    #expect(list(".") == "home (1 state)\n  idle\ntrip (1 state)\n  idle\n")
  }

  @Test func auditsTheRestWhenAScreenFileIsBroken() {
    let files = MemoryFiles([
      "Broken.screen.json": Data("{".utf8),
      "Home.screen.json": Data(MemoryFiles.home(title: "Hi").utf8),
    ])
    let outcome = run("audit --format text", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.output.contains("[screen-invalid]"))
    #expect(outcome.output.contains("48 variants"))
    #expect(outcome.error.contains("legible: Broken.screen.json:1:"))
    #expect(run("screens", in: files).exitCode == .untrustworthy)
  }

  @Test func saysOfEachMistakeInAScreenFileHowToCorrectIt() {
    let broken = MemoryFiles.home(title: "Hi").replacing("\"type\"", with: "\"typ\"")
      .replacing("\"states\"", with: "\"stats\"")
    let files = MemoryFiles([
      "Broken.screen.json": Data(broken.utf8),
      "Home.screen.json": Data(MemoryFiles.home(title: "Hi").utf8),
    ])
    let output = run("audit --format text --verbose", in: files).output
    #expect(output.contains("has no field “stats”; did you mean “states”?"))
    #expect(output.contains("fix      correct the file; “legible schema screen"))
  }

  @Test func leavesOutScreensWhoseTextsAreElsewhere() {
    let own = Screen(
      id: "own",
      states: [ScreenState(name: "idle") { _ in Text(localized("title")) }])
    #expect(run("screens", screens: [own]).output.contains("own") == false)
    #expect(run("audit", in: MemoryFiles(), screens: [own]).exitCode == .untrustworthy)
  }

  @Test func saysWhereItCannotWrite() {
    let files = MemoryFiles(
      ["Home.screen.json": Data(MemoryFiles.home(title: "Hi").utf8)], isReadOnly: true)
    let outcome = run("audit --output Away", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint
        == "Away/report.json: cannot be written: permission denied; check the folder, or name one "
        + "with --output")
  }
}
