import Testing
import TranslationRules

@testable import AuditEngine
@testable import LegibleCommands

/// The help of the command.
@Suite struct HelpTests {
  private static let commands = CommandLineTool.commands.map { $0.usage.name }

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

  /// All options of all commands, with the help of their command.
  private static let options = CommandLineTool.commands.flatMap { command in
    command.usage.options.map { (command: command.usage.name, option: $0) }
  }

  @Test func namesEveryOptionAndAllThatItAccepts() {
    #expect(Self.options.count > 60)
    for (command, option) in Self.options {
      let help = run("help \(command)").output
      let words = Set(help.split { " \n,:;()[]|…".contains($0) }.map { String($0) })
      for name in option.names { #expect(words.contains(name), "\(command): \(name)") }
      for name in option.accepted {
        #expect(words.contains(name), "\(command) \(option.name): \(name)")
      }
    }
  }

  @Test func namesAllThatAnOptionAcceptsWhenAWordIsUnknown() throws {
    for (command, option) in Self.options where !option.accepted.isEmpty {
      let operands =
        [
          "inspect": "home", "diff": "a b", "schema": "report", "baseline": "write",
          "config": "show",
        ][command]
        ?? (command == "rules" ? "" : "Home.screen.json")
      let folder = option.name == "-o" || command == "export" || command == "pseudo" ? "-o out" : ""
      let outcome = run("\(command) \(operands) \(folder) \(option.name)=?")
      #expect(outcome.exitCode == .usage, "\(command) \(option.name)")
      let complaint = try #require(outcome.complaint)
      #expect(complaint.hasSuffix("takes \(option.accepted.joined(separator: ", "))"))
    }
  }

  @Test func declaresNoNameTwice() {
    for command in CommandLineTool.commands {
      let names = command.usage.options.flatMap(\.names)
      #expect(Set(names).count == names.count, "\(command.usage.name)")
    }
  }

  @Test(arguments: ["--version", "version"])
  func printsItsVersion(_ line: String) {
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
