import Testing

@testable import Conformance

/// The file with the results of people.
@Suite struct ManualResultFileTests {
  private static let fields = [
    "criterion": "\"1.3.2\"", "result": "\"supports\"", "tester": "\"Ada\"",
    "device": "\"iPhone 17\"", "assistiveTechnology": "\"VoiceOver\"", "date": "\"2026-01-31\"",
  ]

  private func text(_ changes: [String: String?] = [:]) -> String {
    var fields = Self.fields
    for (name, value) in changes { fields[name] = value }
    let lines = fields.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \($0.value)" }
    return "[{\n\(lines.joined(separator: ",\n"))\n}]"
  }

  private func failure(_ text: String) -> String? {
    do throws(ManualResultFile.Failure) {
      _ = try ManualResultFile(Array(text.utf8), path: "m.json").results()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func isReadWithAllItsFields() throws {
    let text = text(["note": "\"fine\"", "falseAlarms": "[\"0123456789abcdef\"]"])
    let results = try ManualResultFile(Array(text.utf8), path: "m.json").results()
    #expect(
      results == [
        ManualResult(
          criterion: "1.3.2", level: .supports, tester: "Ada", device: "iPhone 17",
          assistiveTechnology: "VoiceOver", date: "2026-01-31", note: "fine",
          falseAlarms: ["0123456789abcdef"])
      ])
    #expect(failure("[]") == nil)
  }

  @Test func needsEachFieldThatAReportShows() {
    for name in Self.fields.keys {
      #expect(
        failure(text([name: nil])) == "m.json:1:2: a result needs a field “\(name)”; add it")
      #expect(failure(text([name: "\" \""]))?.contains("“\(name)” is no text") == true)
      #expect(failure(text([name: "7"]))?.contains("“\(name)” is no text") == true)
    }
  }

  @Test(arguments: [
    (
      "criterion", "\"1.3.22\"",
      "m.json:3:16: no standard here has a criterion “1.3.22”; did you mean"
    ),
    ("criterion", "\"7.7.7.7.7\"", "m.json:3:16: no standard here has a criterion “7.7.7.7.7”"),
    ("result", "\"passed\"", "m.json:6:13: unknown result “passed”; use one of supports, "),
    ("result", "\"not-evaluated\"", "m.json:6:13: unknown result “not-evaluated”"),
    ("date", "\"2026-02-30\"", "m.json:4:11: “2026-02-30” is no day; write it as 2026-01-31"),
    ("date", "\"31.1.2026\"", "m.json:4:11: “31.1.2026” is no day"),
    ("falseAlarms", "\"0123456789abcdef\"", "m.json:6:18: “falseAlarms” is no list"),
    ("falseAlarms", "[\"0123\"]", "m.json:6:19: this is no fingerprint of a finding"),
    ("note", "1", "m.json:6:11: “note” is no text"),
    ("rating", "1", "m.json:6:13: a result has no field “rating”; the fields are criterion, "),
  ])
  func isRefusedWithTheLocationOfTheFirstMistake(_ name: String, value: String, message: String) {
    #expect(
      failure(text([name: value]))?.hasPrefix(message) == true,
      "\(failure(text([name: value])) ?? "")")
  }

  @Test func isRefusedWhereItIsNoList() {
    #expect(failure("{}") == "m.json:1:1: the results are not in a list; begin the file with [")
    #expect(failure("[1]") == "m.json:1:2: a result is an object; put it into braces")
    #expect(failure("[{]")?.hasPrefix("m.json:1:3: ") == true)
    #expect(failure("")?.hasPrefix("m.json:1:1: ") == true)
  }
}
