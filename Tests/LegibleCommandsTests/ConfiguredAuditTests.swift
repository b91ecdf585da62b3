import Foundation
import TestSupport
import Testing

/// Audits with a `.legible.json`.
@Suite struct ConfiguredAuditTests {
  private static let usual = "audit --no-history --format text"

  /// An app with a wrong specifier in German and Welsh, and an old part with one in German.
  private func project(_ configuration: String, at path: String = ".legible.json") -> MemoryFiles {
    let german = Data("\"a\" = \"Hallo %d\";\n".utf8)
    let english = Data("\"a\" = \"Hello %@\";\n".utf8)
    return MemoryFiles([
      "App/en.lproj/Localizable.strings": english, "App/de.lproj/Localizable.strings": german,
      "App/cy.lproj/Localizable.strings": Data("\"a\" = \"Helo %d\";\n".utf8),
      "Old/en.lproj/Localizable.strings": english, "Old/de.lproj/Localizable.strings": german,
      path: Data(configuration.utf8),
    ])
  }

  private func audit(
    _ configuration: String, _ words: String = "", environment: [String: String] = [:]
  ) -> Outcome {
    run("\(Self.usual) \(words)", in: project(configuration), environment: environment)
  }

  @Test func leaveOutWhatIsExcluded() {
    #expect(audit("{}").output.contains("Old/de.lproj"))
    let outcome = audit(#"{"exclude": ["Old"]}"#)
    #expect(outcome.output.contains("App/de.lproj") && !outcome.output.contains("Old/"))
    #expect(!audit(#"{"include": ["App/**"]}"#).output.contains("Old/"))
    #expect(!audit("{}", "--exclude Old").output.contains("Old/"))
    let named = run("\(Self.usual) Old", in: project(#"{"exclude": ["Old"]}"#))
    #expect(named.output.contains("de.lproj/Localizable.strings"))
  }

  @Test func sayWhereAPatternOfTheCallFitsNothing() {
    let outcome = audit("{}", "--exclude Odl --exclude Old --exclude App/**/de.lproj")
    #expect(
      outcome.error
        == "legible: warning: no file and no folder fits --exclude “Odl”; patterns begin at the current "
        + "folder\n")
    // A folder of a configuration may be there on another machine.
    #expect(audit(#"{"exclude": ["Pods"]}"#).error.isEmpty)
  }

  @Test func sayWhereAFileOfOneOfSeveralPathsDoesNotCount() {
    let files = project("{}", at: "App/.legible.json")
    let outcome = run("\(Self.usual) App Old", in: files)
    #expect(
      outcome.error
        == "legible: warning: App/.legible.json does not count, since it is not for all named paths; audit "
        + "each by itself, or name one with --config\n")
    #expect(run("\(Self.usual) App", in: files).error.isEmpty)
    #expect(run("\(Self.usual) App Old --config App/.legible.json", in: files).error.isEmpty)
    #expect(run("\(Self.usual) App Old", in: project("{}")).error.isEmpty)
  }

  @Test func refuseWordsThatAreNoLanguages() {
    for list in ["required", "community", "ignored"] {
      let outcome = audit(#"{"languages": {"\#(list)": ["de", "german"]}}"#)
      #expect(outcome.exitCode == .untrustworthy, "\(list)")
      #expect(
        outcome.complaint?.contains("“german” is no language; write a code such as de") == true)
      #expect(outcome.complaint?.hasPrefix(".legible.json:1:") == true)
    }
    #expect(audit("{}", "--required-languages german").exitCode == .usage)
    #expect(
      audit(#"{"sourceLanguage": "English"}"#).complaint?.contains(".legible.json:1:20") == true)
    #expect(audit(#"{"languages": {"community": ["fil", "zh-Hans", "cy"]}}"#).error.isEmpty)
    let ignored = audit(#"{"languages": {"ignored": ["en"]}}"#)
    #expect(
      ignored.complaint?.contains("“en” is the source language, which cannot be ignored") == true)
  }

  @Test func failOnlyForLanguagesThatDecide() {
    let rules = #""rules": {"*": "off", "format-type": "on"}"#
    #expect(audit("{\(rules)}").exitCode == .findings)
    let community = audit(#"{\#(rules), "languages": {"community": ["de", "cy"]}}"#)
    #expect(community.exitCode == .success)
    #expect(community.output.contains("in languages that do not decide the exit code: cy, de."))
    #expect(
      audit(#"{\#(rules), "languages": {"community": ["cy"]}}"#).exitCode == .findings)
    #expect(audit(#"{\#(rules), "languages": {"required": ["fr"]}}"#).exitCode == .success)
    let ignored = audit(#"{\#(rules), "languages": {"ignored": ["de", "cy"]}}"#)
    #expect(ignored.exitCode == .success && !ignored.output.contains("format-type"))
    #expect(ignored.output.contains("an ignored language; --locales"))
  }

  @Test func reportRequiredLanguagesWithoutATable() {
    let output = audit(#"{"languages": {"required": ["de", "fr"]}}"#).output
    #expect(output.contains("“fr” is a required language, but has no table"))
    #expect(output.contains(".legible.json:1:35") && !output.contains("“de” is a required"))
  }

  @Test func reportTargetsWithoutARequiredLanguageThatOthersHave() {
    let outcome = audit(#"{"languages": {"required": ["de", "cy"]}}"#, "--verbose")
    #expect(
      outcome.output.contains(
        "“Old” has no table in a required language, and other targets have"))
    #expect(
      outcome.output.contains("in       cy") && outcome.output.contains("Old/en.lproj"))
    #expect(!audit("{}", "--verbose").output.contains("other targets have"))
  }

  @Test func reportLanguagesThatTheCallRequiresAndThatHaveNoTable() {
    let output = audit("{}", "--required-languages de,fr").output
    #expect(output.contains("“fr” is a required language, but has no table"))
    #expect(output.contains("App/en.lproj/Localizable.strings:1:1"))
    let variable = audit("{}", environment: ["LEGIBLE_REQUIRED_LANGUAGES": "fr"]).output
    #expect(variable.contains("“fr” is a required language"))
  }

  @Test func missNoTableOfALanguageWherePartsAreNamed() {
    let files = project(#"{"languages": {"required": ["de", "cy"]}}"#)
    #expect(!run("\(Self.usual) App/de.lproj", in: files).output.contains("has no table"))
    #expect(!run("\(Self.usual) --exclude App/cy.lproj", in: files).output.contains("has no table"))
  }

  @Test func sayThatAFindingOnAScreenIsOneInAllItsLanguages() {
    let screen = """
      {"screen": "a", "states": [{"name": "b", "view": {"type": "text", "text": {"key": "a",
        "arguments": ["world"]}, "lineLimit": 1, "frame": {"width": 20}}}]}
      """
    func output(_ languages: String) -> String {
      let entry =
        #"{"rule": "text-truncated", "languages": [\#(languages)], "reason": "it is old"}"#
      let files = MemoryFiles([
        "en.lproj/Localizable.strings": Data("\"a\" = \"Hello %@\";\n".utf8),
        "de.lproj/Localizable.strings": Data("\"a\" = \"Hallo %@\";\n".utf8),
        "a.screen.json": Data(screen.utf8),
        ".legible.json": Data(#"{"accepted": [\#(entry)]}"#.utf8),
      ])
      return run("audit --format text", in: files).output
    }
    #expect(output(#""de""#).contains("is one finding on the screen in de, en"))
    #expect(!output(#""de", "en""#).contains("text-truncated"))
    #expect(output(#""fr""#).contains("no finding of “text-truncated” fits this entry"))
  }

  @Test func givePartsOfTheAppOtherLevels() {
    let override = #"{"paths": ["Old"], "rules": {"format-*": "off"}}"#
    let outcome = audit(#"{"overrides": [\#(override)]}"#)
    #expect(outcome.output.contains("App/de.lproj") && !outcome.output.contains("Old/"))
    let onlyOld = #"{"paths": ["Old"], "rules": {"format-type": "warning"}}"#
    let old = audit(
      #"{"rules": {"*": "off"}, "overrides": [\#(onlyOld)]}"#)
    #expect(old.exitCode == .success && old.output.contains("warning: Mismatched argument type"))
    #expect(!old.output.contains("App/"))
    let language = #"{"languages": ["cy"], "rules": {"format-type": "off"}}"#
    let rest = audit(#"{"overrides": [\#(language)]}"#).output
    #expect(rest.contains("App/de.lproj") && !rest.contains("App/cy.lproj"))
  }

  @Test(arguments: [
    (#"{"paths": ["Olt"]"#, "file fits “Olt”"),
    (#"{"paths": ["Old", "x/*"]"#, nil),
    (#"{"paths": ["Old"], "languages": ["fr", "ga"]"#, "string is in “fr” or “ga”"),
    (#"{"screens": ["home"]"#, "screen is called “home”"),
  ])
  func warnOfOverridesThatAreForNothing(scope: String, idle: String?) {
    let error = audit(#"{"overrides": [\#(scope), "rules": {"format-*": "off"}}]}"#).error
    let warning = idle.map {
      "legible: warning: .legible.json:1:16: no \($0), so this override changes nothing; correct it, "
        + "or remove it\n"
    }
    #expect(warning.map(error.contains) ?? !error.contains("changes nothing"), "\(error)")
  }

  @Test func acceptFindingsUntilADay() {
    let entry = #"{"rule": "format-type", "path": "Old", "reason": "rewritten soon""#
    let accepted = #"{"accepted": [\#(entry), "until": "2026-06-30"}]}"#
    let before = audit(accepted, environment: ["SOURCE_DATE_EPOCH": "1782777600"])
    #expect(before.output.contains("1 accepted finding is not listed."))
    #expect(!before.output.contains("Old/") && before.output.contains("App/de.lproj"))
    let after = audit(accepted, environment: ["SOURCE_DATE_EPOCH": "1782864000"])
    #expect(after.output.contains("Old/de.lproj"))
    #expect(after.output.contains("was accepted until 2026-06-30; 1 finding is reported again"))
  }

  @Test func reportEntriesThatFitNothing() {
    let accepted = #"{"accepted": [{"rule": "format-type", "key": "zzz", "reason": "none"}]}"#
    let outcome = run("audit --format text", in: project(accepted))
    #expect(outcome.output.contains("no finding of “format-type” fits this entry"))
    #expect(outcome.output.contains(".legible.json:1:15"))
    for narrower in ["--locales de", "--rules format-*", "App", "--exclude Old", "--texts"] {
      let outcome = run("audit --format text \(narrower)", in: project(accepted))
      #expect(!outcome.output.contains("fits this entry"), "\(narrower)")
    }
  }

  @Test func acceptFindingsByCommentsBesideTheirCause() throws {
    let files = project("{}")
    func german(_ comment: String) throws -> Outcome {
      try files.write(
        Data("/* \(comment) */\n\"a\" = \"Hallo %d\";\n".utf8),
        to: "App/de.lproj/Localizable.strings")
      return run("audit --format text", in: files)
    }
    let accepted = try german("legible:disable:next format-type the code passes a number")
    #expect(accepted.output.contains("1 accepted finding is not listed."))
    #expect(!accepted.output.contains("App/de.lproj") && accepted.output.contains("App/cy.lproj"))
    let misspelled = try german("legible:disable:previous format-type the code passes a number")
    #expect(misspelled.output.contains("write “legible:disable:next” above the cause"))
    let unexplained = try german("legible:disable:next format-type")
    #expect(unexplained.output.contains("the comment gives no reason to accept “format-type”"))
    #expect(
      unexplained.output.contains("text     de “Hallo %d”  App/de.lproj/Localizable.strings:2:7"))
    let unused = try german("legible:disable:next same-as-source a brand")
    #expect(unused.output.contains("no finding of “same-as-source” fits this comment"))
    // Without the history, only findings about the history are unknown.
    let short = run("audit --format text --no-history", in: files)
    #expect(short.output.contains("no finding of “same-as-source” fits this comment"))
    _ = try german("legible:disable:next source-changed-since-translation it still fits")
    let outdated = run("audit --format text --no-history", in: files)
    #expect(!outdated.output.contains("fits this comment"))
    let unknown = try german("legible:disable:next format-typo a brand")
    #expect(unknown.output.contains("no rule is called “format-typo”; did you mean “format-type”?"))
  }

  @Test func acceptFindingsByTheCommentOfAView() throws {
    let view =
      #"{"type": "text", "text": "Preparations for the journey", "lineLimit": 1, "frame": {"width": 90}"#
    func file(_ comment: String) -> MemoryFiles {
      let states = #"[{"name": "long", "view": \#(view)\#(comment)}}]"#
      return MemoryFiles(["a.screen.json": Data(#"{"screen": "trip", "states": \#(states)}"#.utf8)])
    }
    #expect(run("audit", in: file("")).output.contains("[text-truncated]"))
    let comment = #", "comment": "legible:disable * shown in full elsewhere""#
    let outcome = run("audit", in: file(comment))
    #expect(!outcome.output.contains("[text-truncated]") && outcome.exitCode == .success)
    #expect(outcome.output.contains("not listed."))
  }

  @Test func acceptOnlyTheLanguagesThatAnEntryNames() {
    let entry = #"{"rule": "format-type", "languages": ["cy"], "reason": "volunteers"}"#
    let output = audit(#"{"accepted": [\#(entry)]}"#).output
    #expect(output.contains("App/de.lproj") && !output.contains("App/cy.lproj"))
  }

  @Test func takeOptionsBeforeTheEnvironmentBeforeTheFile() {
    let file = #"{"failOn": "note"}"#
    let variable = ["LEGIBLE_FAIL_ON": "warning"]
    func origin(_ words: String, _ environment: [String: String]) -> String? {
      let all = run("config show . \(words)", in: project(file), environment: environment).output
      return all.split(separator: "\n").first { $0.hasPrefix("failOn ") }
        .map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
    }
    #expect(origin("--fail-on never", variable) == "never --fail-on")
    #expect(origin("", variable) == "warning LEGIBLE_FAIL_ON")
    #expect(origin("", [:]) == "note .legible.json:1:12")
    #expect(origin("--no-config", [:]) == "error default")
    #expect(audit(file, "--fail-on never").exitCode == .success)
  }

  @Test func areFoundAtOrAboveTheNamedFolder() {
    let files = project("{}", at: "App/.legible.json")
    #expect(run("config check App", in: files).output == ".legible.json\n")
    #expect(run("config check App/de.lproj", in: files).output == ".legible.json\n")
    #expect(run("config check .", in: files).output == "none\n")
    #expect(
      run("config check . --config App/.legible.json", in: files).output == "App/.legible.json\n")
  }

  @Test func showTheirPathsFromTheirFolder() {
    let files = project(
      #"{"exclude": ["de.lproj"], "output": "out"}"#, at: "App/.legible.json")
    let outcome = run("audit App --no-history --format json,text", in: files)
    #expect(files.written["App/out/report.json"] != nil, "\(outcome.error)")
    #expect(!outcome.output.contains("App/de.lproj"))
  }

  @Test(arguments: [
    (#"{"failOn": "eror"}"#, ".legible.json:1:12: unknown severity “eror”; did you mean “error”?"),
    (#"{"reports": ["text", "htm"]}"#, ".legible.json:1:22: unknown format “htm”; did you mean"),
    (#"{"devices": ["iphone-1"]}"#, ".legible.json:1:14: unknown device “iphone-1”; "),
    (#"{"rules": {"no-rule-at-all": "off"}}"#, ".legible.json:1:12: unknown rule “no-rule-at-all”"),
    (
      #"{"accepted": [{"rule": "x-y-z", "key": "k", "reason": "r"}]}"#,
      ".legible.json:1:15: unknown"
    ),
    (
      #"{"rules": {"hit-region-small": {"minimun": 48}}}"#,
      ".legible.json:1:33: unknown option of hit-region-small “minimun”; did you mean “minimum”?"
    ),
    (
      #"{"rules": {"hit-region-small": {"minimum": 4}}}"#,
      ".legible.json:1:33: “minimum” of hit-region-small is from 24 to 200 pt, not 4"
    ),
    (
      #"{"rules": {"hit-region-small": {"minimum": ["x"]}}}"#,
      ".legible.json:1:33: “minimum” of hit-region-small takes a number from 24 to 200 pt"
    ),
    (
      #"{"rules": {"same-as-source": {"allowed": 4}}}"#,
      ".legible.json:1:31: “allowed” of same-as-source takes a list of strings, as in"
    ),
    (
      #"{"rules": {"hit-region-*": {"minimum": 48}}}"#,
      ".legible.json:1:29: “minimum” is an option of one rule; name the rule instead of"
    ),
    (
      #"{"rules": {"empty-key": {"minimum": 48}}}"#,
      ".legible.json:1:26: unknown option “minimum” of empty-key, which has none; remove it"
    ),
    (
      #"{"overrides": [{"paths": ["A"], "rules": {"hit-region-small": {"minimum": 48}}}]}"#,
      ".legible.json:1:64: hit-region-small checks screens; name screens or languages instead of"
    ),
    (
      #"{"overrides": [{"screens": ["a"], "rules": {"doubled-word": {"allowed": ["x"]}}}]}"#,
      ".legible.json:1:62: doubled-word checks strings; name paths or languages instead of"
    ),
    ("{", ".legible.json:1:2: the file ends before"),
  ])
  func areRefusedWithTheLocation(configuration: String, message: String) {
    let outcome = audit(configuration)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix(message) == true, "\(outcome.error)")
  }

  @Test func areNeverReadWhereThatIsNotWanted() {
    #expect(audit("{", "--no-config").exitCode == .findings)
    #expect(audit("{}", "--no-config --config x.json").exitCode == .usage)
    #expect(
      audit("{}", "--config x.json").complaint
        == "x.json: cannot be read; check the path of the configuration")
  }
}
