import LegibleKit
import TestSupport
import Testing

/// A command of an app's own.
@Suite struct OwnToolTests {
  @Test func namesItselfInHelp() {
    #expect(run(["--version"]).output == "shop-audit 2.1\n")
    let overview = run(["help"]).output
    #expect(
      overview.hasPrefix("shop-audit finds") && overview.contains("“shop-audit help COMMAND”"))
    for command in ["audit", "inspect", "export"] {
      let help = run(["help", command]).output
      #expect(help.hasPrefix("shop-audit \(command)") && !help.contains("legible "))
    }
  }

  @Test(arguments: [["audi"], ["inspect"], ["audit", "--nonsense"], ["explain"], ["schema"]])
  func namesItselfInErrors(_ words: [String]) {
    let error = run(words).error
    #expect(error.hasPrefix("shop-audit: "))
    #expect(!error.contains("legible "))
  }

  @Test func listsItsScreensWithoutStringTables() {
    let result = run(["screens"])
    #expect(result.code == .success && result.output.contains("home"))
  }

  @Test func auditsItsScreensWithoutStringTables() {
    let result = run(["audit", "--sizes", "large", "--format", "text"])
    #expect(result.code == .success, "\(result.error)")
    #expect(!result.output.contains("error:"))
    #expect(
      result.error.contains("shop-audit: no string tables")
        && result.error.contains("“shop-audit audit"))
  }

  private func run(_ words: [String]) -> (code: ExitCode, output: String, error: String) {
    let console = MemoryConsole()
    let tool = CommandLineTool(
      name: "shop-audit", version: "2.1",
      screens: [Screen("home") { Text("Welcome").font(.title) }], console: console,
      files: MemoryFiles([:]), environment: [:])
    let code = tool.run(words)
    return (code, console.output, console.error)
  }
}
