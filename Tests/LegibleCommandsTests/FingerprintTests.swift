import AuditEngine
import Foundation
import Intake
import TestSupport
import Testing
import TranslationRules

/// The findings of a project with thousands of them have the same names, however it is audited.
@Suite struct FingerprintTests {
  /// A current folder and the paths that are audited from there, in their order.
  private static let spellings: [(current: String, paths: [String])] = [
    ("", ["App"]), ("", ["./App/"]), ("", ["Elsewhere/../App/."]), ("", ["Link"]),
    ("App", ["."]), ("App/Main", [".."]), ("Elsewhere", ["../Link/"]), ("", ["/App"]),
    ("Elsewhere", ["/Link"]),
    ("App", ["Screens", "Main", "Kit", "Exchange"]),
    ("", ["App/Exchange", "App/Kit", "Link/Main", "/App/Screens"]),
  ]

  /// A thorough run has more than 5,000 findings of all rules, which takes a minute or two; otherwise
  /// one example of some rules has to do.
  @Test func staysTheSameUnderEverySpellingOfThePath() throws {
    let project = try GeneratedProject(isWhole: Thoroughness.isWhole)
    var expected: [String] = []
    for (current, paths) in Self.spellings {
      let found = try fingerprints(of: paths, from: current, in: project)
      if expected.isEmpty { expected = found.all }
      #expect(found.all == expected, "\(paths) from “\(current)”")
      #expect(found.all.count >= (Thoroughness.isWhole ? 5000 : 100))
      #expect(Set(found.all).count == found.all.count)
      let silent = project.rules.subtracting(found.rules)
      #expect(silent.subtracting(SupersededRules.all.map(\.superseded.rule)).sorted() == [])
      #expect(!Thoroughness.isWhole || silent.sorted() == [])
    }
  }

  private func fingerprints(
    of paths: [String], from current: String, in project: GeneratedProject
  ) throws -> (all: [String], rules: Set<String>) {
    let output = project.folder.currentFolder + "/Out"
    let paths = paths.map { $0.hasPrefix("/") ? project.folder.currentFolder + $0 : $0 }
    let outcome = run(
      ["audit"] + paths + [
        "--format", "json", "--output", output, "--sizes", "large", "--with-rules",
        TranslationRuleList.all.map { $0.description.id }.joined(separator: ","),
      ],
      in: project.folder.seen(from: current))
    // A screen and an exchange file cannot be read.
    #expect(outcome.exitCode == .untrustworthy, "\(outcome.error)")
    let report = try JSONDecoder().decode(
      Report.self, from: project.folder.read("Out/report.json"))
    return (report.findings.map(\.fingerprint).sorted(), Set(report.findings.map(\.rule)))
  }

  private struct Report: Decodable {
    let findings: [Finding]

    struct Finding: Decodable {
      let fingerprint: String
      let rule: String
    }
  }
}
