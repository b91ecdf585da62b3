import AuditModel
import JSONReading

/// The JSON Schema (draft 2020-12) of a configuration, as `legible schema config` prints it.
package enum ConfigurationSchema {
  /// The schema as JSON, which ends with a line feed.
  ///
  /// - Parameter descriptions: the rules, for their options.
  package static func text(_ descriptions: [RuleDescription]) -> String {
    JSONWriter.text(of: schema(descriptions)) + "\n"
  }

  private static func schema(_ descriptions: [RuleDescription]) -> JSONValue {
    object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Configuration of Legible")),
      (
        "description",
        .text(
          "A .legible.json file; comments, and commas behind the last value, are allowed in it.")
      ),
      ("type", .text("object")),
      ("additionalProperties", .flag(false)),
      (
        "properties",
        object([("$schema", string("The address of this schema."))] + settings + lists)
      ),
      ("$defs", object([("rules", rules(descriptions))])),
    ])
  }

  /// The settings, in the order in which they are listed.
  private static var settings: [(String, JSONValue)] {
    var result: [(String, JSONValue)] = []
    var done: Set<String> = []
    for key in SettingKey.allCases where done.insert(key.path[0]).inserted {
      let members = SettingKey.allCases.filter { $0.path[0] == key.path[0] }
      result.append(
        (
          key.path[0],
          key.path.count == 1
            ? form(of: key) : closed("The languages.", members.map { ($0.path[1], form(of: $0)) })
        ))
    }
    return result
  }

  private static func form(of key: SettingKey) -> JSONValue {
    switch key.form {
    case .text where !key.words.isEmpty: choice(key.summary, key.words)
    case .text: string(key.summary)
    case .flag: object([("description", .text(key.summary)), ("type", .text("boolean"))])
    case .texts: strings(key.summary)
    }
  }

  /// The parts with objects in them.
  private static var lists: [(String, JSONValue)] {
    [
      ("rules", object([("$ref", .text("#/$defs/rules"))])),
      (
        "overrides",
        list(
          "The levels and options of rules for some files, screens and languages; later ones count more.",
          closed(
            "The findings that fit each of paths, screens and languages, and the levels of rules.",
            [
              ("paths", strings("Patterns of files, from the folder of this file on.")),
              ("screens", strings("The names of screens; * matches any characters.")),
              ("languages", strings("The languages.")),
              ("rules", object([("$ref", .text("#/$defs/rules"))])),
            ], required: ["rules"]))
      ),
      (
        "accepted",
        list("The findings that the team accepts.", accepted)
      ),
    ]
  }

  private static var accepted: JSONValue {
    closed(
      "Findings that fit each of the named properties, and why they are accepted.",
      [
        ("rule", string("The rule's id; * matches any characters.")),
        ("path", string("A pattern of files, from the folder of this file on.")),
        ("screen", string("The name of a screen; * matches any characters.")),
        ("element", string("The path of an element on its screen; * matches any characters.")),
        ("key", string("The key of a string; * matches any characters.")),
        ("languages", strings("The languages.")),
        (
          "fingerprint",
          object([
            ("description", .text("The fingerprint of one finding, as reports show it.")),
            ("type", .text("string")), ("pattern", .text("^[0-9a-fA-F]{16}$")),
          ])
        ),
        ("reason", string("The reason.")),
        ("owner", string("The person or team that answers for it.")),
        (
          "until",
          object([
            ("description", .text("The last day on which it counts, as in 2026-01-31.")),
            ("type", .text("string")), ("pattern", .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")),
          ])
        ),
      ], required: ["rule", "reason"])
  }

  /// The rules by their ids: those with options, and the levels of any.
  private static func rules(_ descriptions: [RuleDescription]) -> JSONValue {
    object([
      (
        "description",
        .text(
          "The level of each rule by its id, in which * matches any characters, or an object with its "
            + "level and options; later ones count more.")
      ),
      ("type", .text("object")),
      (
        "properties",
        object(descriptions.filter { !$0.options.isEmpty }.map { ($0.id, setting($0.options)) })
      ),
      ("additionalProperties", setting([])),
    ])
  }

  /// A level, or an object with a level and options.
  private static func setting(_ options: [RuleOption]) -> JSONValue {
    let level = choice("The level.", RuleLevel.all.map(\.name))
    let members =
      [(RuleSettingReader.level, level)] + options.map { ($0.name, form(of: $0)) }
    return object([
      ("anyOf", .list([level, closed("The level and the options.", members)]))
    ])
  }

  private static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst()
  }

  private static func form(of option: RuleOption) -> JSONValue {
    switch option.form {
    case .number(let standard, let range, let unit):
      object([
        ("description", .text("\(sentence(option.summary)), in \(unit).")),
        ("type", .text("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)), ("default", .number(standard)),
      ])
    case .words: strings("\(sentence(option.summary)); * matches any characters.")
    }
  }
}

extension ConfigurationSchema {
  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(kind: .object(members.map { JSONMember(name: $0.0, value: $0.1) }))
  }

  private static func string(_ description: String) -> JSONValue {
    object([
      ("description", .text(description)), ("type", .text("string")), ("pattern", .text("\\S")),
    ])
  }

  private static func strings(_ description: String) -> JSONValue {
    object([
      ("description", .text(description)), ("type", .text("array")),
      ("items", object([("type", .text("string")), ("pattern", .text("\\S"))])),
    ])
  }

  private static func choice(_ description: String, _ words: [String]) -> JSONValue {
    object([("description", .text(description)), ("enum", .texts(words))])
  }

  private static func list(_ description: String, _ items: JSONValue) -> JSONValue {
    object([("description", .text(description)), ("type", .text("array")), ("items", items)])
  }

  private static func closed(
    _ description: String, _ members: [(String, JSONValue)], required: [String] = []
  ) -> JSONValue {
    var all: [(String, JSONValue)] = [
      ("description", .text(description)), ("type", .text("object")),
      ("additionalProperties", .flag(false)),
    ]
    if !required.isEmpty { all.append(("required", .texts(required))) }
    return object(all + [("properties", object(members))])
  }
}

extension JSONValue {
  fileprivate static func text(_ text: String) -> JSONValue { JSONValue(kind: .string(text)) }
  fileprivate static func flag(_ value: Bool) -> JSONValue { JSONValue(kind: .bool(value)) }
  fileprivate static func number(_ number: Double) -> JSONValue {
    JSONValue(kind: .number(RuleOption.text(of: number)))
  }
  fileprivate static func list(_ values: [JSONValue]) -> JSONValue {
    JSONValue(kind: .array(values))
  }
  fileprivate static func texts(_ texts: [String]) -> JSONValue {
    JSONValue(kind: .array(texts.map { text($0) }))
  }
}
