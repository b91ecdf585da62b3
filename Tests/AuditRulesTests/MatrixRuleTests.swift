import AuditModel
import Layout
import Localization
import TextShaping
import Testing
import ViewTree

@testable import Accessibility
@testable import AuditRules

/// Every rule that compares variants keeps the contract that its examples are.
@Suite struct MatrixRuleTests {
  /// An example with its rule.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any MatrixRule.Type
    let example: MatrixExample

    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let all: [Case] = MatrixRuleList.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: all) func findsWhatItsExampleSays(_ example: Case) throws {
    try expectFindings(of: example) { $0 }
  }

  @Test(arguments: all) func findsTheSameFromRightToLeft(_ example: Case) throws {
    try expectFindings(of: example) { environment in
      var mirrored = environment
      mirrored.layoutDirection = .rightToLeft
      return mirrored
    }
  }

  @Test(arguments: all) func canBeReadAsCode(_ example: Case) {
    let source = example.example.source
    #expect(source.split(separator: "\n").allSatisfy { $0.count <= 100 })
    for end in example.example.findings { #expect(source.contains(".id(\"\(end)\")")) }
  }

  @Test(arguments: MatrixRuleList.all.map { $0.description })
  func isBasedOnAPublishedCriterion(_ rule: RuleDescription) {
    #expect(!rule.standards.isEmpty)
  }

  private func expectFindings(
    of example: Case, _ change: (RenderEnvironment) -> RenderEnvironment
  ) throws {
    let screens = try outlinedScreens(of: example.example, change)
    let violations = example.rule.init().check(screens)
    let nodes = violations.map(\.element.path).sorted()
    let expected = example.example.findings.sorted()
    #expect(nodes.count == expected.count, "\(nodes) are found, not \(expected)")
    for (node, end) in zip(nodes, expected) {
      #expect(node == end || node.hasSuffix("/\(end)"), "\(node) is found, not \(end)")
    }
  }
}

/// The outlines of the screens of an example, with positions in the order in which their values appear.
private func outlinedScreens(
  of example: MatrixExample, _ change: (RenderEnvironment) -> RenderEnvironment
) throws -> [OutlinedScreen] {
  let devices = example.shown.map(\.environment.sizeClasses).withoutDuplicates
  let sizes = example.shown.map(\.environment.dynamicTypeSize).withoutDuplicates
  let locales = example.shown.map(\.environment.locale).withoutDuplicates
  return try example.shown.map(\.screen).withoutDuplicates.enumerated().map { position, id in
    let outlines = try example.shown.filter { $0.screen == id }.map { shown in
      let cell = MatrixCell(
        state: shown.state, locale: locales.firstIndex(of: shown.environment.locale) ?? 0,
        dynamicTypeSize: sizes.firstIndex(of: shown.environment.dynamicTypeSize) ?? 0,
        device: devices.firstIndex(of: shown.environment.sizeClasses) ?? 0)
      return ScreenOutline(
        try screen(
          shown.view, in: change(shown.environment), announcing: shown.announcements),
        in: cell, focus: shown.focus, timeLimit: shown.timeLimit, isFull: true)
    }
    return OutlinedScreen(id: id, position: position, source: 0, outlines)
  }
}

extension Array where Element: Equatable {
  fileprivate var withoutDuplicates: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
