import AuditModel
import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// `legible gallery`: the drawings of screens in many variants.
@Suite struct GalleryCommandTests {
  private static let strings = [
    "en.lproj/Localizable.strings": "title = \"Ideas\";",
    "de.lproj/Localizable.strings": "other = \"x\";",
  ]
  private static let boards = Screen(
    id: "boards", title: "All <boards>",
    states: ["idle", "busy"].map { ScreenState(name: $0) { _ in Text(localized("title")) } })
  private static let card = Screen(
    id: "classic/card", states: [ScreenState(name: "idle") { _ in Text(localized("title")) }],
    isAuditedByDefault: false)

  private func run(
    _ line: String, in folder: ProjectFolder, _ screens: [Screen] = [boards, card]
  ) -> Outcome {
    LegibleCommandsTests.run(line, in: folder, screens: screens)
  }

  @Test func writesAPageAndAPictureOfAScreen() throws {
    let folder = try ProjectFolder(Self.strings)
    let outcome = run("gallery -o out", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.error.hasPrefix("wrote out/boards.html and boards.svg: 24 drawings, "))
    #expect(folder.names(in: "out") == ["boards.html", "boards.svg"])
    let page = try #require(folder.text(of: "out/boards.html"))
    #expect(page.components(separatedBy: "<figure").count == 25)
    #expect(page.contains("<html lang=\"en\">") && page.contains("All &lt;boards&gt;"))
    #expect(page.contains("aria-label=\"boards, idle, German (de), accessibility5, iPhone SE"))
    #expect(page.contains("not translated: title"))
    let picture = try #require(folder.text(of: "out/boards.svg"))
    #expect(picture.components(separatedBy: ">accessibility3<").count == 3)
  }

  @Test func hasASliderThatIsLabelledAndNotNeeded() throws {
    let folder = try ProjectFolder(Self.strings)
    _ = run("gallery -o out --sizes large,xLarge", in: folder)
    let page = try #require(folder.text(of: "out/boards.html"))
    #expect(page.contains("<label for=\"size\">Text size</label>"))
    #expect(page.contains("<input type=\"range\" id=\"size\" min=\"0\" max=\"1\""))
    #expect(page.contains("data-sizes=\"large xLarge\""))
    // The form is there with the script only; no drawing is hidden without it.
    #expect(page.matches(of: /<form[^>]* hidden>/).count == 1)
    #expect(!page.contains("<figure hidden") && !page.contains("<script src"))
    // One variant leaves nothing to choose.
    _ = run("gallery -o one --sizes large --locales en", in: folder)
    #expect(folder.text(of: "one/boards.html")?.contains("<form") == false)
  }

  @Test func drawsTheNamedStatesAndDevices() throws {
    let folder = try ProjectFolder(Self.strings)
    let outcome = run(
      "gallery -o out --screens * --states * --devices iphone-17,ipad-13 --locales de "
        + "--sizes large --appearance dark", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      folder.names(in: "out") == [
        "boards.html", "boards.svg", "classic+card.html", "classic+card.svg", "index.html",
      ])
    let page = try #require(folder.text(of: "out/boards.html"))
    #expect(page.components(separatedBy: "<figure").count == 5)
    #expect(page.contains("viewBox=\"0 0 402 874\"") && page.contains("viewBox=\"0 0 1032 1376\""))
    #expect(page.contains("fill=\"#000000\""))
    #expect(folder.text(of: "out/index.html")?.contains("href=\"./classic%2Bcard.html\"") == true)
  }

  @Test func framesTruncatedTextOnRequest() throws {
    let screen = Screen("card") {
      Text(verbatim: "Preparations for the journey").lineLimit(1).frame(width: 60)
    }
    let folder = try ProjectFolder(Self.strings)
    let screens = [Self.boards, screen]
    _ = run("gallery -o plain --screens card --sizes large", in: folder, screens)
    _ = run("gallery -o marked --screens card --sizes large --show truncation", in: folder, screens)
    let (plain, marked) = (folder.text(of: "plain/card.html"), folder.text(of: "marked/card.html"))
    #expect(plain?.contains("1 truncated text") == true)
    #expect(plain?.contains("stroke-dasharray") == false)
    #expect(marked?.contains("stroke-dasharray") == true)
  }

