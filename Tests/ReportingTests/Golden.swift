import Foundation
import Testing

/// Compares a text with the plain file of that name under `Goldens`.
///
/// With `LEGIBLE_RECORD=1` in the environment the file is written instead, and the test fails so that
/// no run that records can pass for one that compares.
func expectGolden(
  _ name: String, _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Goldens").appending(path: name)
  if ProcessInfo.processInfo.environment["LEGIBLE_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  if let difference = firstDifference(expected, text) {
    Issue.record("\(name) \(difference)", sourceLocation: sourceLocation)
  }
}

/// The first line that two texts do not share.
private func firstDifference(_ expected: String, _ actual: String) -> Comment? {
  guard expected.utf8.elementsEqual(actual.utf8) == false else { return nil }
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let given = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(wanted, given).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  func text(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "no line" }
  return "differs in line \(line + 1):\n- \(text(wanted))\n+ \(text(given))"
}
