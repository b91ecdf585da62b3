import AuditEngine
import AuditModel
import Foundation
import TestSupport
import Testing

/// Options of rules, which a team sets in the configuration or in a call.
@Suite struct RuleOptionTests {
  /// A string that a language leaves as it is, with a button of 46 × 46 pt.
  private func audit(
    _ configuration: String, _ words: String = "", format: String = "text"
  ) -> Outcome {
    let strings = Data("\"a\" = \"Settings\";\n".utf8)
    let screen = #"""
      {"screen": "home", "states": [{"name": "usual", "view": {
        "type": "button", "id": "save", "frame": {"width": 46, "height": 46},
        "children": [{"type": "text", "text": "Save"}]}}]}
      """#
    return run(
      "audit --no-history --format \(format) \(words)",
      in: MemoryFiles([
        "en.lproj/Localizable.strings": strings, "hu.lproj/Localizable.strings": strings,
        "home.screen.json": Data(screen.utf8), ".legible.json": Data(configuration.utf8),
      ]))
  }

  @Test func changeTheLimitOfARule() {
    #expect(!audit("{}").output.contains("the target is"))
    let outcome = audit(#"{"rules": {"hit-region-small": {"minimum": 48}}}"#)
    #expect(
      outcome.output.contains("the target is 46 × 46 pt; the minimum is 48 × 48 pt"),
      "\(outcome.output)\(outcome.error)")
  }

  @Test func areOverriddenByTheCall() {
    let configuration = #"{"rules": {"hit-region-small": {"minimum": 48}}}"#
    #expect(
      !audit(configuration, "--rule-option hit-region-small.minimum=44").output
        .contains("the target is"))
    #expect(
      audit("{}", "--rule-option hit-region-small.minimum=47.5").output
        .contains("the minimum is 47.5 × 47.5 pt"))
  }

  @Test func countOnlyOnTheScreensAndInTheLanguagesOfAnOverride() {
    func outcome(_ part: String) -> String {
      audit(
        """
        {"overrides": [{\(part), "rules": {"hit-region-small": {"level": "note", "minimum": 48}}}]}
        """, "--verbose"
      ).output
    }
    #expect(outcome(#""screens": ["ho*"]"#).contains("48 × 48 pt"))
    #expect(!outcome(#""screens": ["other"]"#).contains("48 × 48 pt"))
    #expect(outcome(#""languages": ["hu"]"#).contains("48 × 48 pt"))
    #expect(!outcome(#""languages": ["de"]"#).contains("48 × 48 pt"))
  }

  @Test func listStringsThatStayAsTheyAre() {
    func equal(_ configuration: String, _ words: String = "") -> Int {
      audit(configuration, words, format: "csv=-").reportCount(of: "same-as-source")
    }
    func override(_ part: String) -> String {
      #"{"overrides": [{\#(part), "rules": {"same-as-source": {"allowed": ["*"]}}}]}"#
    }
    #expect(equal("{}") == 1)
    #expect(equal(#"{"rules": {"same-as-source": {"allowed": ["settings"]}}}"#) == 0)
    #expect(equal(#"{"rules": {"same-as-source": {"allowed": ["setting"]}}}"#) == 1)
    #expect(equal(#"{"rules": {"same-as-source": {"allowed": ["Set*"]}}}"#) == 0)
    #expect(equal(override(#""paths": ["hu.lproj"]"#)) == 0)
    #expect(equal(override(#""paths": ["Old"]"#)) == 1)
    #expect(equal(override(#""languages": ["hu"]"#)) == 0)
    #expect(equal(override(#""languages": ["de"]"#)) == 1)
    #expect(
      equal(
        "{}",
        "--rule-option same-as-source.allowed=x --rule-option same-as-source.allowed=Settings") == 0
    )
  }

  @Test(arguments: [
    ("hit-region-small=48", "--rule-option takes rule.option=value, as in hit-region-small"),
    ("hit-region-small.minimum", "--rule-option takes rule.option=value, as in hit-region-small"),
    ("hit-region-smal.minimum=48", "unknown rule “hit-region-smal”; did you mean"),
    ("hit-region-small.minimum=x", "“minimum” of hit-region-small takes a number from 24 to 200"),
    (
      "hit-region-small.minimum=1e9", "“minimum” of hit-region-small is from 24 to 200 pt, not 1000"
    ),
    ("hit-region-small.minimum=nan", "“minimum” of hit-region-small takes a number from 24 to 200"),
  ])
  func areCheckedInACall(word: String, message: String) {
    let outcome = audit("{}", "--rule-option \(word)")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.hasPrefix(message) == true, "\(outcome.error)")
  }

  @Test func areShownWithTheirOrigins() {
    let configuration =
      #"{"rules": {"same-as-source": {"level": "on", "allowed": ["OK", "Wi-Fi"]}}}"#
    let shown = run(
      "config show", in: MemoryFiles([".legible.json": Data(configuration.utf8)])
    ).output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(shown.contains("rules.same-as-source on .legible.json:1:12"))
    #expect(shown.contains("rules.same-as-source.allowed OK, Wi-Fi .legible.json:1:46"))
    let explained = run("explain hit-region-small", in: MemoryFiles([:])).output
    #expect(explained.contains("`minimum` is the least width and height of a target, 44 pt unless"))
  }

  @Test func belongToTheRulesThatDescribeThem() {
    for rule in RuleList.descriptions {
      #expect(rule.options.allSatisfy { $0.rule == rule.id }, "\(rule.id)")
      #expect(Set(rule.options.map(\.name)).count == rule.options.count, "\(rule.id)")
      for option in rule.options {
        guard case .number(let standard, let range, let unit) = option.form else { continue }
        #expect(range.contains(standard) && !unit.isEmpty, "\(option.fullName)")
      }
    }
  }
}

extension Outcome {
  /// How many lines of the CSV report name a rule.
  fileprivate func reportCount(of rule: String) -> Int {
    output.split(separator: "\n").count { $0.contains(rule) }
  }
}
