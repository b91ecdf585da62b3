import Foundation
import LegibleCommands
import TestSupport
import Testing

/// One screen as a tree, as JSON or as a drawing.
@Suite struct InspectTests {
  @Test func drawsInTheDark() {
    let drawing = run("inspect home --format svg --appearance dark").output
    #expect(drawing.contains("fill=\"#000000\"/>"))
    #expect(
      run("inspect home --appearance drak").complaint
        == "unknown appearance “drak”; did you mean “dark”? --appearance takes light, dark, "
        + "light-contrast, dark-contrast")
  }

  @Test func showsTheFirstStateAsATree() {
    let outcome = run("inspect trip")
    #expect(outcome.exitCode == .success && outcome.error.isEmpty)
    #expect(outcome.output.hasPrefix("text “name”  ("))
    #expect(outcome.output.contains("“Trip”") && outcome.output.contains("17 pt"))
  }

  @Test func showsTheNamedStateAndVariant() {
    let output = run(
      "inspect trip --state long --size accessibility5 --size-class regular/regular"
    ).output
    #expect(output.contains("53 pt") && output.contains("✂ truncated: “"))
    #expect(!run("inspect trip --state long").output.contains("✂"))
  }

  @Test func showsTheScreenAsJSON() throws {
    let output = run("inspect trip --format json").output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    #expect(Set(try #require(json).keys) == ["announcements", "elements", "nodes", "viewport"])
  }

  @Test func showsWhatIsAnnouncedInTheLanguage() throws {
    let folder = try ProjectFolder([
      "en.lproj/Localizable.strings": "done = \"It is done\";",
      "de.lproj/Localizable.strings": "done = \"Es ist getan\";",
      "Home.screen.json": """
      {"screen": "home", "states": [{"name": "idle", "announcements": [{"key": "done"}],
        "view": {"type": "text", "text": "Hi"}}]}
      """,
    ])
    let tree = run("inspect home --locale de", in: folder).output
    #expect(tree.hasSuffix("\n♪ announced: “Es ist getan”, key done\n"))
    let json = run("inspect home --format json", in: folder).output
    #expect(json.contains("\"string\" : \"It is done\""))
    #expect(!run("inspect home --format svg", in: folder).output.contains("done"))
  }

  @Test func drawsTheScreen() {
    let output = run("inspect trip --format svg").output
    #expect(output.hasPrefix("<svg ") && output.contains("<use "))
  }

  @Test func namesTheDrawingForAssistiveTechnologies() {
    let output = run("inspect trip --state long --format svg --locale de").output
    #expect(output.contains("<title>trip, long, de, large</title>"))
  }

  @Test func reportsTextsWithoutATranslation() {
    let folder = MemoryFiles([
      "en.lproj/Localizable.strings": Data("\"go\" = \"Go\"; \"stop\" = \"Stop\";".utf8),
      "de.lproj/Localizable.strings": Data("\"go\" = \"Los\";".utf8),
      "Home.screen.json": Data(
        """
        {"screen": "home", "states": [{"name": "idle", "view": {"type": "stack", "axis": "vertical",
          "children": [{"type": "text", "text": {"key": "go"}}, {"type": "text", "text": {"key": "stop"}},
            {"type": "text", "text": {"key": "goo"}}]}}]}
        """.utf8),
    ])
    #expect(
      run("inspect home --locale de", in: folder).error == """
        legible: the strings goo are neither in de nor in en, so their keys are shown
        legible: not translated, so another language is shown: stop

        """)
    #expect(
      run("inspect home --locale en", in: folder).error
        == "legible: the strings goo are not in en, so their keys are shown\n")
  }

  @Test func showsAScreenBesideTheDamagedFileOfAnother() {
    let folder = MemoryFiles([
      "Home.screen.json": Data(MemoryFiles.home(title: "Hi").utf8),
      "Other.screen.json": Data("{".utf8),
    ])
    #expect(run("inspect home", in: folder).output.contains("“Hi”"))
    #expect(run("inspect other", in: folder).error.contains("Other.screen.json:1:2"))
  }

  @Test func showsTheScreenOfAFileWhateverOthersAreCalled() throws {
    let folder = try ProjectFolder([
      "en.lproj/Localizable.strings": "hi = \"Hello\";",
      "New/Home.screen.json": """
      {"screen": "home", "states": [{"name": "idle", "view": {"type": "text", "text": {"key": "hi"}}}]}
      """,
      "Old/Home.screen.json": """
      {"screen": "home", "states": [{"name": "idle", "view": {"type": "text", "text": "Ciao"}}]}
      """,
    ])
    #expect(run("inspect New/Home.screen.json", in: folder).output.contains("“Hello”"))
    #expect(run("inspect Old/Home.screen.json", in: folder).output.contains("“Ciao”"))
    #expect(run("inspect home", in: folder).output.contains("“Hello”"))
  }

  @Test func namesAFileThatCannotBeReadOrIsDamaged() {
    let folder = MemoryFiles([
      "Home.screen.json": Data(MemoryFiles.home(title: "Hi").utf8),
      "Bad.screen.json": Data("{".utf8),
    ])
    #expect(run("inspect Bad.screen.json", in: folder).error.contains("Bad.screen.json:1:2: "))
    let missing = run("inspect None.screen.json", in: folder)
    #expect(missing.exitCode != .success && missing.error.contains("None.screen.json:1:1: cannot"))
  }

  @Test func reportsFormatsThatLackArguments() {
    let folder = MemoryFiles([
      "en.lproj/Localizable.strings": Data(
        "\"of\" = \"%1$d of %2$d\"; \"by\" = \"By %@\"; \"all\" = \"100 % done\";".utf8),
      "Home.screen.json": Data(
        """
        {"screen": "home", "states": [{"name": "idle", "view": {"type": "stack", "axis": "vertical",
          "children": [{"type": "text", "text": {"key": "of", "arguments": [1]}},
            {"type": "text", "text": {"key": "by", "arguments": ["Ada"]}},
            {"type": "text", "text": {"key": "all"}}]}}]}
        """.utf8),
    ])
    #expect(
      run("inspect home", in: folder).complaint
        == "the screen has fewer arguments than the formats of the strings of, so specifiers are "
        + "shown as they are written or left out; add the arguments to the screen")
    let report = run("audit --format text", in: folder).output
    #expect(report.contains("its format takes more arguments than the screen has for it"))
  }

  @Test func reportsTextsWhereFormatsTakeNumbers() {
    let folder = MemoryFiles([
      "en.lproj/Localizable.strings": Data("\"of\" = \"%d of %@\";".utf8),
      "Home.screen.json": Data(
        """
        {"screen": "home", "states": [{"name": "idle", "view": {"type": "stack", "axis": "vertical",
          "children": [{"type": "text", "text": {"key": "of", "arguments": ["two", 3]}}]}}]}
        """.utf8),
    ])
    #expect(
      run("inspect home", in: folder).complaint
        == "the screen has a text where the formats of the strings of take a number, so they are "
        + "not what the app shows; give them the number")
    let report = run("audit --format text", in: folder).output
    #expect(report.contains("its format takes a number where the screen has a text"))
  }

  @Test func drawsLayersOnRequest() {
    let plain = run("inspect trip --state long --size accessibility5 --format svg").output
    #expect(!plain.contains("stroke-dasharray") && !plain.contains("<text"))
    let marked = run(
      "inspect trip --state long --size accessibility5 --format svg --show order,truncation"
    ).output
    #expect(marked.contains("stroke-dasharray=\"3 2\"") && marked.contains(">1</text>"))
    #expect(
      run("inspect trip --format svg --show order,target").complaint
        == "unknown layer “target”; did you mean “targets”? --show takes order, targets, truncation"
    )
    let tree = run("inspect trip --show order")
    #expect(tree.exitCode == .usage && tree.output.isEmpty)
    #expect(tree.complaint == "--show needs --format svg: only a drawing has layers")
  }

  @Test func namesTheSymbolsWithoutAPicture() {
    let text = """
      {"screen": "home", "states": [{"name": "idle", "view": {"type": "stack",
        "axis": "vertical", "children": [
          {"type": "symbol", "name": "plus"}, {"type": "symbol", "name": "no.such"},
          {"type": "symbol", "name": "also\\nnot.there"}, {"type": "symbol", "name": "no.such"}]}}]}
      """
    let files = MemoryFiles(["Home.screen.json": Data(text.utf8)])
    let outcome = run("inspect home --format svg", in: files)
    #expect(outcome.exitCode == .success && outcome.output.hasPrefix("<svg "))
    #expect(outcome.complaint?.contains("the symbols also") == true)
    #expect(outcome.complaint?.contains("not.there, no.such") == true)
    #expect(run("inspect home", in: files).error.isEmpty)
  }

  @Test func looksBelowTheNamedPath() {
    let files = MemoryFiles(["App/Home.screen.json": Data(MemoryFiles.home(title: "Hi").utf8)])
    #expect(run("inspect home --path App", in: files).output.contains("“Hi”"))
    #expect(run("inspect home --path Elsewhere", in: files).exitCode == .untrustworthy)
  }

  @Test(arguments: ["tree", "json", "svg"])
  func showsWhatIsLargerThanAnyScreen(_ format: String) {
    let text = """
      {"screen": "huge", "states": [{"name": "idle", "view": {"type": "text", "text": "Hi",
        "padding": 1e300, "frame": {"width": 1e307}}}]}
      """
    let files = MemoryFiles(["Huge.screen.json": Data(text.utf8)])
    let outcome = run("inspect huge --format \(format)", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.hasPrefix("legible: Huge.screen.json:2:14: “padding” has to lie between"))
    #expect(outcome.error.contains("“width” has to lie between"))
    #expect(run("audit", in: files).exitCode != .usage)
  }
}
