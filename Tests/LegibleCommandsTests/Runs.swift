import Foundation
import LegibleCommands
import TestSupport
import Intake
import ViewTree

/// The output of a command and its exit code.
struct Outcome {
  let exitCode: ExitCode
  let output: String
  let error: String

  /// The message of an error, without the name of the tool and the line end.
  var complaint: String? {
    guard error.hasPrefix("legible: "), error.hasSuffix("\n") else { return nil }
    let line = error.dropFirst("legible: ".count).dropLast()
    return line.contains("\n") ? nil : String(line)
  }
}

/// Runs a command in memory, with the words as they would be typed.
func run(
  _ line: String, in files: any FileAccess = MemoryFiles.home, screens: [Screen] = [],
  console: MemoryConsole = MemoryConsole(), environment: [String: String] = [:]
) -> Outcome {
  run(
    line.split(separator: " ").map(String.init), in: files, screens: screens, console: console,
    environment: environment)
}

/// Runs a command in memory.
func run(
  _ words: [String], in files: any FileAccess, screens: [Screen] = [],
  console: MemoryConsole = MemoryConsole(), environment: [String: String] = [:],
  clock: any WatchClock = ProcessWatchClock()
) -> Outcome {
  let tool = CommandLineTool(
    screens: screens, console: console, files: files, environment: environment, clock: clock)
  return Outcome(exitCode: tool.run(words), output: console.output, error: console.error)
}

extension MemoryFiles {
  /// A screen with nothing wrong, and one with a text that is truncated in one of two states.
  static var home: MemoryFiles {
    MemoryFiles([
      "Home.screen.json": Data(home(title: "Ideas").utf8),
      "Trip.screen.json": Data(
        """
        {"screen": "trip", "title": "A journey", "states": [
          {"name": "short", "view": \(line("Trip"))},
          {"name": "long", "view": \(line("Preparations for the journey"))}]}
        """.utf8),
    ])
  }

  /// A file with a screen of one text.
  static func home(title: String) -> String {
    """
    {"screen": "home", "states": [{"name": "idle", "view": {"type": "text", "text": "\(title)"}}]}
    """
  }

  private static func line(_ text: String) -> String {
    """
    {"type": "text", "text": "\(text)", "id": "name", "lineLimit": 1, "frame": {"width": 300}}
    """
  }
}
