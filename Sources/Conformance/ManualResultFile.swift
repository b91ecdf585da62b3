import AuditModel
import JSONReading

/// The file with the results of tests by people, which reports read and never write:
///
/// ```json
/// [
///   {
///     "criterion": "1.3.2", "result": "supports", "tester": "Ada", "device": "iPhone 17, iOS 26.1",
///     "assistiveTechnology": "VoiceOver", "date": "2026-01-31", "note": "all tabs",
///     "falseAlarms": ["0123456789abcdef"]
///   }
/// ]
/// ```
package struct ManualResultFile {
  private let source: JSONSource

  /// Takes the bytes and the path to show in locations.
  package init(_ bytes: [UInt8], path: String) { source = JSONSource(file: path, bytes: bytes) }

  /// Why the file cannot be used: the first thing that is wrong, and where.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error as `file:line:column: message; suggestion`.
    package let description: String
  }

  /// The results in the order of the file.
  package func results() throws(Failure) -> [ManualResult] {
    do throws(JSONError) {
      let tree = try JSONParser.parse(source)
      guard tree.kind(of: tree.root) == .list else {
        throw error("the results are not in a list", at: tree.root, tree, "begin the file with [")
      }
      var results: [ManualResult] = []
      for child in tree.children(of: tree.root) { results.append(try result(child, tree)) }
      return results
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private static let fields = [
    "criterion", "result", "tester", "device", "assistiveTechnology", "date", "note", "falseAlarms",
  ]

  private func result(_ node: Int, _ tree: JSONTree) throws(JSONError) -> ManualResult {
    guard tree.kind(of: node) == .object else {
      throw error("a result is an object", at: node, tree, "put it into braces")
    }
    for field in tree.children(of: node) where !Self.fields.contains(tree.name(of: field)) {
      throw error(
        "a result has no field “\(tree.name(of: field).shortened)”", at: field, tree,
        "the fields are \(Self.fields.joined(separator: ", "))")
    }
    return ManualResult(
      criterion: try criterion(of: node, tree), level: try level(of: node, tree),
      tester: try text("tester", of: node, tree), device: try text("device", of: node, tree),
      assistiveTechnology: try text("assistiveTechnology", of: node, tree),
      date: try date(of: node, tree), note: try note(of: node, tree),
      falseAlarms: try falseAlarms(of: node, tree))
  }

  private func criterion(of node: Int, _ tree: JSONTree) throws(JSONError) -> String {
    let id = try text("criterion", of: node, tree)
    let known = ConformanceStandard.allCases.flatMap(\.criteria).flatMap(\.acceptedIDs)
    guard known.contains(id) else {
      let hint = NearestWord.to(id, among: known).map { "did you mean “\($0)”?" }
      throw error(
        "no standard here has a criterion “\(id.shortened)”",
        at: field("criterion", of: node, tree),
        tree, hint ?? "write a number such as 1.4.3, or a label such as voiceover")
    }
    return id
  }

  private func level(of node: Int, _ tree: JSONTree) throws(JSONError) -> ConformanceLevel {
    let word = try text("result", of: node, tree)
    guard let level = ConformanceLevel.manual.first(where: { $0.rawValue == word }) else {
      let words = ConformanceLevel.manual.map(\.rawValue).joined(separator: ", ")
      throw error(
        "unknown result “\(word.shortened)”", at: field("result", of: node, tree), tree,
        "use one of \(words)")
    }
    return level
  }

  private func date(of node: Int, _ tree: JSONTree) throws(JSONError) -> String {
    let text = try text("date", of: node, tree)
    guard CalendarDay(text) != nil else {
      throw error(
        "“\(text.shortened)” is no day", at: field("date", of: node, tree), tree,
        "write it as 2026-01-31")
    }
    return text
  }

  private func note(of node: Int, _ tree: JSONTree) throws(JSONError) -> String {
    guard let field = tree.field("note", of: node) else { return "" }
    guard let text = tree.text(of: field) else {
      throw error("“note” is no text", at: field, tree, "write it between quotation marks")
    }
    return text
  }

  private func falseAlarms(of node: Int, _ tree: JSONTree) throws(JSONError) -> [String] {
    guard let list = tree.field("falseAlarms", of: node) else { return [] }
    guard tree.kind(of: list) == .list else {
      throw error("“falseAlarms” is no list", at: list, tree, "write [\"0123456789abcdef\"]")
    }
    var result: [String] = []
    for child in tree.children(of: list) {
      guard let text = tree.text(of: child), text.count == 16, text.allSatisfy(\.isHexDigit) else {
        throw error(
          "this is no fingerprint of a finding", at: child, tree,
          "copy the 16 digits from the report")
      }
      result.append(text)
    }
    return result
  }

  private func text(_ name: String, of node: Int, _ tree: JSONTree) throws(JSONError) -> String {
    guard let field = tree.field(name, of: node) else {
      throw error("a result needs a field “\(name)”", at: node, tree, "add it")
    }
    guard let text = tree.text(of: field), text.contains(where: { !$0.isWhitespace }) else {
      throw error("“\(name)” is no text", at: field, tree, "write it between quotation marks")
    }
    return text
  }

  private func field(_ name: String, of node: Int, _ tree: JSONTree) -> Int {
    tree.field(name, of: node) ?? node
  }

  private func error(
    _ message: String, at node: Int, _ tree: JSONTree, _ suggestion: String
  ) -> JSONError {
    source.error(message, at: tree.range(of: node).lowerBound, suggestion: suggestion)
  }
}
