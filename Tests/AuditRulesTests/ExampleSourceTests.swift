import AuditModel
import Testing
import ViewTree

@testable import AuditRules

/// Every example of a screen rule can be read as code.
@Suite struct ExampleSourceTests {
  @Test(arguments: RuleExampleTests.all)
  func writesAllThatAnExampleShows(_ example: RuleExampleTests.Case) {
    let source = example.example.source
    let strings = source.replacing("\\u{ad}", with: "\u{AD}")
    for string in example.example.view.allStrings { #expect(strings.contains("\"\(string)\"")) }
    for end in example.example.findings where end != Violation.announcementPath {
      #expect(source.contains(".id(\"\(end)\")"), "\(end) is found, but not named in\n\(source)")
    }
    let isLarge = example.example.environment.dynamicTypeSize != .large
    #expect(source.contains("// Dynamic Type size:") == isLarge)
    #expect(source.count("// VoiceOver announces") == example.example.announcements.count)
  }

  @Test(arguments: RuleExampleTests.all)
  func closesWhatItOpensInLinesThatCanBeRead(_ example: RuleExampleTests.Case) {
    let source = example.example.source
    for (opening, closing) in [("{", "}"), ("(", ")"), ("[", "]")] {
      #expect(source.count(opening) == source.count(closing))
    }
    // A literal is not broken.
    let lines = source.replacing(/"[^"\n]{80,}"/, with: "\"…\"").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(example.example.source == source)
  }

  @Test func distinguishesTheExamplesOfARule() {
    for rule in ScreenRuleList.all {
      let sources = rule.examples.map(\.source)
      #expect(Set(sources).count == sources.count, "\(rule.description.id)")
    }
  }

  @Test func namesWhatAnExampleIsShownIn() {
    let example = ScreenExample.passes(
      "a", in: .largestText, announcing: [.verbatim("Done"), localized("key")]
    ) {
      Text(.verbatim("Ideas"))
      Text(.verbatim("Plans")).id("plans")
    }
    #expect(
      example.source == """
        // Dynamic Type size: accessibility5
        // VoiceOver announces "Done"
        // VoiceOver announces localized("key")
        Text("Ideas")
        Text("Plans").id("plans")
        """)
  }
}

extension ViewNode {
  /// The texts of its nodes, verbatim and in one line.
  fileprivate var allStrings: [String] {
    var own: [String] = []
    for case .verbatim(let string)? in [text, placeholder, accessibility.label] {
      own.append(string)
    }
    return own + children.flatMap(\.allStrings)
  }
}

extension String {
  fileprivate func count(_ part: String) -> Int { ranges(of: part).count }
}