  @Test(arguments: [
    ("gallery", "name the folder to write to with -o; see “legible help gallery”"),
    ("gallery -o -", "name the folder to write to with -o; see “legible help gallery”"),
    ("gallery -o out --screens bords", "unknown screen “bords”; did you mean “boards”?"),
    ("gallery -o out --states ilde", "unknown state “ilde”; did you mean “idle”?"),
    ("gallery -o out --locales fr", "unknown locale “fr”; there are de, en"),
    (
      "gallery -o out --sizes large5",
      "unknown size “large5”; did you mean “large”? --sizes takes xSmall, small, medium, large, "
        + "xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, "
        + "accessibility4, accessibility5"
    ),
  ])
  func refusesUnknownNames(_ line: String, complaint: String) throws {
    let folder = try ProjectFolder(Self.strings)
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint == complaint)
    #expect(!folder.isFolder("out"))
  }

  @Test func refusesAnUnknownDevice() throws {
    let outcome = run("gallery -o out --devices iphone", in: try ProjectFolder(Self.strings))
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.hasPrefix("unknown device “iphone”; there are iphone-se, ") == true)
    #expect(outcome.complaint?.hasSuffix(" more; “legible devices” lists them") == true)
  }

  @Test func refusesMoreThanABrowserShows() throws {
    let states = (0..<300).map { number in
      ScreenState(name: "s\(number)") { _ in Text(localized("title")) }
    }
    let outcome = run(
      "gallery -o out --states *", in: try ProjectFolder(Self.strings),
      [Screen(id: "large", states: states)])
    #expect(
      outcome.complaint == "screen “large” would have 7200 drawings, and a page takes 5000; name "
        + "fewer with --states, --locales, --sizes or --devices")
  }

  @Test func overwritesAGalleryAndNothingElse() throws {
    let folder = try ProjectFolder(Self.strings)
    #expect(run("gallery -o out --sizes large", in: folder).exitCode == .success)
    #expect(run("gallery -o out --sizes large", in: folder).exitCode == .success)
    try folder.write(text: "<svg/>", to: "out/boards.svg")
    try folder.delete("out/boards.html")
    let outcome = run("gallery -o out --sizes large", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint
        == "out/boards.svg: a file is there already, and would be lost; name another "
        + "file, or add --overwrite")
    #expect(folder.names(in: "out") == ["boards.svg"])
    #expect(run("gallery -o en.lproj/Localizable.strings", in: folder).exitCode == .untrustworthy)
  }

  @Test func refusesScreensOfOneFile() throws {
    let screens = ["Home", "home"].map { Screen($0) { Text(localized("title")) } }
    let outcome = run("gallery -o out", in: try ProjectFolder(Self.strings), screens)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("screens “Home” and “home” would have the same") == true)
  }

  @Test(arguments: ["index", "Index"])
  func refusesAScreenInPlaceOfTheListOfScreens(_ name: String) throws {
    let screens = [name, "other"].map { Screen($0) { Text(localized("title")) } }
    let folder = try ProjectFolder(Self.strings)
    let outcome = run("gallery -o out", in: folder, screens)
    #expect(outcome.exitCode == .untrustworthy && !folder.isFolder("out"))
    #expect(
      outcome.complaint == "screen “\(name)” and the list of the screens would have the same file "
        + "\(name).html; draw one of them at a time, into a folder each")
    let alone = run("gallery -o out --sizes large", in: folder, [screens[0]])
    #expect(alone.exitCode == .success)
  }

  @Test func saysWhyThereIsNoScreen() throws {
    let folder = try ProjectFolder(Self.strings)
    try folder.write(
      text: #"{"screen": "home", "states": [{"name": "a", "view": {"type": "txt"}}]}"#,
      to: "home.screen.json")
    let alone = run("gallery -o out", in: folder, [])
    #expect(alone.exitCode == .untrustworthy)
    #expect(alone.complaint?.hasPrefix("home.screen.json:1:") == true, "\(alone.error)")
    let unknown = run("gallery -o out --screens home", in: folder, [Self.boards])
    #expect(unknown.exitCode == .usage)
    #expect(unknown.error.hasPrefix("legible: home.screen.json:1:"))
    #expect(unknown.error.contains("\nlegible: unknown screen “home”"))
    let others = run("gallery -o out --sizes large", in: folder, [Self.boards])
    #expect(others.exitCode == .untrustworthy && folder.isFile("out/boards.html"))
    #expect(others.error.components(separatedBy: "home.screen.json:1:").count == 2)
    let nothing = run("gallery -o out", in: try ProjectFolder(["a.txt": ""]), [])
    #expect(
      nothing.complaint?.hasSuffix("as in “legible gallery path/to/App -o gallery”") == true)
  }

  @Test func namesTheSymbolsWithoutAPicture() throws {
    let screens = ["one", "two"].map { name in
      Screen(name) {
        Text(localized("title"))
        Image(systemName: "no.such")
        Image(systemName: "no.\(name)")
      }
    }
    let outcome = run(
      "gallery -o out --sizes large", in: try ProjectFolder(Self.strings), screens)
    #expect(outcome.exitCode == .success)
    #expect(outcome.error.contains("the symbols no.one, no.such, no.two\n"))
  }

  @Test func reportsWhatCannotBeWritten() {
    let files = MemoryFiles(
      ["Home.screen.json": Data(MemoryFiles.home(title: "Ideas").utf8)], isReadOnly: true)
    let outcome = LegibleCommandsTests.run("gallery -o out --sizes large", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint
        == "out/home.svg: cannot be written: permission denied; check the folder that -o names")
  }

  @Test func showsWhatCannotBeDrawnInItsPlace() throws {
    let folder = try ProjectFolder(Self.strings)
    let broken = Screen(
      id: "broken", states: [.played(name: "lost") { _ in PlayedState(failure: "no <“go”>") }])
    let outcome = run("gallery -o out --sizes large", in: folder, [Self.boards, broken])
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("broken, lost: the state cannot be played: no <“go”>\n"))
    let page = try #require(folder.text(of: "out/broken.html"))
    #expect(page.contains("Not drawn: <bdi>the state cannot be played: no &lt;“go”&gt;</bdi>"))
  }

  @Test func drawsAnAppWithoutStringTables() throws {
    let folder = try ProjectFolder(["Home.screen.json": MemoryFiles.home(title: "Ideas")])
    let outcome = run("gallery -o out --sizes large", in: folder, [])
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let none = run("gallery -o out", in: try ProjectFolder(Self.strings), [])
    #expect(none.exitCode == .untrustworthy)
    #expect(none.complaint?.hasPrefix("there are no screens to draw; add .screen.json") == true)
  }
}
