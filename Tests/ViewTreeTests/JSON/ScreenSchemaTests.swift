import Foundation
import JSONReading
import TestSupport
import Testing

@testable import ViewTree

/// The JSON Schema of screen files and the reader accept the same files.
@Suite struct ScreenSchemaTests {
  /// Read once: it is large, and there are some thousand cases.
  private static let schema = Result { try Schema(ScreenFormat.schema) }

  @Test(arguments: 0..<100) func acceptsWhatIsWritten(seed: Int) throws {
    var generator = TreeGenerator(seed: UInt64(seed))
    let json = file(generator.tree().json())
    #expect(try schemaErrors(of: json) == [])
  }

  @Test(arguments: FormatSamples.all) func agreesWithTheReader(on sample: FormatSamples.Sample)
    throws
  {
    let errors = try schemaErrors(of: sample.file)
    #expect(errors.isEmpty == sample.isRight, "\(errors) \(sample.file)")
    let messages = readErrors(of: sample.file)
    #expect(messages.isEmpty == sample.isRight, "\(messages) \(sample.file)")
  }

  @Test func hasSamplesOfEveryField() {
    let described = ScreenFormat.definitions.flatMap { definition -> [String] in
      guard case .kinds(_, let kinds) = definition.content else {
        return definition.fields.map { "\(definition.name).\($0.name)" }
      }
      return definition.fields.map { "\(definition.name).\($0.name)" }
        + kinds.flatMap { kind in kind.fields.map { "\(kind.name).\($0.name)" } }
    }
    #expect(Set(FormatSamples.all.map(\.field)) == Set(described))
    #expect(described.count > 100)
  }

  @Test func definesEveryNameThatItUsesAndUsesAllThatItDefines() {
    let used = Set(ScreenFormat.definitions.flatMap(\.usedNames))
    let defined = ScreenFormat.definitions.map(\.name)
    #expect(used == Set(defined.dropFirst()))
    #expect(Set(defined).count == defined.count)
  }

  @Test(arguments: [
    #"{"screen": "s", "states": [{"name": "n"}]}"#,
    #"{"screen": "s", "states": [{"name": "n", "view": {"type": "list"}, "variants": []}]}"#,
    #"{"screen": "s", "states": [], "stats": 1}"#,
    #"{"states": [{"name": "n", "view": {"type": "list"}}]}"#,
    #"{"screen": " ", "states": [{"name": "n", "view": {"type": "list"}}]}"#,
    "[]",
  ])
  func rejectsFiles(json: String) throws {
    #expect(try !schemaErrors(of: json).isEmpty)
    #expect(!readErrors(of: json).isEmpty)
  }

  @Test(arguments: [
    #"{"type": "txet"}"#, #"{"text": "a"}"#, #"{"type": "text", "isOn": true}"#,
    #"{"type": "image", "width": 5}"#, #"{"type": "wrapper"}"#, #"{"type": "stack"}"#,
    #"{"type": "wrapper", "children": [{"type": "text"}, {"type": "text"}]}"#,
    #"{"type": "list", "children": [{"type": "list", "children": [{"type": "text", "tex": 1}]}]}"#,
    #"{"type": "text", "text": {"key": "k", "arguments": [{"key": "k", "arguments": [true]}]}}"#,
    #"{"type": "text", "frame": {"width": "101%"}}"#, ##"{"type": "text", "tint": "#12345"}"##,
  ])
  func rejectsViews(json: String) throws {
    #expect(try !schemaErrors(of: file(json)).isEmpty)
    #expect(!readErrors(of: file(json)).isEmpty)
  }

  @Test func acceptsTheExampleOfTheReference() throws {
    #expect(ScreenFormat.reference.contains(ScreenExample.text))
    #expect(try schemaErrors(of: ScreenExample.text) == [])
    #expect(readErrors(of: ScreenExample.text) == [])
  }

  @Test func theReferenceLeadsToEveryHeadingThatItNames() {
    let page = ScreenFormat.reference
    let anchors = page.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-")
    }
    #expect(anchors.count > 50)
    #expect(Set(anchors).subtracting(headings) == [])
    #expect(Set(headings).count == headings.count)
  }

  private func file(_ view: String) -> String {
    #"{"screen": "s", "states": [{"name": "n", "view": \#(view)}]}"#
  }

  private func document(_ json: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.utf8))
  }

  private func schemaErrors(of json: String) throws -> [String] {
    try Self.schema.get().errors(in: try document(json))
  }

  private func readErrors(of json: String) -> [String] {
    do throws(ScreenFileErrors) {
      _ = try ScreenFile.read(Array(json.utf8), file: "a.screen.json")
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }
}

extension FormDefinition {
  /// The definitions that it refers to.
  fileprivate var usedNames: [String] {
    switch content {
    case .value(let form): form.usedNames
    case .object(let fields, _): fields.flatMap(\.form.usedNames)
    case .kinds(_, let kinds): (fields + kinds.flatMap(\.fields)).flatMap(\.form.usedNames)
    }
  }
}

extension JSONForm {
  fileprivate var usedNames: [String] {
    switch self {
    case .defined(let name): [name]
    case .any(let forms): forms.flatMap(\.usedNames)
    case .list(let form, _): form.usedNames
    default: []
    }
  }
}
