import AuditModel
import Recordings
import Testing

@testable import Reporting

/// The differences from a recording as text and as a page, of which long ones are not shown whole.
@Suite struct ComparisonReportTests {
  private static let old = RecordedContent(tree: "text\n", drawing: "<svg/>")

  private func variant(_ screen: String) -> RecordedVariant {
    RecordedVariant(
      screen: screen, state: "idle", device: "iphone-se", size: .large, locale: "en")
  }

  /// A comparison of screens that changed, that are new and that are missing.
  private func comparison(
    changed: Int, to tree: String = "other\n", new: Int = 0, missing: Int = 0
  ) -> RecordingComparison {
    let changed = (0..<changed).map { variant("m\(100 + $0)") }
    let new = (0..<new).map { variant("a\(100 + $0)") }
    let recorded = changed + (0..<missing).map { variant("z\(100 + $0)") }
    let selection = Recording.Selection(
      screens: nil, states: nil, devices: [], sizes: [], locales: [], appearance: "light")
    let recording = Recording(
      toolVersion: "1", fontFamily: "Inter", fonts: [:], selection: selection,
      entries: recorded.map { Recording.Entry($0, Self.old) })
    var now = Dictionary(uniqueKeysWithValues: new.map { ($0, Self.old) })
    for variant in changed { now[variant] = RecordedContent(tree: tree, drawing: "<svg/>") }
    return RecordingComparison(
      recording, contents: Dictionary(uniqueKeysWithValues: recorded.map { ($0, Self.old) }),
      with: now, leavingOut: [], fontFamily: "Inter", fonts: [:], toolVersion: "1")
  }

  private func text(_ comparison: RecordingComparison) -> String {
    ComparisonTextReport(comparison).render()
  }

  @Test func showsTheLinesOfTwentyChangedVariants() {
    let text = text(comparison(changed: 25, new: 25, missing: 5))
    #expect(text.components(separatedBy: "\n  +other\n").count == 21)
    #expect(text.components(separatedBy: "changed: ").count == 26)
    #expect(text.contains("\nthe changed lines of 5 more states are not shown\n"))
    #expect(text.hasSuffix("\n25 changed, 25 new, 5 missing\n"))
  }

  @Test func showsOneVariantOfEachState() {
    let variants = ["de", "en", "fi"].map { locale in
      RecordedVariant(
        screen: "home", state: "idle", device: "iphone-se", size: .large,
        locale: LocaleIdentifier(locale))
    }
    let selection = Recording.Selection(
      screens: nil, states: nil, devices: [], sizes: [], locales: [], appearance: "light")
    let recording = Recording(
      toolVersion: "1", fontFamily: "Inter", fonts: [:], selection: selection,
      entries: variants.map { Recording.Entry($0, Self.old) })
    let now = RecordedContent(tree: "other\n", drawing: "<svg/>")
    let report = text(
      RecordingComparison(
        recording, contents: Dictionary(uniqueKeysWithValues: variants.map { ($0, Self.old) }),
        with: Dictionary(uniqueKeysWithValues: variants.map { ($0, now) }), leavingOut: [],
        fontFamily: "Inter", fonts: [:], toolVersion: "1"))
    #expect(report.components(separatedBy: "changed: ").count == 2)
    #expect(report.contains("\n  … and 2 more variants of this state\n"))
    #expect(report.hasSuffix("\n3 changed\n"))
  }

  @Test func leavesOutNothingWhereFewChanged() {
    #expect(!text(comparison(changed: 20, new: 25, missing: 25)).contains("not shown"))
    let one = text(comparison(changed: 21))
    #expect(one.contains("the changed lines of 1 more state are not shown"))
  }

  @Test func showsSixtyLinesOfATree() {
    let lines = (0..<100).map { "line \($0)\n" }.joined()
    let text = text(comparison(changed: 1, to: lines))
    // The heading, the removed line, 100 added ones and the empty end.
    #expect(text.contains("\n  +line 57\n  … and 43 lines more\n"))
  }

  @Test func showsTheBeginningOfALongLine() {
    let text = text(comparison(changed: 1, to: String(repeating: "x", count: 2000) + "\n"))
    #expect(
      text.contains("\n  +" + String(repeating: "x", count: 160) + "… (2,000 characters)\n"))
  }

  @Test func drawsTwoHundredVariantsOnAPage() {
    func page(_ changed: Int) -> String {
      var bytes: [UInt8] = []
      ComparisonPage(
        comparison(changed: changed), tool: ToolIdentity(name: "legible", version: "1")
      ).write { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
    let long = page(203)
    #expect(long.components(separatedBy: "<section").count == 201)
    #expect(long.contains("3 more variants are not shown.") && long.contains("203 differences;"))
    #expect(!page(200).contains("not shown"))
  }
}
