import AuditModel
import AuditRules
import Localization
import TestSupport
import TextShaping
import TranslationRules
import Testing
import ViewTree

@testable import AuditEngine

/// Parts of an audit give the report of the whole, whatever rules report.
@Suite struct ShardedAuditTests {
  @Test func joinsWhatAllRulesFindInTheirExamples() throws {
    let count = 3
    let whole = try Self.examples().run()
    #expect(whole.findings.count > 500)
    let parts = try Self.parts(of: count) { try Self.examples() }
    let merged = try Self.examples().report(joining: parts.reversed(), by: "test", files: "")
    // Compared before the expectation, which would describe both at length.
    let areEqual = merged == whole
    #expect(areEqual, "\(Self.firstDifference(merged, whole))")
  }

  @Test func writesTheSamePartEachTime() throws {
    let shard = try #require(Shard("1/2"))
    let parts = try [1, 8].map { jobs in
      try Self.titles(jobs: jobs).part(shard, by: "test", files: "a")
    }
    #expect(parts[0] == parts[1] && Audit.isPart(parts[0]))
  }

  @Test func joinsMoreShardsThanThereAreUnits() throws {
    let whole = try Self.titles().run()
    let parts = try Self.parts(of: 40) { try Self.titles() }
    let empty = parts.count {
      String(decoding: $0.bytes, as: UTF8.self).contains("\"units\":[\n\n]")
    }
    #expect(empty > 20)
    #expect(try Self.titles().report(joining: parts, by: "test", files: "") == whole)
  }

  @Test func keepsTheFontsThatOtherMachinesMeasuredWith() throws {
    let parts = try Self.parts(of: 2) { try Self.titles() }
    let report = try Self.titles().report(joining: parts, by: "test", files: "")
    #expect(report.fonts == (try Self.titles().run().fonts) && !report.fonts.isEmpty)
  }

  /// The parts of an audit, each of a run of its own.
  static func parts(
    of count: Int, _ audit: () throws -> Audit
  ) throws -> [(file: String, bytes: [UInt8])] {
    try #require(Shard(index: 1, count: count)).all.map { shard in
      (
        "part-\(shard.index)-of-\(count).json",
        try audit().part(shard, by: "test", files: "")
      )
    }
  }

  /// A small audit of two screens in three languages.
  static func titles(jobs: Int? = nil, fonts: FontLibrary? = nil) throws -> Audit {
    var options = AuditOptions.fourVariants
    options.jobs = jobs
    return try Audit(
      screens: [.titled("first"), .titled("second", width: 90)], project: .titles,
      fonts: fonts ?? FontLibrary(), options: options)
  }

  /// The examples of all rules, with all rules on.
  private static func examples() throws -> Audit {
    var options = AuditOptions(
      locales: ["en", "de"], dynamicTypeSizes: [.large, .accessibility5],
      sizeClasses: [.compactRegular, .compactCompact])
    options.rules = RuleSelection(with: Set(RuleList.descriptions.map(\.id)))
    let texts = TextAuditInput(
      others: TranslationRuleList.all.flatMap { rule in rule.examples.map(\.project) })
    return try Audit(
      screens: screens, screenErrors: [], project: .titles, fonts: FontLibrary(),
      options: options, texts: texts, sources: SourceFiles(), otherFindings: [])
  }

  private static let screens: [Screen] =
    RuleList.screenRules.flatMap { screens(of: $0) }
    + RuleList.matrixRules.flatMap { screens(of: $0) }

  private static func screens(of rule: any ScreenRule.Type) -> [Screen] {
    let examples = rule.examples.filter { !$0.findings.isEmpty }.prefix(2)
    return examples.enumerated().map { number, example in
      let state = ScreenState.played(name: "shown") { _ in
        PlayedState(announcements: example.announcements) { _ in example.view }
      }
      return Screen(id: "\(rule.description.id) \(number)", states: [state])
    }
  }

  private static func screens(of rule: any MatrixRule.Type) -> [Screen] {
    var screens: [Screen] = []
    for (number, example) in rule.examples.enumerated() {
      let shown = Dictionary(grouping: example.shown, by: \.screen)
      for (name, shown) in shown.sorted(by: { $0.key < $1.key }) {
        screens.append(
          Screen(id: "\(rule.description.id) \(number) \(name)", states: states(of: shown)))
      }
    }
    return screens
  }

  private static func states(of shown: [MatrixExample.Shown]) -> [ScreenState] {
    Dictionary(grouping: shown, by: \.state).sorted { $0.key < $1.key }.map { number, shown in
      let first = shown[0]
      return .played(name: "\(number)") { _ in
        PlayedState(
          announcements: first.announcements, accessibilityFocused: first.focus,
          timeLimit: first.timeLimit
        ) { environment in
          let best = shown.first {
            $0.environment.sizeClasses == environment.sizeClasses
              && $0.environment.dynamicTypeSize == environment.dynamicTypeSize
              && $0.environment.locale == environment.locale
          }
          return (best ?? first).view
        }
      }
    }
  }

  private static func firstDifference(_ one: AuditReport, _ other: AuditReport) -> String {
    if one.findings.count != other.findings.count {
      return "\(one.findings.count) and \(other.findings.count) findings"
    }
    let pair = zip(one.findings, other.findings).first { $0 != $1 }
    return pair.map { "\($0)\n\($1)" } ?? "not in the findings"
  }
}
