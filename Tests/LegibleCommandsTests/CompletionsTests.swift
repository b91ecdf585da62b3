import Foundation
import TestSupport
import Testing

@testable import LegibleCommands

/// `legible completions`.
@Suite struct CompletionsTests {
  @Test(arguments: CompletionScript.Shell.allCases)
  func nameEveryCommandAndOption(_ shell: CompletionScript.Shell) {
    let text = run("completions \(shell.rawValue)").output
    for command in CommandLineTool.commands.map({ $0.usage }) {
      #expect(text.contains(command.name), "\(command.name)")
      for option in command.options {
        let name =
          shell == .fish
          ? String(option.names.last?.drop { $0 == "-" } ?? "") : option.names.last ?? ""
        #expect(text.contains(name), "\(command.name) \(name)")
      }
    }
  }

  @Test(arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
  func areScriptsOfTheirShells(shell: String, check: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(run("completions \(shell)").output.utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell, check, folder.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // env ends with 127 when there is no such shell.
    #expect([0, 127].contains(process.terminationStatus), "\(shell)")
  }

  @Test func needAShell() {
    #expect(run("completions").complaint == "name one shell: bash, zsh or fish")
    #expect(run("completions bahs").complaint?.contains("did you mean “bash”?") == true)
  }
}
