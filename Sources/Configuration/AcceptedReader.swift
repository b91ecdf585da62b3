import AuditModel
import JSONReading

/// Reads the entries of `accepted`.
struct AcceptedReader {
  private let values: ConfigurationValues
  private typealias Field = ConfigurationValues.Field

  init(_ values: ConfigurationValues) { self.values = values }

  /// The names in an entry that say which findings it is for.
  private static let scopeNames = ["path", "screen", "element", "key", "languages", "fingerprint"]
  private static let names = ["rule"] + scopeNames + ["reason", "owner", "until"]

  func entry(_ node: Int) throws(JSONError) -> AcceptedEntry {
    let fields = try values.fields(of: node, "an accepted finding", known: Self.names)
    let rule = try required("rule", in: fields, of: node, "name the rule that reports it")
    let reason = try required("reason", in: fields, of: node, "say why it is accepted")
    guard fields.contains(where: { Self.scopeNames.contains($0.name) }) else {
      throw values.error(
        "an accepted finding needs a location", at: node,
        "add one of \(Self.scopeNames.joined(separator: ", ")), or switch the rule off in “rules”")
    }
    var scope = FindingScope()
    for field in fields { try read(field, into: &scope) }
    return AcceptedEntry(
      rule: rule, scope: scope, reason: reason, owner: try text("owner", in: fields),
      until: try day(in: fields), location: values.location(of: node))
  }

  private func read(_ field: Field, into scope: inout FindingScope) throws(JSONError) {
    switch field.name {
    case "path": scope.paths = [try values.pattern(field.value, of: field.name)]
    case "screen": scope.screens = [try values.text(field.value, of: field.name)]
    case "element": scope.element = try values.text(field.value, of: field.name)
    case "key": scope.key = try values.text(field.value, of: field.name)
    case "languages": scope.languages = try values.texts(of: field).map { LocaleIdentifier($0) }
    case "fingerprint":
      let text = try values.text(field.value, of: field.name)
      guard text.count == 16, text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else {
        throw values.error(
          "this is no fingerprint of a finding", at: field.value,
          "copy the 16 digits from the report")
      }
      scope.fingerprint = text
    default: break
    }
  }

  private func required(
    _ name: String, in fields: [Field], of node: Int, _ advice: String
  ) throws(JSONError) -> String {
    guard let text = try text(name, in: fields) else {
      throw values.error("an accepted finding needs a “\(name)”", at: node, advice)
    }
    return text
  }

  private func text(_ name: String, in fields: [Field]) throws(JSONError) -> String? {
    guard let field = fields.last(where: { $0.name == name }) else { return nil }
    return try values.text(field.value, of: name)
  }

  private func day(in fields: [Field]) throws(JSONError) -> CalendarDay? {
    guard let field = fields.last(where: { $0.name == "until" }) else { return nil }
    let text = try values.text(field.value, of: field.name)
    guard let day = CalendarDay(text) else {
      throw values.error(
        "“\(text.shortened)” is no day", at: field.value, "write it as 2026-01-31")
    }
    return day
  }
}
