import AuditModel
import Exchange
import Localization
import TextShaping
import Testing

struct ImporterTests {
  private let project = TextProject([
    "en.lproj/Localizable.strings": """
    /* A button */
    "go" = "Go";

    "stop" = "Stop";
    "greeting" = "Hello, %@";

    """,
    "de.lproj/Localizable.strings": "/* Eine Taste */\n\"go\" = \"Los\";\n",
  ])

  private func plan(
    _ units: [BilingualUnit], of original: String = "en.lproj/Localizable.strings",
    options: ImportOptions = ImportOptions()
  ) -> ImportPlan {
    Importer(into: project.project, options: options).plan([.german(units, of: original)])
  }

  private func text(of plan: ImportPlan) -> String? {
    plan.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func changesTheBytesOfOneTextOnly() {
    let plan = plan([.text("go", "Go", "Weiter")])
    #expect(text(of: plan) == "/* Eine Taste */\n\"go\" = \"Weiter\";\n")
    #expect(plan.changes.map(\.old) == ["Los"])
    #expect(plan.diagnostics.isEmpty)
  }

  @Test func changesNothingWhereNothingIsNew() {
    let plan = plan([.text("go", "Go", "Los"), .text("stop", "Stop", nil)])
    #expect(plan.files.isEmpty)
    #expect(plan.unchangedCount == 1)
    #expect(plan.untranslatedCount == 1)
  }

  @Test func addsAKeyThatHadNoTranslation() {
    let plan = plan([.text("stop", "Stop", "Halt")])
    #expect(text(of: plan)?.hasPrefix("/* Eine Taste */\n\"go\" = \"Los\";\n") == true)
    #expect(text(of: plan)?.contains("\"stop\" = \"Halt\";") == true)
  }

  @Test func writesANewFileForALanguageThatHasNone() throws {
    var file = BilingualFile.german([.text("go", "Go", "Vai")])
    file.targetLocale = "it"
    let plan = Importer(into: project.project).plan([file])
    #expect(plan.files.map(\.path) == ["it.lproj/Localizable.strings"])
    #expect(plan.files.map(\.isNew) == [true])
    #expect(text(of: plan)?.contains("/* A button */\n\"go\" = \"Vai\";") == true)
  }

  @Test func matchesByKeyAndNeverByPosition() {
    let plan = plan([.text("stop", "Stop", "Halt"), .text("go", "Go", "Weiter")])
    #expect(plan.changes.map(\.key) == ["stop", "go"])
    #expect(text(of: plan)?.contains("\"go\" = \"Weiter\";") == true)
  }

  @Test func keepsATextApartWhoseSourceHasChanged() {
    let plan = plan([.text("go", "Continue", "Fortfahren", line: 7)])
    #expect(plan.files.isEmpty)
    #expect(plan.diagnostics.map(\.kind) == [.sourceChanged])
    #expect(plan.diagnostics.first?.location.line == 7)
    #expect(plan.diagnostics.first?.severity == .error)
  }

  @Test func takesLineEndsOfAnySortForTheSame() {
    let project = TextProject(["en.lproj/A.strings": "\"a\" = \"one\\r\\ntwo\";"])
    let plan = Importer(into: project.project).plan([
      .german([.text("a", "one\ntwo", "eins\nzwei")], of: "en.lproj/A.strings")
    ])
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.changes.count == 1)
  }

  @Test(arguments: [
    ("../../etc/passwd", ImportDiagnostic.Kind.unknownFile),
    ("../en.lproj/Localizable.strings", .unknownFile),
    ("/en.lproj/Localizable.strings", .unknownFile),
    ("C:/en.lproj/Localizable.strings", .unknownFile),
    ("/etc/en.lproj/Localizable.strings.bak", .unknownFile), ("Other.strings", .unknownFile),
  ])
  func writesNothingForAFileThatTheProjectLacks(original: String, kind: ImportDiagnostic.Kind) {
    let plan = plan([.text("go", "Go", "Weiter")], of: original)
    #expect(plan.files.isEmpty)
    #expect(plan.diagnostics.map(\.kind) == [kind])
  }

  @Test(arguments: ["../../x", "de/../../x", "x", "deutsch-österreich", "de lproj"])
  func writesNothingForALanguageThatIsNone(name: String) {
    var file = BilingualFile.german([.text("go", "Go", "Weiter")])
    file.targetLocale = LocaleIdentifier(name)
    let plan = Importer(into: project.project).plan([file])
    #expect(plan.files.isEmpty)
    #expect(plan.diagnostics.map(\.kind) == [.noTargetLanguage])
  }

