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

  /// The words that bash offers at the end of a line.
  private func offered(_ line: [String]) throws -> [String] {
    let script = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let words = line.map { "'\($0)'" }.joined(separator: " ")
    let call = """
      \(run("completions bash").output)
      COMP_WORDS=(\(words)); COMP_CWORD=\(line.count - 1); _legible
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try Data(call.utf8).write(to: script)
    defer { try? FileManager.default.removeItem(at: script) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["--norc", script.path]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  @Test func goOnBehindTheCommasOfAList() throws {
    #expect(try offered(["legible", "audit", "--format", "text,ht"]) == ["text,html"])
    #expect(try offered(["legible", "audit", "--format", "text,json,csv,ht"]).count == 1)
    #expect(try offered(["legible", "audit", "--color", "al"]) == ["always"])
  }

  @Test func knowTheRulesThatCanBeExplained() throws {
    #expect(try offered(["legible", "explain", "text-trunc"]) == ["text-truncated"])
    #expect(run("completions fish").output.contains("-f -a text-truncated"))
  }

  @Test func needAShell() {
    #expect(run("completions").complaint == "name one shell: bash, zsh or fish")
    #expect(run("completions bahs").complaint?.contains("did you mean “bash”?") == true)
  }
}
