import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Screens with one defect each, whose author had not read the rules: the rules report the defect at its node,
/// and nothing on the same screen without it.
@Suite struct SeededDefectTests {
  /// A pair of screens.
  struct Pair: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let node: String
    let newFields: [String]
    let alsoAccepted: [String]?

    var testDescription: String { name }

    /// The ids of the views that a finding may be about; notes follow some of them.
    var nodes: [String] {
      ([node] + (alsoAccepted ?? [])).compactMap { $0.split(separator: " ").first.map(String.init) }
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/SeededDefects")

  /// The declarations that screens were given for the pairs.
  private static let declarations: Set = [
    "focusEffectDisabled", "animation", "accessibilityReduceMotion", "autoplay", "textContentType",
    "keyboardType", "allowsPasting", "onLongPressGesture",
    "accessibilityFocused (of a state)", "timeLimit (of a state)",
  ]

  /// The pairs, all of whose declarations screens have.
  private static let pairs: [Pair] = {
    let data = try? Data(contentsOf: folder.appending(path: "seeded.json"))
    let all = data.flatMap { try? JSONDecoder().decode([Pair].self, from: $0) } ?? []
    return all.filter { declarations.isSuperset(of: $0.newFields) }
  }()

  @Test func areAllThere() { #expect(Self.pairs.count == 40) }

  @Test(arguments: pairs) func areReportedAtTheirNode(_ pair: Pair) throws {
    let findings = try findings(of: pair, "defect")
    // A string rule reports the string of the view and not the view.
    let names = try pair.nodes + pair.nodes.flatMap { try keys(in: $0, of: pair) }
    let isReported = findings.contains { finding in
      names.contains { name in
        ["\"\(name)\"", "/\(name)\"", "\"\(name)/", "/\(name)/"].contains { finding.contains($0) }
      }
    }
    #expect(isReported, "\(findings)")
  }

  @Test(arguments: pairs) func areSilentWithoutTheDefect(_ pair: Pair) throws {
    #expect(try findings(of: pair, "fixed").isEmpty)
  }

  /// The keys of the strings of a view.
  private func keys(in id: String, of pair: Pair) throws -> [String] {
    let file = Self.folder.appending(path: pair.name).appending(path: "defect.screen.json")
    func strings(_ value: Any, isInside: Bool) -> [String] {
      if let list = value as? [Any] { return list.flatMap { strings($0, isInside: isInside) } }
      guard let object = value as? [String: Any] else { return [] }
      let isInside = isInside || object["id"] as? String == id
      let own = isInside ? [object["key"] as? String].compactMap(\.self) : []
      return own + object.values.flatMap { strings($0, isInside: isInside) }
    }
    return strings(
      try JSONSerialization.jsonObject(with: try Data(contentsOf: file)), isInside: false)
  }

  /// The findings of an audit, each as JSON.
  private func findings(of pair: Pair, _ version: String) throws -> [String] {
    let source = Self.folder.appending(path: pair.name)
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path)
    where name.hasPrefix(version) {
      let target = name == "\(version).xcstrings" ? "Localizable.xcstrings" : name
      files[target] = try Data(contentsOf: source.appending(path: name))
    }
    let memory = MemoryFiles(files)
    let outcome = run("audit --format json -o out --no-history --jobs 1", in: memory)
    #expect(outcome.exitCode != .untrustworthy, "\(outcome.error)")
    let report = try #require(
      JSONSerialization.jsonObject(with: try memory.read("out/report.json")) as? [String: Any])
    return try (report["findings"] as? [[String: Any]] ?? []).map { finding in
      String(
        decoding: try JSONSerialization.data(
          withJSONObject: finding, options: .withoutEscapingSlashes), as: UTF8.self)
    }
  }
}