  @Test func refusesTextsFromAnotherLanguageThanTheProjects() {
    var file = BilingualFile.german([.text("go", "Go", "Weiter")])
    file.sourceLocale = "fr"
    #expect(
      Importer(into: project.project).plan([file]).diagnostics.map(\.kind) == [.otherSourceLanguage]
    )
  }

  @Test func keepsAKeyOutThatIsNotThereAnyMore() {
    let plan = plan([.text("gone", "Gone", "Weg"), .text("go", "Go", "Weiter")])
    #expect(plan.diagnostics.map(\.kind) == [.unknownKey])
    #expect(plan.changes.map(\.key) == ["go"])
  }

  @Test func refusesAnEmptyTranslation() {
    #expect(plan([.text("go", "Go", "")]).diagnostics.map(\.kind) == [.empty])
  }

  @Test func refusesATranslationThatWouldLoseAPartOfItself() {
    var unit = BilingualUnit.text("go", "Go", "Weiter")
    unit.hasLostCodes = true
    #expect(plan([unit]).diagnostics.map(\.kind) == [.lostCode])
    #expect(plan([unit]).files.isEmpty)
  }

  @Test func refusesTwoTranslationsOfOneText() {
    let plan = plan([.text("go", "Go", "Weiter"), .text("go", "Go", "Vor", line: 9)])
    #expect(plan.files.isEmpty)
    #expect(plan.diagnostics.map(\.kind) == [.twice])
    #expect(plan.diagnostics.first?.location.line == 9)
  }

  @Test func takesTheSameTranslationTwice() {
    let plan = plan([.text("go", "Go", "Weiter"), .text("go", "Go", "Weiter")])
    #expect(plan.changes.count == 1)
    #expect(plan.diagnostics.isEmpty)
  }

  @Test func refusesTwoTranslationsThatCameInTwoFiles() {
    let files: [BilingualFile] = [
      .german([.text("go", "Go", "Weiter")]), .german([.text("go", "Go", "Vor", line: 4)]),
    ]
    let plan = Importer(into: project.project).plan(files)
    #expect(plan.files.isEmpty)
    #expect(plan.diagnostics.map(\.kind) == [.twice])
  }

  @Test func takesNoTwoFilesForTheSameFileOfTheProject() {
    let files: [BilingualFile] = [
      .german([.text("go", "Go", "Weiter")], of: "App/en.lproj/Localizable.strings"),
      .german([.text("stop", "Stop", "Halt")], of: "Widget/en.lproj/Localizable.strings"),
    ]
    let plan = Importer(into: project.project).plan(files)
    #expect(plan.changes.map(\.key) == ["go"])
    #expect(plan.diagnostics.map(\.kind) == [.matchedByName, .matchedByName, .unknownFile])
  }

  @Test func saysThatAFileWasFoundByTheEndOfItsPath() {
    let plan = plan([.text("go", "Go", "Weiter")], of: "App/en.lproj/Localizable.strings")
    #expect(plan.diagnostics.map(\.kind) == [.matchedByName])
    #expect(plan.diagnostics.map(\.severity) == [.warning])
    #expect(plan.changes.count == 1)
  }

  @Test func saysThatALanguageIsNewBesideOneThatIsThere() {
    var file = BilingualFile.german([.text("go", "Go", "Weiter")])
    file.targetLocale = "de-AT"
    let plan = Importer(into: project.project).plan([file])
    #expect(plan.diagnostics.map(\.kind) == [.newLanguage])
    #expect(plan.files.map(\.path) == ["de-AT.lproj/Localizable.strings"])
  }

  @Test func holdsBackWhatIsUnfinishedUnlessItIsWanted() {
    let units: [BilingualUnit] = [.text("go", "Go", "Weiter", state: .needsReview)]
    #expect(plan(units).diagnostics.map(\.kind) == [.unfinished])
    #expect(plan(units).files.isEmpty)
    var options = ImportOptions()
    options.acceptsUnfinished = true
    #expect(plan(units, options: options).changes.map(\.new) == ["Weiter"])
  }

  @Test func takesACopyThatIsMarkedAsNewForNoTranslation() {
    let plan = plan([.text("stop", "Stop", "Stop", state: .new)])
    #expect(plan.untranslatedCount == 1)
    #expect(plan.files.isEmpty)
  }

  @Test func refusesKeysThatACheckObjectsTo() {
    let name = ImportedKey(file: "de.lproj/Localizable.strings", locale: "de", key: "greeting")
    let diagnostic = ImportDiagnostic(
      .check, at: SourceLocation(file: "", line: 1, column: 1), "no %@", suggestion: "add it")
    let plan = Importer(into: project.project).plan(
      [.german([.text("greeting", "Hello, %@", "Hallo", line: 4), .text("go", "Go", "Weiter")])],
      rejecting: [name: diagnostic])
    #expect(plan.changes.map(\.key) == ["go"])
    #expect(plan.diagnostics.map(\.location.line) == [4])
  }
}

struct PluralImportTests {
  private let project = TextProject(["en.lproj/Localizable.stringsdict": StringsDictText.cards])

  private func plan(_ units: [BilingualUnit]) -> ImportPlan {
    var file = BilingualFile.german(units, of: "en.lproj/Localizable.stringsdict")
    file.targetLocale = "pl"
    return Importer(into: project.project).plan([file])
  }

  @Test func putsTheFormsOfANewLanguageTogether() throws {
    let plan = plan([
      .text("cards", "%#@n@", "%#@n@"),
      .text("cards", "%d card", "%d karta", path: .words("n", .one)),
      .text("cards", "%d cards", "%d karty", path: .words("n", .few)),
      .text("cards", "%d cards", "%d kart", path: .words("n", .many)),
      .text("cards", "%d cards", "%d karty", path: .words("n", .other)),
    ])
    let file = try #require(plan.files.first)
    #expect(file.path == "pl.lproj/Localizable.stringsdict")
    let read = TextProject([file.path: String(decoding: file.bytes, as: UTF8.self)])
    #expect(
      read.texts(in: "pl") == [
        "cards: %#@n@", "cards substitutions.n.plural.one: %d karta",
        "cards substitutions.n.plural.few: %d karty",
        "cards substitutions.n.plural.many: %d kart",
        "cards substitutions.n.plural.other: %d karty",
      ])
  }

  @Test func keepsFormsApartThatLackTheOneForAllOtherNumbers() {
    let plan = plan([.text("cards", "%d card", "%d karta", path: .words("n", .one))])
    #expect(plan.files.isEmpty)
    #expect(plan.diagnostics.map(\.kind) == [.missingForm])
  }

  @Test func refusesAVariableThatTheTextDoesNotHave() {
    let plan = plan([.text("cards", "x", "y", path: .words("m", .other))])
    #expect(plan.diagnostics.map(\.kind) == [.unknownVariation])
  }
}
