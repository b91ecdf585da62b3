import AuditModel
import Testing

@testable import Configuration

/// `.legible.json` files.
@Suite struct ConfigurationFileTests {
  private func read(_ text: String) throws(ConfigurationFile.Failure) -> Configuration {
    try ConfigurationFile(Array(text.utf8), path: "c.json").read()
  }

  private func failure(_ text: String) -> String? {
    do throws(ConfigurationFile.Failure) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func haveEverySetting() throws {
    let configuration = try read(
      """
      {
        "$schema": "schema.json", "sourceLanguage": "en", "include": ["App/**"],
        "exclude": ["Pods", "*.po",], "gitignore": false,
        "languages": {"required": ["de", "fr"], "community": [], "ignored": ["eo"]},
        "devices": ["iphone-se"], "largeText": "apple", "glossary": ["terms.csv"],
        "patterns": ["own.json"], "failOn": "warning", "reports": ["text"], "output": "out",
        "baseline": "b.jsonl",
        "linkTemplate": "https://example.org/{path}"
      }
      """)
    for key in SettingKey.allCases { #expect(configuration.setting(key) != nil, "\(key)") }
    #expect(configuration.setting(.requiredLanguages)?.values == ["de", "fr"])
    #expect(configuration.setting(.communityLanguages)?.values == [])
    #expect(configuration.setting(.gitignore)?.values == ["false"])
    #expect(configuration.setting(.exclude)?.locations.map(\.column) == [15, 23])
    #expect(configuration.setting(.failOn)?.location.description == "c.json:6:39")
  }

  @Test func haveLevelsOfRulesInTheirOrder() throws {
    let configuration = try read(
      """
      {"rules": {"text-*": "off", "text-tight": "on", "a": "error"},
       "overrides": [{"paths": ["Old"], "screens": ["x*"], "languages": ["pt_BR"],
         "rules": {"b": "note"}}]}
      """)
    #expect(configuration.rules.map(\.pattern) == ["text-*", "text-tight", "a"])
    #expect(configuration.rules.map(\.level) == [.off, .on, .severity(.error)])
    let override = try #require(configuration.overrides.first)
    #expect(override.scope.languages == ["pt-BR"] && override.scope.screens == ["x*"])
    #expect(override.rules.map(\.level) == [.severity(.note)])
    #expect(override.rules.first?.location.description == "c.json:3:14")
  }

  @Test func haveOptionsOfRules() throws {
    let configuration = try read(
      """
      {"rules": {"a": {"level": "note", "minimum": 4.5}, "b": {"allowed": ["OK", "x*"]}}}
      """)
    #expect(configuration.rules.map(\.level) == [.severity(.note), nil])
    #expect(configuration.rules.map { $0.options.map(\.name) } == [["minimum"], ["allowed"]])
    #expect(configuration.rules[0].options[0].value == .number(4.5))
    #expect(configuration.rules[1].options[0].value == .words(["OK", "x*"]))
    #expect(configuration.rules[1].options[0].location.description == "c.json:1:58")
  }

  @Test func haveAcceptedFindings() throws {
    let configuration = try read(
      """
      {"accepted": [{"rule": "r", "path": "App", "screen": "s", "element": "e", "key": "k",
        "languages": ["de"], "fingerprint": "0123456789ABCDEF", "reason": "why", "owner": "us",
        "until": "2027-01-31"}]}
      """)
    let entry = try #require(configuration.accepted.first)
    #expect(entry.rule == "r" && entry.reason == "why" && entry.owner == "us")
    #expect(entry.until?.description == "2027-01-31" && entry.location.description == "c.json:1:15")
    #expect(entry.scope.key == "k" && entry.scope.element == "e" && entry.scope.screens == ["s"])
  }

  @Test func mayBeEmpty() throws {
    #expect(try read("{}") == Configuration(file: "c.json"))
    #expect(failure("") == "c.json:1:1: the file ends before a value")
  }

  @Test(arguments: [
    ("[]", "1:1: the configuration is not an object; put it into braces"),
    ("{\"failon\": 1}", "1:2: unknown key “failon” in the configuration; did you mean “failOn”?"),
    ("{\"colour\": 1}", "1:2: unknown key “colour” in the configuration; the keys are $schema, "),
    ("{\"languages\": {\"requires\": []}}", "1:16: unknown key “requires” in “languages”; did you"),
    ("{\"failOn\": \" \"}", "1:12: “failOn” is blank; write some words, or remove it"),
    ("{\"include\": \"App\"}", "1:13: “include” is not a list; put the values between [ and ]"),
    ("{\"include\": [1]}", "1:14: “include” takes a string here"),
    ("{\"exclude\": [\"!a\"]}", "1:14: a pattern cannot begin with “!”; name what is wanted in"),
    ("{\"exclude\": [\"../a\"]}", "1:14: “../a” names no file below the folder of c.json; write"),
    ("{\"gitignore\": 1}", "1:15: “gitignore” is neither true nor false; write true or false"),
    (
      "{\"rules\": {\"a\": \"eror\"}}",
      "1:17: unknown level “eror” of a rule; did you mean “error”?"
    ),
    (
      "{\"rules\": {\"a\": \"x-ray\"}}", "1:17: unknown level “x-ray” of a rule; use one of off, on"
    ),
    ("{\"rules\": {\"a\": {}}}", "1:17: “a” has neither a level nor options; add a “level”, or"),
    ("{\"rules\": {\"a\": {\"level\": \"no\"}}}", "1:27: unknown level “no” of a rule; "),
    ("{\"rules\": {\"a\": {\"b\": \"c\"}}}", "1:23: “b” is neither a number nor a list; write"),
    ("{\"rules\": {\"a\": {\"b\": 1e999}}}", "1:23: “b” is neither a number nor a list; write"),
    (
      "{\"overrides\": [{\"rules\": {}}]}", "1:16: an override names no paths, screens or languages"
    ),
    ("{\"overrides\": [{\"paths\": [\"a\"]}]}", "1:16: an override has no “rules”; add the levels"),
    ("{\"accepted\": [{}]}", "1:15: an accepted finding needs a “rule”; name the rule"),
    (
      "{\"accepted\": [{\"rule\": \"a\", \"key\": \"k\"}]}",
      "1:15: an accepted finding needs a “reason”"
    ),
    (
      "{\"accepted\": [{\"rule\": \"a\", \"reason\": \"b\"}]}",
      "1:15: an accepted finding needs a location; add one of path, screen, element, key, "
    ),
    (
      "{\"accepted\": [{\"rule\": \"a\", \"reason\": \"b\", \"key\": \"k\", \"until\": \"2026-02-30\"}]}",
      "1:65: “2026-02-30” is no day; write it as 2026-01-31"
    ),
    (
      "{\"accepted\": [{\"rule\": \"a\", \"reason\": \"b\", \"fingerprint\": \"1\"}]}",
      "1:59: this is no fingerprint of a finding; copy the 16 digits from the report"
    ),
    (
      "{\"languages\": {\"required\": [\"de\", \"fr\"], \"ignored\": [\"fr\"]}}",
      "1:54: “fr” is in “required” and in “ignored”; remove it from one of the lists"
    ),
    ("{\"output\": \"a\", \"output\": \"b\"}", "1:17: the field “output” is there twice"),
  ])
  func areRefusedWithTheLocation(text: String, message: String) {
    let failure = failure(text)
    #expect(failure?.hasPrefix("c.json:\(message)") == true, "\(failure ?? "accepted")")
  }

  @Test func haveASchemaWithEveryKey() {
    let schema = ConfigurationSchema.text([])
    for name in ConfigurationReader.names { #expect(schema.contains("\"\(name)\" : {"), "\(name)") }
    for key in SettingKey.allCases { #expect(schema.contains(key.summary), "\(key)") }
  }
}
