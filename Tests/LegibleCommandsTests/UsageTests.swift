import LegibleCommands
import TestSupport
import Testing

/// Each wrong call gets one line that names the thing and the nearest right word.
@Suite struct UsageTests {
  private static let sizes =
    "xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, "
    + "accessibility3, accessibility4, accessibility5"

  @Test(arguments: [
    ("audti", "unknown command “audti”; did you mean “audit”?"),
    ("look", "unknown command “look”; see “legible help”"),
    ("audit --local de", "unknown option --local; did you mean --locales?"),
    (
      "screens --colour",
      "unknown option --colour; “legible screens” takes --screens, --summary, --font"
    ),
    ("pseudo -x", "unknown option -x; did you mean -o?"),
    ("explain --all", "unknown option --all; “legible explain” takes no options"),
    ("rules --all", "unknown option --all; “legible rules” takes --format"),
    ("audit --screens hmoe", "unknown screen “hmoe”; did you mean “home”?"),
    ("audit --screens settings", "unknown screen “settings”; there are home, trip"),
    ("audit --states lnog", "unknown state “lnog”; did you mean “long”?"),
    ("audit --screens home --states long", "unknown state “long”; there are idle"),
    ("audit --sizes larg", "unknown size “larg”; did you mean “large”? --sizes takes \(sizes)"),
    ("audit --sizes Large", "unknown size “Large”; did you mean “large”? --sizes takes \(sizes)"),
    (
      "audit --size-classes compact/regula",
      "unknown size class “compact/regula”; did you mean “compact/regular”? --size-classes takes "
        + "compact/regular, compact/compact, regular/compact, regular/regular"
    ),
    (
      "audit --format jsn",
      "unknown format “jsn”; did you mean “json”? --format takes text, json, html, csv, markdown, comment, sarif, github, gitlab, junit, checkstyle, "
        + "sonarqube, xcode"
    ),
    (
      "audit --format pdf",
      "unknown format “pdf”; --format takes text, json, html, csv, markdown, comment, sarif, github, gitlab, junit, checkstyle, "
        + "sonarqube, xcode"
    ),
    (
      "audit --fail-on errors",
      "unknown severity “errors”; did you mean “error”? --fail-on takes error, warning, note, never"
    ),
    (
      "import de.xliff --accept all",
      "unknown problem “all”; --accept takes needs-review, cut-off, other-language"
    ),
    ("audit --jobs 0", "--jobs takes a number from 1 to 1024, not “0”"),
    ("audit --jobs many", "--jobs takes a number from 1 to 1024, not “many”"),
    ("inspect hom", "unknown screen “hom”; did you mean “home”?"),
    ("inspect trip --state lang", "unknown state “lang”; did you mean “long”?"),
    (
      "inspect home --format text",
      "unknown format “text”; --format takes tree, json, svg, voiceover, voicecontrol, keyboard"
    ),
    (
      "inspect home --size-class regular",
      "unknown size class “regular”; --size-class takes "
        + "compact/regular, compact/compact, regular/compact, regular/regular"
    ),
    ("explain text-trunctated", "unknown rule “text-trunctated”; did you mean “text-truncated”?"),
    ("explain text-trunc", "unknown rule “text-trunc”; did you mean “text-truncated”?"),
    (
      "explain url", "unknown rule “url”; did you mean “url-changed”?"
    ),
    ("help audits", "unknown command “audits”; did you mean “audit”?"),
  ])
  func namesTheNearestWord(_ line: String, complaint: String) {
    let outcome = run(line)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint == complaint)
  }

  @Test(arguments: [
    "audit --locales", "audit --sizes --locales en", "audit --sizes=", "inspect home --state",
  ])
  func asksForAMissingValue(_ line: String) {
    let outcome = run(line)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.contains(" needs a value; see “legible help ") == true)
  }

  @Test(arguments: ["--screens", "--states", "--locales", "--sizes", "--size-classes", "--format"])
  func refusesAListOfNothing(_ option: String) {
    let outcome = run(["audit", option, ","], in: MemoryFiles.home)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.hasPrefix("no ") == true)
    #expect(outcome.complaint?.hasSuffix(" is named") == true)
  }

  @Test(arguments: ["audit", "export", "import", "convert", "pseudo", "glossary"])
  func takesTheNumberOfThreadsWhereverWorkIsShared(_ command: String) {
    let line = "\(command) Home.screen.json --jobs 0" + (command == "convert" ? " --to po" : "")
    let output = ["export", "convert", "pseudo"].contains(command) ? " -o out" : ""
    #expect(run(line + output).exitCode == .usage)
  }

  @Test func refusesAValueForAFlag() {
    #expect(
      run("audit --verbose=yes").complaint
        == "--verbose takes no value; see “legible help audit”")
  }

  @Test func asksForTheNameOfAScreenOrRule() {
    for line in ["inspect", "inspect home trip", "explain", "explain a b", "rules all"] {
      #expect(run(line).exitCode == .usage)
      #expect(run(line).complaint != nil)
    }
  }

  @Test func takesValuesAfterAnEqualsSign() {
    #expect(run("audit --sizes=large").exitCode == .success)
    #expect(run("audit --sizes=large,accessibility5").exitCode == .findings)
    #expect(run("inspect home --size=accessibility1").output.contains("28 pt"))
  }

  @Test func takesListsWithSpaces() {
    let outcome = run(["audit", "--sizes", "small, large"], in: MemoryFiles.home)
    #expect(outcome.exitCode == .success)
  }

  @Test func addsUpTheValuesOfAListAndTakesTheLastOfOthers() {
    #expect(run("audit --sizes accessibility5 --sizes large").exitCode == .findings)
    let line = "audit --sizes accessibility5 --fail-on error --fail-on never"
    #expect(run(line).exitCode == .success)
  }

  @Test func saysWhenItsOutputIsLost() {
    let outcome = run("rules", console: MemoryConsole(outputFailure: "No space left on device"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint == "standard output cannot be written: No space left on device")
  }

  @Test func takesAllWordsAfterTwoHyphensForPaths() {
    #expect(run("audit -- --sizes").complaint == "--sizes: no such file or folder")
  }
}
