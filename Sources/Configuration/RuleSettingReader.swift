import AuditModel
import JSONReading

/// Reads what is said of a rule: a level, or an object with a level and options.
struct RuleSettingReader {
  private let values: ConfigurationValues

  init(_ values: ConfigurationValues) { self.values = values }

  /// The name of the level among the options.
  static let level = "level"

  func setting(of rule: ConfigurationValues.Field) throws(JSONError) -> RuleSetting {
    let location = values.location(ofNameOf: rule.value)
    guard values.isObject(rule.value) else {
      return RuleSetting(
        pattern: rule.name, level: try level(rule.value, of: rule.name), location: location)
    }
    let fields = try values.fields(of: rule.value, "“\(rule.name)”")
    guard !fields.isEmpty else {
      throw values.error(
        "“\(rule.name.shortened)” has neither a level nor options", at: rule.value,
        "add a “level”, or an option that “legible explain” lists")
    }
    var level: RuleLevel?
    var options: [RuleSetting.Option] = []
    for field in fields {
      if field.name == Self.level {
        level = try self.level(field.value, of: field.name)
      } else {
        options.append(
          RuleSetting.Option(
            name: field.name, value: try values.optionValue(of: field),
            location: values.location(ofNameOf: field.value)))
      }
    }
    return RuleSetting(pattern: rule.name, level: level, options: options, location: location)
  }

  private func level(_ node: Int, of name: String) throws(JSONError) -> RuleLevel {
    let word = try values.text(node, of: name)
    if let level = RuleLevel.all.first(where: { $0.name == word }) { return level }
    let words = RuleLevel.all.map(\.name)
    let nearest = NearestWord.to(word, among: words).map { "did you mean “\($0)”?" }
    throw values.error(
      "unknown level “\(word.shortened)” of a rule", at: node,
      nearest ?? "use one of \(words.joined(separator: ", "))")
  }
}
