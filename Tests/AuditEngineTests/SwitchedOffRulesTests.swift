import AuditModel
import Localization
import Testing
import TextShaping
import ViewTree

@testable import AuditEngine

/// Rules that take no part in an audit are not asked.
@Suite struct SwitchedOffRulesTests {
  @Test func sayNothingOfTheirOwnMeasurements() throws {
    #expect(try notMeasured(without: []) == ["text-contrast"])
    #expect(try notMeasured(without: ["text-contrast"]) == [])
  }

  @Test func leaveTheFindingsOfOthersAsTheyAre() throws {
    let all = try report(without: []).findings.filter { $0.rule != "name-duplicate" }
    #expect(!all.isEmpty)
    #expect(try report(without: ["name-duplicate"]).findings == all)
  }

  @Test func takeNoTime() throws {
    let rules = try report(without: ["text-contrast", "order-changes-with-size-class"]).times
      .map(\.step)
    #expect(rules.contains(.rule("text-clipped")))
    #expect(!rules.contains(.rule("text-contrast")))
    #expect(!rules.contains(.rule("order-changes-with-size-class")))
  }

  private func notMeasured(without rules: Set<String>) throws -> [String] {
    try report(without: rules).notMeasured.map(\.subject)
  }

  private func report(without rules: Set<String>) throws -> AuditReport {
    let state = ScreenState(name: "shown") {
      VStack {
        Text(verbatim: "Ideas")
          .foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Button(.verbatim("Open"))
        Button(.verbatim("Open"))
      }
    }
    var options = AuditOptions.fourVariants
    options.rules = RuleSelection(without: rules)
    options.measuresTimes = true
    return Audit(
      screens: [Screen(id: "page", states: [state])], project: LocalizationProject(tables: []),
      fonts: try FontLibrary(),
      options: options
    ).run()
  }
}
