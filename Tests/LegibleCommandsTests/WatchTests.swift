import Foundation
import Intake
import LegibleCommands
import Synchronization
import TestSupport
import Testing
import ViewTree

/// `legible audit --watch`.
@Suite struct WatchTests {
  private static let english = "App/en.lproj/Localizable.strings"
  private static let german = "App/de.lproj/Localizable.strings"
  private static let finnish = "App/fi.lproj/Localizable.strings"
  private static let screen = "one.screen.json"

  /// Tables with a wrong specifier in Finnish.
  private static let tables = [
    english: "\"a\" = \"Hello %@\";\n\"b\" = \"Book\";\n",
    german: "\"a\" = \"Hallo %@\";\n\"b\" = \"Buch\";\n",
    finnish: "\"a\" = \"Hei %d\";\n\"b\" = \"Kirja\";\n",
  ]

  private typealias Step = @Sendable (MemoryFiles) throws -> Void

  /// The printed lines after each step, with the exit code of the command.
  private func watch(
    _ steps: Step..., tables: [String: String] = Self.tables, screens: [Screen] = [],
    words: String = "--rules format-*"
  ) -> (exitCode: ExitCode, first: String, parts: [String]) {
    let files = MemoryFiles(tables.mapValues { Data($0.utf8) })
    let console = MemoryConsole()
    let clock = ScriptedClock(steps.map { step in { try? step(files) } })
    let line = "audit --watch \(words)".split(separator: " ").map { String($0) }
    let outcome = run(line, in: files, screens: screens, console: console, clock: clock)
    let parts = outcome.output.components(separatedBy: "Control-C ends it.\n")
    return (
      outcome.exitCode, parts[0],
      (parts.last ?? "").split(separator: "\n\n").map {
        $0.trimmingCharacters(in: .newlines)
      }
    )
  }

  private static func writing(
    _ text: String, to path: String
  ) -> @Sendable (MemoryFiles) throws -> Void {
    { files in try files.write(Data(text.utf8), to: path) }
  }

  @Test func auditsEverythingFirst() {
    let result = watch()
    #expect(result.exitCode == .interrupted && result.exitCode.rawValue == 130)
    #expect(result.first.contains("“Hei %d”") && result.first.contains("Watching 3 files"))
    #expect(result.parts.isEmpty)
  }

  @Test func printsTheDifferenceThatAWrittenTableMakes() throws {
    let result = watch(
      Self.writing("\"a\" = \"Hallo %@\";\n\"b\" = \"%d Buch\";\n", to: Self.german),
      Self.writing("\"a\" = \"Hallo %d\";\n\"b\" = \"%d Buch\";\n", to: Self.german),
      Self.writing("\"a\" = \"Hallo %@\";\n\"b\" = \"Buch\";\n", to: Self.german))
    try #require(result.parts.count == 3)
    // The wrong Finnish string is elsewhere.
    #expect(result.parts[0].hasSuffix("; 1 elsewhere"))
    #expect(result.parts[0].contains("\(Self.german): 1 changed string\n+ error [format-extra] "))
    #expect(result.parts[0].contains("\(Self.german):2:7: de “b”: “%d” takes an argument"))
    #expect(result.parts[0].contains("1 new, 0 fixed, 0 remaining"))
    #expect(result.parts[1].contains("+ error") && !result.parts[1].contains("“b”"))
    #expect(result.parts[2].contains("2 changed strings"))
    #expect(result.parts[2].contains("0 new, 2 fixed, 0 remaining"))
  }

  @Test func auditsAllTranslationsOfAWrittenSourceString() throws {
    let result = watch(
      Self.writing("\"a\" = \"Hello %d\";\n\"b\" = \"Book\";\n", to: Self.english))
    try #require(result.parts.count == 1)
    #expect(result.parts[0].contains("+ error [format-type] \(Self.german):1:7: de “a”"))
    #expect(result.parts[0].contains("- error [format-type] \(Self.finnish):1:7: fi “a”"))
  }

  @Test func leavesOutWhatIsWrongWithOtherStrings() throws {
    let result = watch(
      Self.writing("\"a\" = \"Hei %d\";\n\"b\" = \"Vihko\";\n", to: Self.finnish))
    try #require(result.parts.count == 1)
    #expect(result.parts[0].contains("1 changed string\n0 new, 0 fixed, 0 remaining"))
  }

  private static let catalog = "App/Localizable.xcstrings"

