import Foundation
import LegibleCommands
import TestSupport
import Testing

/// The audit of texts that lie anywhere, in any format, with what is known beyond them.
@Suite struct TextAuditTests {
  private static let english = """
    /* How many cards there are. */
    "cards" = "%d cards in “%@”";
    /* A hint. */
    "hint" = "Tap to read more…";

    """

  private static let german = """
    /* How many cards there are. */
    "cards" = "%@: %d Karten";
    /* A hint. */
    "hint" = "Tippe,  um mehr zu lesen...";

    """

  private static func folder(_ others: [String: String] = [:]) throws -> ProjectFolder {
    try ProjectFolder(
      ["en.lproj/A.strings": english, "de.lproj/A.strings": german].merging(others) { $1 })
  }

  private static let quiet = "--texts --format text --fail-on warning --verbose --no-history"

  @Test(arguments: [".", "de.lproj", "de.lproj/A.strings"])
  func takesFoldersAndFiles(_ path: String) throws {
    let outcome = run("audit \(path) \(Self.quiet)", in: try Self.folder())
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("[format-order-nonpositional]"))
    #expect(outcome.output.contains("from     “%d cards in “%@””  en.lproj/A.strings:2:11"))
    #expect(outcome.output.contains("text     de “%@: %d Karten”  de.lproj/A.strings:2:11"))
  }

  @Test func auditsAnExchangeFileWithoutItsProject() throws {
    let folder = try ProjectFolder([
      "back/de.xliff": ExchangeProject.xliff([("ask", "Is %@ there?", "Ist %d da?")])
    ])
    let outcome = run("audit back \(Self.quiet)", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("[format-type]"))
    #expect(outcome.output.contains("  de.xliff:"))
  }

  @Test func countsTranslationsAndNamesTheFileThatAKeyBelongsIn() throws {
    let folder = try ProjectFolder()
    for (locale, word) in [("en", "One"), ("de", "Eins"), ("fi", "Yksi"), ("fr", "Un")] {
      try folder.write(
        text: "/* A count. */\n\"one\" = \"\(word)\\r\\n\(word)\";", to: "\(locale).lproj/A.strings"
      )
    }
    try folder.write(
      text: """
        <plist><dict><key>cards</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d card</string><key>other</key><string>%d cards</string></dict></dict>
        </dict></plist>
        """, to: "en.lproj/A.stringsdict")
    let output = run("audit . \(Self.quiet)", in: folder).output
    #expect(output.contains("de: add the key to de.lproj/A.stringsdict"), "\(output)")
    // The finding is in the source strings, too, which are no translation.
    #expect(output.contains("[carriage-return]") && output.contains("in       all 4 languages"))
    #expect(output.contains("3 of 3 languages have it") && !output.contains("4 of 3"))
  }

  @Test func looksAtTextsThatAreInTheProjectTooOnlyOnce() throws {
    let folder = try Self.folder()
    #expect(run("export . --locales de -o xliff", in: folder).exitCode == .success)
    let outcome = run("audit . \(Self.quiet)", in: folder)
    #expect(
      outcome.output.components(separatedBy: "[format-order-nonpositional]").count == 2)
  }

  @Test func goesOnWhereAFileCannotBeRead() throws {
    let folder = try Self.folder(["back/fr.xliff": "<xliff", "fr.lproj/A.strings": "\"a\" = "])
    let outcome = run("audit . \(Self.quiet)", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.output.contains("back/fr.xliff:1:"))
    #expect(outcome.output.contains("fr.lproj/A.strings:1:"))
    #expect(outcome.output.contains("[format-order-nonpositional]"))
  }

  @Test func fixesWhatIsMechanicalAndNothingElse() throws {
    let folder = try Self.folder()
    let before = folder.text(of: "de.lproj/A.strings")
    let dry = run("audit . \(Self.quiet) --fix --dry-run", in: folder)
    #expect(folder.text(of: "de.lproj/A.strings") == before)
    #expect(dry.output.contains("2 strings fixed in 1 file; nothing was written (--dry-run)\n"))
    _ = run("audit . \(Self.quiet) --fix", in: folder)
    #expect(
      folder.text(of: "de.lproj/A.strings")
        == before?.replacing("%@: %d", with: "%2$@: %1$d").replacing(",  um", with: ", um")
        .replacing("...", with: "…"))
    #expect(folder.text(of: "en.lproj/A.strings") == Self.english)
    #expect(run("audit . \(Self.quiet) --fix", in: folder).output.hasPrefix("0 strings fixed"))
  }

  @Test func fixesExchangeFiles() throws {
    let came = ExchangeProject.xliff([
      ("more", "Tap to read more…", "Tippe,  um mehr zu lesen..."),
      ("go", "Go", "Los"),
    ])
    let folder = try ProjectFolder(["back/de.xliff": came])
    let outcome = run("audit back \(Self.quiet) --fix", in: folder)
    #expect(outcome.output.hasPrefix("--- de.xliff\n"))
    #expect(
      folder.text(of: "back/de.xliff")
        == came.replacing(",  um", with: ", um").replacing("...", with: "…"))
    #expect(run("audit back \(Self.quiet) --fix", in: folder).output.hasPrefix("0 strings fixed"))
  }

  @Test func holdsTheCodeOfAllTargetsAgainstTheTextsOfAll() throws {
    let texts = ["App": "app", "Widget": "widget"].flatMap { folder, word in
      ["en", "de"].map { locale in
        (
          "\(folder)/\(locale).lproj/Localizable.strings",
          "\"\(word).title\" = \"\(locale == "en" ? "Cards" : "Karten")\";\n"
        )
      }
    }
    let code = [
      "App/App.swift": """
      let a = NSLocalizedString("app.title", comment: "")
      let b = NSLocalizedString("app.gone", comment: "")
      """,
      "Widget/Widget.swift": "let a = NSLocalizedString(\"widget.title\", comment: \"\")\n",
    ]
    let folder = try ProjectFolder(code.merging(texts) { $1 })
    let outcome = run("audit . \(Self.quiet) --rules missing-in-code,unused-key", in: folder)
    #expect(outcome.output.components(separatedBy: "[missing-in-code]").count == 2)
    #expect(outcome.output.contains("app.gone") && !outcome.output.contains("[unused-key]"))
  }

  @Test func takesRulesInAndLeavesThemOut() throws {
    let folder = try Self.folder()
    let only = run("audit . \(Self.quiet) --rules double-space", in: folder)
    #expect(only.exitCode == .success && only.output.contains("[double-space]"))
    #expect(!only.output.contains("[format-order-nonpositional]"))
    let wrong = run("audit . \(Self.quiet) --severity double-space", in: folder)
    #expect(wrong.exitCode == .usage)
    let error = run(
      "audit . \(Self.quiet) --rules double-space --severity double-space=error", in: folder)
    #expect(error.exitCode == .findings && error.output.contains("error: "))
    let without = run("audit . \(Self.quiet) --without-rules format-*", in: folder)
    #expect(!without.output.contains("[format-"))
  }

  @Test func keepsToPatternsOfATeamsOwn() throws {
    let folder = try Self.folder([
      "rules.json": """
      [{"id": "no-tap", "message": "we say Antippen", "mustNotMatch": "(?i)tippe"}]
      """,
      "broken.json": "[{\"id\": \"x\", \"message\": \"m\",\n \"mustMatch\": \"(\"}]",
    ])
    let outcome = run("audit . \(Self.quiet) --patterns rules.json", in: folder)
    #expect(outcome.output.contains("we say Antippen"))
    let broken = run("audit . \(Self.quiet) --patterns broken.json", in: folder)
    #expect(broken.exitCode == .untrustworthy)
    #expect(broken.complaint?.hasPrefix("broken.json:2:15: the pattern cannot be read") == true)
  }

  @Test func holdsTranslationsAgainstAGlossary() throws {
    let folder = try Self.folder(["terms.csv": "source,de\ncard,Zettel\n"])
    let outcome = run("audit . \(Self.quiet) --glossary terms.csv", in: folder)
    #expect(outcome.output.contains("[glossary-miss]"))
  }

  private static let changed = english.replacing("Tap to read more…", with: "Swipe up to close it")

  private func git(_ words: String..., in folder: ProjectFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=a", "-c", "user.email=a@b.test", "-C", folder.currentFolder]
      + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// A repository with the texts as its first commit.
  private func repository() throws -> ProjectFolder {
    let folder = try Self.folder()
    try git("init", "-q", in: folder)
    try commit(folder)
    return folder
  }

  private func commit(_ folder: ProjectFolder) throws {
    try git("add", "-A", in: folder)
    try git("commit", "-q", "-m", "texts", in: folder)
  }

  @Test func leavesAloneWhatWasChangedAndChangedBack() throws {
    let folder = try repository()
    for text in [Self.changed, Self.english] {
      try folder.write(Data(text.utf8), to: "en.lproj/A.strings")
      try commit(folder)
    }
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(!outcome.output.contains("[source-changed-since-translation]"))
  }

  @Test func knowsAnEarlierTextThoughItsFilesHaveMoved() throws {
    let folder = try repository()
    try folder.write(Data(Self.changed.utf8), to: "en.lproj/A.strings")
    try commit(folder)
    for locale in ["en", "de"] {
      try git("mv", "\(locale).lproj/A.strings", "\(locale).lproj/B.strings", in: folder)
    }
    try commit(folder)
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(outcome.output.contains("[source-changed-since-translation]"))
    #expect(outcome.output.contains("Tap to read more…"))
  }

  @Test func takesACopyOfAnotherLanguageForNoEarlierString() throws {
    let russian = Self.german.replacing("Tippe", with: "Нажмите")
    let folder = try ProjectFolder(["ru.lproj/A.strings": russian])
    try git("init", "-q", in: folder)
    try commit(folder)
    // English began as a copy of the Russian table, and German had been there before it.
    for (path, text) in [
      ("de.lproj/A.strings", Self.german), ("en.lproj/A.strings", russian + "\n"),
      ("en.lproj/A.strings", Self.english),
    ] {
      try folder.write(Data(text.utf8), to: path)
      try commit(folder)
    }
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(!outcome.output.contains("[source-changed-since-translation]"))
  }

  @Test func reportsTranslationsOfAnEarlierString() throws {
    let folder = try repository()
    try folder.write(
      Data(
        Self.changed.utf8),
      to: "en.lproj/A.strings")
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(outcome.output.contains("[source-changed-since-translation]"))
    #expect(outcome.output.contains("Tap to read more…"))
    let without = run("audit . --texts --format text --verbose --no-history", in: folder)
    #expect(!without.output.contains("[source-changed-since-translation]"))
  }

  @Test func takesASoftHyphenForNoNewTranslation() throws {
    let folder = try repository()
    try folder.write(Data(Self.changed.utf8), to: "en.lproj/A.strings")
    try commit(folder)
    let hyphenated = Self.german.replacing("lesen", with: "le\u{AD}sen")
    try folder.write(Data(hyphenated.utf8), to: "de.lproj/A.strings")
    try commit(folder)
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(outcome.output.contains("[source-changed-since-translation]"))
    let translated = Self.german.replacing("zu lesen", with: "zu schließen")
    try folder.write(Data(translated.utf8), to: "de.lproj/A.strings")
    let after = run("audit . --texts --format text --verbose", in: folder)
    #expect(!after.output.contains("[source-changed-since-translation]"))
  }

  @Test func givesEachLanguageItsOwnReason() throws {
    let folder = try ProjectFolder([
      "en.lproj/A.strings": "\"wait\" = \"Wait 30 seconds or 20 minutes\";\n",
      "de.lproj/A.strings": "\"wait\" = \"Warte 40 Sekunden oder 20 Minuten\";\n",
      "fr.lproj/A.strings": "\"wait\" = \"Attendez 30 secondes ou 99 minutes\";\n",
    ])
    let outcome = run("audit . \(Self.quiet) --rules numbers-value", in: folder)
    #expect(
      outcome.output.contains(
        "de: the source has 30, the translation 40; fr: the source has 20, the translation 99"))
  }

  @Test func keepsThePatternsOfATeamApart() throws {
    let folder = try Self.folder([
      "rules.json": """
      [{"id": "no-read", "message": "not lesen", "mustNotMatch": "lesen", "severity": "warning"},
       {"id": "no-more", "message": "not mehr", "mustNotMatch": "mehr", "severity": "note"}]
      """
    ])
    let outcome = run("audit . \(Self.quiet) --rules regex-rule --patterns rules.json", in: folder)
    #expect(outcome.output.contains("not lesen: “lesen” (no-read)"))
    #expect(outcome.output.contains("not mehr: “mehr” (no-more)"))
  }

  @Test func showsALineBreakAndItsEscapeApart() throws {
    let folder = try ProjectFolder([
      "en.lproj/A.strings": "\"a\" = \"One line\\nTwo lines\";\n",
      "de.lproj/A.strings": "\"a\" = \"Eine Zeile\\\\nZwei Zeilen\";\n",
    ])
    let outcome = run("audit . \(Self.quiet) --rules escape-literal", in: folder)
    #expect(outcome.output.contains("“One line\\nTwo lines”  en.lproj/A.strings:1:7 (key 1:1)"))
    #expect(outcome.output.contains("“Eine Zeile\\\\nZwei Zeilen”"))
  }

  @Test func namesOnlyRulesThatTookPart() throws {
    let folder = try Self.folder()
    _ = run("audit . --texts --format html --rules double-space --output out", in: folder)
    let page = try #require(folder.text(of: "out/report.html"))
    #expect(page.contains("double-space") && !page.contains("escape-literal"))
    #expect(!page.contains("text-truncated") && !page.contains("accessibility3"))
  }

  @Test func writesLinesForSpreadsheets() throws {
    let folder = try Self.folder()
    _ = run("audit . --texts --format csv --output out", in: folder)
    let csv = try #require(folder.text(of: "out/report.csv"))
    #expect(csv.hasPrefix("severity,rule,title,"))
    #expect(csv.contains("format-order-nonpositional"))
  }
}
