import AuditModel
import Testing

@testable import Configuration

/// The file of a baseline.
@Suite struct BaselineFileTests {
  private func entry(
    _ rule: String, _ digit: Character, screen: String? = nil, _ languages: [LocaleIdentifier] = []
  ) -> BaselineEntry {
    BaselineEntry(
      rule: rule, fingerprint: String(repeating: digit, count: 16), screen: screen,
      subject: "App: \(digit) “x”", languages: languages)
  }

  private func read(_ text: String) throws(BaselineFile.Failure) -> Baseline {
    try BaselineFile.read(Array(text.utf8), path: "b.jsonl")
  }

  private func failure(_ text: String) -> String? {
    do throws(BaselineFile.Failure) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func isReadAsItWasWritten() throws {
    let baseline = Baseline(
      file: "b.jsonl",
      entries: [entry("b", "2", ["fr", "de"]), entry("a", "3", screen: "home"), entry("b", "1")])
    let text = BaselineFile.text(of: baseline)
    let again = try read(text)
    #expect(again.entries.map(\.fingerprint.first) == ["3", "1", "2"])
    #expect(again.entries.map(\.languages) == [[], [], ["de", "fr"]])
    #expect(again.entries.map(\.screen) == ["home", nil, nil])
    #expect(again.entries.map(\.line) == [2, 3, 4])
    #expect(BaselineFile.text(of: again) == text && BaselineFile.isOne(Array(text.utf8)))
  }

  @Test func hasALineForEachEntryWhateverItsOrder() {
    let entries = (0..<8).map { entry("rule", Character("\($0)")) }
    let text = BaselineFile.text(of: Baseline(file: "b", entries: entries))
    #expect(text == BaselineFile.text(of: Baseline(file: "b", entries: entries.reversed())))
    #expect(text.split(separator: "\n").count == 9)
  }

  @Test func joinsTheLinesThatTwoBranchesAdded() throws {
    let one = BaselineFile.text(of: Baseline(file: "b", entries: [entry("r", "1", ["de"])]))
    let two = BaselineFile.text(of: Baseline(file: "b", entries: [entry("r", "1", ["fr"])]))
    let merged = try read(one + two.split(separator: "\n").dropFirst().joined() + "\n")
    #expect(merged.entries.map(\.languages) == [["de", "fr"]])
  }

  @Test(arguments: [
    (
      "",
      "b.jsonl:1:1: the baseline is empty; restore it, or write it with “legible baseline write”"
    ),
    ("{\"a\": 1}", "b.jsonl:1:1: the file is not a baseline; write one with"),
    (
      "{\"legibleBaseline\": 2}",
      "b.jsonl:1:21: the baseline has version 2; this version of Legible"
    ),
    (
      "{\"legibleBaseline\": 1}\n<<<<<<< HEAD\n",
      "b.jsonl:2:1: a conflict of git is left here; keep"
    ),
    (
      "{\"legibleBaseline\": 1}\n\n{\"rule\": }",
      "b.jsonl:3:10: unexpected “}”; a value was expected"
    ),
    (
      "{\"legibleBaseline\": 1}\n{}",
      "b.jsonl:2:1: “languages” is no list; write the baseline again"
    ),
    (
      "{\"legibleBaseline\": 1}\n{\"languages\": [1]}",
      "b.jsonl:2:1: a language is no string; write"
    ),
    ("{\"legibleBaseline\": 1}\n{\"languages\": []}", "b.jsonl:2:1: “rule” is no string; write"),
  ])
  func isRefusedWithTheLocation(text: String, message: String) {
    let failure = failure(text)
    #expect(failure?.hasPrefix(message) == true, "\(failure ?? "read")")
  }
}
