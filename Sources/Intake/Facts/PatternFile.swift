import AuditModel
import JSONReading
import LanguageData
import TranslationRules

/// A file with rules of a team's own, made of regular expressions:
///
/// ```json
/// [
///   {
///     "id": "no-please", "message": "we do not say please", "locales": ["en", "de"],
///     "source": "(?i)tap", "mustNotMatch": "(?i)bitte|please", "severity": "note"
///   }
/// ]
/// ```
struct PatternFile {
  private let source: JSONSource

  init(_ bytes: [UInt8], path: String) { source = JSONSource(file: path, bytes: bytes) }

  /// The rules, or the first thing that is wrong with them.
  func rules() throws(IntakeError) -> [PatternRule] {
    do throws(JSONError) {
      let tree = try JSONParser.parse(source)
      guard tree.kind(of: tree.root) == .list else {
        throw self.error(
          "write the rules as a list", at: tree.root, of: tree, "begin the file with [")
      }
      var rules: [PatternRule] = []
      for child in tree.children(of: tree.root) { rules.append(try rule(child, of: tree)) }
      return rules
    } catch {
      throw IntakeError(at: "\(error.location)", error.message, advice: error.suggestion)
    }
  }

  private static let fields = [
    "id", "message", "severity", "locales", "source", "mustMatch", "mustNotMatch",
  ]

  private func rule(_ node: Int, of tree: JSONTree) throws(JSONError) -> PatternRule {
    guard tree.kind(of: node) == .object else {
      throw error("a rule is an object", at: node, of: tree, "put it into braces")
    }
    for field in tree.children(of: node) where !Self.fields.contains(tree.name(of: field)) {
      throw error(
        "a rule has no field “\(tree.name(of: field))”", at: field, of: tree,
        "the fields are \(Self.fields.joined(separator: ", "))")
    }
    let must = tree.field("mustMatch", of: node)
    guard let target = must ?? tree.field("mustNotMatch", of: node),
      must == nil || tree.field("mustNotMatch", of: node) == nil
    else {
      throw error(
        "a rule has one of “mustMatch” and “mustNotMatch”", at: node, of: tree,
        "say what translations must match, or what they must not")
    }
    let condition = tree.field("source", of: node).flatMap(tree.text)
    let (id, message) = (try text("id", of: node, tree), try text("message", of: node, tree))
    let (severity, locales) = (try severity(of: node, tree), try locales(of: node, tree))
    do throws(RegularExpression.Mistake) {
      return try PatternRule(
        id: id, message: message, severity: severity, locales: locales, sourcePattern: condition,
        targetPattern: tree.text(of: target) ?? "",
        demand: must == nil ? .mustNotMatch : .mustMatch)
    } catch {
      throw self.error(
        "the pattern cannot be read: \(error.message) after \(error.offset) characters", at: target,
        of: tree, "patterns are written as ICU has them")
    }
  }

  private func text(_ name: String, of node: Int, _ tree: JSONTree) throws(JSONError) -> String {
    guard let field = tree.field(name, of: node), let text = tree.text(of: field), !text.isEmpty
    else { throw error("a rule needs a text “\(name)”", at: node, of: tree, "add it") }
    return text
  }

  private func severity(of node: Int, _ tree: JSONTree) throws(JSONError) -> Severity {
    guard let field = tree.field("severity", of: node) else { return .warning }
    guard let severity = tree.text(of: field).flatMap(Severity.init) else {
      throw error(
        "there is no such severity", at: field, of: tree, "use note, warning or error")
    }
    return severity
  }

  private func locales(of node: Int, _ tree: JSONTree) throws(JSONError) -> [LocaleIdentifier] {
    guard let field = tree.field("locales", of: node) else { return [] }
    guard tree.kind(of: field) == .list else {
      throw error("write the languages as a list", at: field, of: tree, "write [\"de\", \"fr\"]")
    }
    return tree.children(of: field).compactMap { tree.text(of: $0).map { LocaleIdentifier($0) } }
  }

  private func error(
    _ message: String, at node: Int, of tree: JSONTree, _ suggestion: String
  ) -> JSONError {
    source.error(message, at: tree.range(of: node).lowerBound, suggestion: suggestion)
  }
}
