import AuditModel
import Layout
import Localization
import TextShaping
import Testing
import ViewTree

@testable import Accessibility
@testable import AuditRules

/// Every rule keeps the contract that its examples are.
@Suite struct RuleExampleTests {
  /// An example with its rule, shown in one of several ways.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any ScreenRule.Type
    let example: ScreenExample

    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let all: [Case] = ScreenRuleList.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: all)
  func findsWhatItsExampleSays(_ example: Case) throws {
    try expectFindings(of: example, example.example.environment)
  }

  @Test(arguments: all)
  func findsTheSameFromRightToLeft(_ example: Case) throws {
    var environment = example.example.environment
    environment.layoutDirection = .rightToLeft
    try expectFindings(of: example, environment)
  }

  @Test(arguments: all)
  func findsTheSameOneLevelDeeper(_ example: Case) throws {
    try expectFindings(of: example, example.example.environment) {
      ViewNode(.stack(StackLayout(axis: .vertical)), children: [$0])
    }
  }

  /// The example at the next smaller text size, for a rule that compares the two.
  private func smaller(
    _ example: Case, _ environment: RenderEnvironment, _ wrap: (ViewNode) -> ViewNode
  ) throws -> AccessibleScreen? {
    guard let view = example.example.smaller else { return nil }
    let sizes = DynamicTypeSize.allCases
    let position = try #require(sizes.firstIndex(of: environment.dynamicTypeSize))
    var environment = environment
    environment.dynamicTypeSize = sizes[position - 1]
    return try screen(wrap(view), in: environment)
  }

  private func expectFindings(
    of example: Case, _ environment: RenderEnvironment, in wrap: (ViewNode) -> ViewNode = { $0 }
  ) throws {
    let view = wrap(example.example.view)
    let smaller = try smaller(example, environment, wrap)
    let screen = try screen(view, in: environment, announcing: example.example.announcements)
    let violations = example.rule.init().check(screen, after: smaller)
    #expect(violations.allSatisfy { $0.outcome == .found })
    let nodes = violations.map { $0.path(in: screen.tree) }.sorted()
    let expected = example.example.findings.sorted()
    #expect(nodes.count == expected.count, "\(nodes) are found, not \(expected)")
    for (node, end) in zip(nodes, expected) {
      #expect(node == end || node.hasSuffix("/\(end)"), "\(node) is found, not \(end)")
    }
    for violation in violations {
      #expect(!violation.message.text.isEmpty && violation.weight > 0)
    }
  }
}
