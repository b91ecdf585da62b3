import AuditModel
import JSONReading

/// Makes a configuration of the values of a file.
struct ConfigurationReader {
  private let values: ConfigurationValues
  private typealias Field = ConfigurationValues.Field

  init(_ values: ConfigurationValues) { self.values = values }

  /// The names at the top of a file.
  static let names: [String] = {
    let settings = SettingKey.allCases.map { $0.path[0] }
    var known: Set<String> = []
    return ["$schema"] + settings.filter { known.insert($0).inserted }
      + ["rules", "overrides", "accepted"]
  }()

  /// All that the file says.
  func configuration() throws(JSONError) -> Configuration {
    var result = Configuration(file: values.file)
    for field in try values.fields(of: values.root, "the configuration", known: Self.names) {
      switch field.name {
      case "$schema": _ = try values.text(field.value, of: field.name)
      case "rules": result.rules = try rules(field)
      case "overrides":
        for item in try values.items(of: field) { result.overrides.append(try override(item)) }
      case "accepted":
        for item in try values.items(of: field) {
          result.accepted.append(try AcceptedReader(values).entry(item))
        }
      default: result.settings += try settings(field)
      }
    }
    return result
  }

  private func settings(_ field: Field) throws(JSONError) -> [Configuration.Setting] {
    if let key = SettingKey(rawValue: field.name) { return [try setting(key, field)] }
    let keys = SettingKey.allCases.filter { $0.path[0] == field.name }
    let members = try values.fields(
      of: field.value, "“\(field.name)”", known: keys.map { $0.path[1] })
    var result: [Configuration.Setting] = []
    for member in members {
      guard let key = keys.first(where: { $0.path[1] == member.name }) else { continue }
      result.append(try setting(key, member))
    }
    if field.name == "languages" { try refuseContradictions(in: members) }
    return result
  }

  /// A language decides, or is the community's, or is not looked at.
  private func refuseContradictions(in members: [Field]) throws(JSONError) {
    var lists: [LocaleIdentifier: String] = [:]
    for member in members {
      for item in try values.items(of: member) {
        let text = try values.text(item, of: member.name)
        let list = lists.updateValue(member.name, forKey: LocaleIdentifier(text))
        guard let list, list != member.name else { continue }
        throw values.error(
          "“\(text.shortened)” is in “\(list)” and in “\(member.name)”", at: item,
          "remove it from one of the lists")
      }
    }
  }

  private func setting(
    _ key: SettingKey, _ field: Field
  ) throws(JSONError) -> Configuration.Setting {
    let location = values.location(of: field.value)
    switch key.form {
    case .text:
      let text = try values.text(field.value, of: field.name)
      return .init(key: key, values: [text], locations: [location])
    case .flag:
      return .init(
        key: key, values: ["\(try values.flag(of: field))"], locations: [location])
    case .texts:
      if [.include, .exclude].contains(key) {
        for item in try values.items(of: field) { _ = try values.pattern(item, of: field.name) }
      }
      let items = try values.items(of: field)
      return .init(
        key: key, values: try values.texts(of: field),
        locations: items.isEmpty ? [location] : items.map { values.location(of: $0) })
    }
  }

  private func rules(_ field: Field) throws(JSONError) -> [RuleSetting] {
    let rules = RuleSettingReader(values)
    var result: [RuleSetting] = []
    for rule in try values.fields(of: field.value, "“\(field.name)”") {
      result.append(try rules.setting(of: rule))
    }
    return result
  }

  private func override(_ node: Int) throws(JSONError) -> RuleOverride {
    var scope = FindingScope()
    var rules: [RuleSetting]?
    let fields = try values.fields(
      of: node, "an override", known: ["paths", "screens", "languages", "rules"])
    for field in fields {
      switch field.name {
      case "paths":
        for item in try values.items(of: field) {
          scope.paths.append(try values.pattern(item, of: field.name))
        }
      case "screens": scope.screens = try values.texts(of: field)
      case "languages": scope.languages = try values.texts(of: field).map { LocaleIdentifier($0) }
      default: rules = try self.rules(field)
      }
    }
    guard !scope.isEverything else {
      throw values.error(
        "an override names no paths, screens or languages", at: node,
        "add one of them, or write the rules into “rules” at the top")
    }
    guard let rules else {
      throw values.error(
        "an override has no “rules”", at: node, "add the levels or options of some rules")
    }
    return RuleOverride(scope: scope, rules: rules, location: values.location(of: node))
  }
}
