import Foundation
import LegibleCommands
import Testing

/// The handbook of the rules that lies in the repository is what the command writes.
@Suite struct HandbookTests {
  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Reports/rules.md").standardizedFileURL
  private static let handbook = run("rules --format markdown").output

  @Test func isInStepWithTheRules() throws {
    let handbook = Self.handbook
    if ProcessInfo.processInfo.environment["LEGIBLE_RECORD"] != nil {
      try Data(handbook.utf8).write(to: Self.path)
      Issue.record("recorded \(Self.path.lastPathComponent)")
    }
    let written = try String(contentsOf: Self.path, encoding: .utf8)
    #expect(written == handbook, "legible rules --format markdown > Reports/rules.md")
  }

  @Test func saysWhatBecomesOfEachKindOfCheck() {
    let handbook = Self.handbook
    #expect(handbook.contains("| 1 ★ | format-missing | [format-missing](#format-missing) |"))
    #expect(handbook.contains("| 135 | rendered-width | left out: "))
    for number in 1...142 {
      #expect(handbook.contains("\n| \(number) ") || handbook.contains("\n| \(number) ★ "))
    }
  }
}