  /// A catalog whose French strings are all the English ones, which is one finding about the file.
  private static func catalog(german: String) -> String {
    let words = (0..<40).map { "Open the door number \($0) of the house" }
    let entries = words.enumerated().map { index, word in
      let german = index == 0 ? german : "Türe Nummer \(index) im Haus öffnen"
      let values = [("de", german), ("fr", word)].map { language, value in
        #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
      }
      return #""\#(word)": {"localizations": {\#(values.joined(separator: ", "))}}"#
    }
    return
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}, "version": "1.0"}"#
  }

  @Test func keepsWhatIsWrongWithOtherLanguagesOfACatalog() throws {
    let result = watch(
      Self.writing(Self.catalog(german: "Türe 0"), to: Self.catalog),
      Self.writing(Self.catalog(german: "Türe 0") + "\n", to: Self.catalog),
      tables: [Self.catalog: Self.catalog(german: "Türe Nummer 0")],
      words: "--rules same-as-source")
    try #require(result.parts.count == 2)
    #expect(result.first.contains("40 of 40 strings equal the source language"))
    for part in result.parts {
      #expect(part.contains("0 new, 0 fixed, 0 remaining; 1 elsewhere"), "\(part)")
    }
  }

  @Test func waitsForTheEndOfATableInTheMiddleOfTyping() throws {
    let files = MemoryFiles(Self.tables.mapValues { Data($0.utf8) })
    let broken = Self.writing("\"a\" = \"Hallo %@\";\n\"b\" = \"%d Bu", to: Self.german)
    let whole = Self.writing("\"a\" = \"Hallo %@\";\n\"b\" = \"%d Buch\";\n", to: Self.german)
    let clock = ScriptedClock([{ try? broken(files) }, { try? whole(files) }])
    let outcome = run(
      ["audit", "--watch", "--rules", "format-*"], in: files, clock: clock)
    #expect(
      outcome.output.contains("\(Self.german):2:7: ") && outcome.output.contains("waiting for"))
    // The strings of the broken table do not count as removed.
    #expect(!outcome.output.contains("- error"))
    #expect(outcome.output.contains("+ error [format-extra]"))
  }

  private static let button = """
    {"screen": "one", "states": [{"name": "idle", "view": {"type": "button", "id": "x",
      "frame": {"width": 20, "height": 20}, "children": []}}]}
    """

  @Test func auditsANewScreen() throws {
    let result = watch(
      Self.writing(Self.button, to: Self.screen), words: "--rules hit-region-small --sizes large")
    try #require(result.parts.count == 1)
    #expect(result.parts[0].contains("audited again") && result.parts[0].contains("+ error"))
  }

  @Test func countsWhatCannotBeReadAsNotChecked() throws {
    let tables = Self.tables.merging([Self.screen: Self.button]) { $1 }
    let files = MemoryFiles(tables.mapValues { Data($0.utf8) })
    let clock = ScriptedClock([
      { try? files.write(Data("{".utf8), to: Self.screen) },
      { try? files.write(Data(Self.button.utf8), to: Self.screen) },
    ])
    let outcome = run(
      ["audit", "--watch", "--rules", "hit-region-small", "--sizes", "large"], in: files,
      clock: clock)
    #expect(outcome.output.contains("0 fixed, 0 remaining, 3 not checked"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("0 new, 0 fixed, 3 remaining\n"), "\(outcome.output)")
  }

  @Test func auditsContentsThatAreOnlyKnownAfterLayout() throws {
    let screen = Screen(
      id: "reader",
      states: [
        ScreenState(name: "idle") { _ in
          GeometryReader { geometry in
            Text(.localized(LocalizedText(key: "b", table: "Localizable"))).lineLimit(1)
              .frame(width: geometry.size.width / 100)
          }
        }
      ])
    let result = watch(
      Self.writing("\"a\" = \"Hallo %@\";\n\"b\" = \"Buch der Bücher\";\n", to: Self.german),
      screens: [screen], words: "--rules text-truncated --sizes large")
    try #require(result.parts.count == 1)
    #expect(
      result.parts[0].contains("error [text-truncated] \(Self.german):2:7: de screen reader “b”"))
  }

  @Test func auditsScreensThatShowAWrittenString() throws {
    let screens = ["a", "b"].map { key in
      Screen(
        id: "shows-\(key)",
        states: [
          ScreenState(name: "idle") { _ in
            Text(.localized(LocalizedText(key: key, table: "Localizable"))).lineLimit(1)
              .frame(width: 50)
          }
        ])
    }
    let result = watch(
      Self.writing("\"a\" = \"Hallo %@\";\n\"b\" = \"Buch der Bücher\";\n", to: Self.german),
      Self.writing("\"a\" = \"Hallo %@\";\n\"b\" = \"Buch\";\n", to: Self.german),
      screens: screens, words: "--rules text-truncated --sizes large")
    try #require(result.parts.count == 2)
    #expect(
      result.parts[0].contains("+ error [text-truncated] \(Self.german):2:7: de screen shows-b “b”")
    )
    #expect(!result.parts[0].contains("shows-a"))
    #expect(result.parts[1].contains("- error [text-truncated]"))
  }

  @Test func laysOutLanguagesThatShowAWrittenSourceString() throws {
    let screen = Screen(
      id: "shows-c",
      states: [
        ScreenState(name: "idle") { _ in
          Text(.localized(LocalizedText(key: "c", table: "Localizable"))).lineLimit(1)
            .frame(width: 50)
        }
      ])
    let tables = [
      Self.english: "\"c\" = \"Book\";\n", Self.german: "\"c\" = \"Büchersammlung\";\n",
      Self.finnish: "",
    ]
    let result = watch(
      Self.writing("\"c\" = \"Collection of books\";\n", to: Self.english),
      Self.writing("\"c\" = \"Book\";\n", to: Self.english), tables: tables, screens: [screen],
      words: "--rules text-truncated --sizes large")
    #expect(result.first.contains("Screen shows-c: 1 error"))
    try #require(result.parts.count == 2)
    // Finnish shows the English text; German shows its own, whose finding stays as it is.
    #expect(result.parts[0].contains(": en screen shows-c “c”"))
    #expect(result.parts[0].contains(": fi screen shows-c “c”"))
    #expect(!result.parts[0].contains(": de screen") && result.parts[0].contains("2 new, 0 fixed"))
    #expect(result.parts[1].contains("0 new, 2 fixed"))
  }

  @Test func auditsEverythingAgainWhenTablesAreAddedOrRemoved() throws {
    let swedish = "App/sv.lproj/Localizable.strings"
    let result = watch(
      Self.writing("\"a\" = \"Hej %d\";\n\"b\" = \"Bok\";\n", to: swedish),
      { try $0.delete(swedish) })
    try #require(result.parts.count == 2)
    #expect(
      result.parts[0].contains("Everything was audited again\n+ error [format-type] \(swedish)"))
    #expect(result.parts[1].contains("- error [format-type] \(swedish)"))
    #expect(result.parts[1].contains("0 new, 1 fixed, 1 remaining"))
  }

  @Test func auditsEverythingAgainWhenAScreenIsWritten() throws {
    func screen(_ text: String) -> String {
      """
      {"screen": "one", "states": [{"name": "s", "view": {"type": "text", "text": "\(text)",
        "lineLimit": 1, "frame": {"width": 60}}}]}
      """
    }
    let result = watch(
      Self.writing(screen("Preparations for a trip"), to: Self.screen),
      tables: [Self.screen: screen("Trip")], words: "--rules text-truncated --sizes large")
    try #require(result.parts.count == 1)
    #expect(result.parts[0].contains("+ error [text-truncated]"))
  }

  @Test func noticesFilesThatEditorsReplace() throws {
    let files = try ProjectFolder(Self.tables)
    let clock = ScriptedClock([
      { try? files.write(text: "\"a\" = \"Hallo %d\";\n\"b\" = \"Buch\";\n", to: Self.german) }
    ])
    let outcome = run(["audit", "--watch", "--rules", "format-*"], in: files, clock: clock)
    #expect(outcome.output.contains("+ error [format-type] \(Self.german):1:7: de “a”"))
    #expect(!outcome.output.contains("Everything was audited again"))
  }

  @Test(arguments: ["--fix", "--since main", "--new-since main", "--format json", "-o Reports"])
  func excludesOptionsThatContradictIt(_ words: String) {
    let outcome = run("audit --watch \(words)")
    #expect(outcome.exitCode == .usage && outcome.error.contains("--watch "))
  }
}

/// A clock that does something before each look but every second one, and ends after the last.
private final class ScriptedClock: WatchClock {
  private let steps: Mutex<[(@Sendable () -> Void)?]>

  init(_ steps: [@Sendable () -> Void]) {
    // After a change, files are looked at until two looks are the same.
    self.steps = Mutex(steps.flatMap { [$0, nil] })
  }

  func wait() -> Bool {
    let next = steps.withLock { steps in steps.isEmpty ? [] : [steps.removeFirst()] }
    for step in next { step?() }
    return !next.isEmpty
  }
}
