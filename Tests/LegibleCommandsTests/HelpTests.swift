import LegibleCommands
import Testing
import TranslationRules

@testable import AuditEngine

/// What the command says of itself.
@Suite struct HelpTests {
  private static let commands = [
    "audit", "inspect", "screens", "glossary", "rules", "explain", "help",
  ]

  @Test(arguments: ["", "help", "--help", "-h"])
  func listsItsCommands(_ line: String) {
    let outcome = run(line)
    #expect(outcome.exitCode == .success && outcome.error.isEmpty)
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
  }

  @Test(arguments: commands)
  func explainsEachCommand(_ command: String) {
    let outcome = run("help \(command)")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("legible \(command)"))
    #expect(run("\(command) --help").output == outcome.output)
    #expect(run("\(command) -h").output == outcome.output)
  }

  @Test func keepsHelpWithinEightyColumnsOrSo() {
    for command in Self.commands {
      for line in run("help \(command)").output.split(separator: "\n") {
        #expect(line.count <= 100)
      }
    }
  }

  @Test(arguments: [
    "--screens", "--states", "--locales", "--sizes", "--size-classes", "--format", "--output",
    "--fail-on", "--font", "--jobs", "--verbose",
  ])
  func namesEachOptionOfTheAudit(_ option: String) {
    #expect(run("help audit").output.contains(option))
  }

  @Test(arguments: ["--version", "version"])
  func tellsItsVersion(_ line: String) {
    #expect(run(line).output == "legible \(CommandLineTool.version)\n")
    #expect(run(line).exitCode == .success)
  }

  @Test func listsTheRules() {
    let lines = run("rules").output.split(separator: "\n")
    #expect(lines.count == RuleList.descriptions.count)
    for (line, rule) in zip(lines, RuleList.descriptions) {
      #expect(line.hasPrefix("\(rule.id) ") && line.hasSuffix(" \(rule.title)"))
    }
  }

  @Test(arguments: RuleList.descriptions.map(\.id))
  func explainsEachRule(_ id: String) throws {
    let outcome = run("explain \(id)")
    let rule = try #require(RuleList.descriptions.first { $0.id == id })
    #expect(outcome.exitCode == .success)
    let isOff = TranslationRuleList.rule(id).map { !$0.isOnByDefault } ?? false
    let state = isOff ? ", off by default" : ""
    #expect(
      outcome.output.hasPrefix("\(id) (\(rule.severity.rawValue)\(state))\n\(rule.title)\n"))
    #expect(outcome.output.contains(rule.rationale))
    #expect(outcome.output.contains("Standards: ") == !rule.standards.isEmpty)
    let examples = RuleList.exampleTitles(of: id)
    for title in examples.findings { #expect(outcome.output.contains("  ✗ \(title)\n")) }
    for title in examples.passes { #expect(outcome.output.contains("  ✓ \(title)\n")) }
  }
}
