import Foundation
import Localization
import TestSupport
import TranslationRules

/// A project in which rules about files find something: their examples, each in a folder of its own,
/// twice.
struct GeneratedProject {
  let folder: ProjectFolder
  /// The rules that find something in it.
  let rules: Set<String>

  /// Writes the project.
  ///
  /// - Parameter isWhole: whether all examples of all rules are written, or one of every fifth rule.
  init(isWhole: Bool) throws {
    folder = try ProjectFolder(["App/Package.swift": "// swift-tools-version: 6.2\n"])
    var rules: Set<String> = []
    for (position, rule) in TranslationRuleList.all.enumerated()
    where isWhole || position.isMultiple(of: 5) {
      let examples = rule.examples.filter { !$0.findings.isEmpty && $0.needsOnlyFiles }
      for (number, example) in examples.prefix(isWhole ? .max : 1).enumerated() {
        rules.insert(rule.description.id)
        for part in ["Main", "Kit"] {
          let location = "App/\(part)/\(rule.description.id)-\(number)"
          for file in example.files {
            try folder.write(Data(file.bytes), to: "\(location)/\(file.path)")
          }
        }
      }
    }
    self.rules = rules
    try folder.write(text: Self.screen, to: "App/Screens/Home.screen.json")
    try folder.write(text: "<xliff", to: "App/Exchange/de.xliff")
    try folder.link("Link", to: "App")
    try folder.write(text: "", to: "Elsewhere/x")
  }

  private static let screen = """
    {"screen": "home", "states": [{"name": "idle", "view": {
      "type": "stack", "axis": "vertical", "children": [
        {"type": "text", "text": "Preparations for the journey", "lineLimit": 1,
          "frame": {"width": 40}},
        {"type": "button", "frame": {"width": 20, "height": 20}, "children": []},
        {"type": "text", "text": {"key": "no.such.key"}}]}}]}
    """
}

extension TranslationExample {
  /// Whether nothing beyond the files makes the rule find something.
  fileprivate var needsOnlyFiles: Bool {
    facts.code == nil && facts.glossary == nil && facts.knownRegions == nil
      && facts.earlierSources.isEmpty && facts.absentLanguages.isEmpty && facts.patterns.isEmpty
      && facts.storeTexts.isEmpty
  }
}
