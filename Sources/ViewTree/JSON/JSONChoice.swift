import AuditModel
import JSONReading

/// A choice between names.
protocol JSONChoice: JSONConvertible {
  /// The name of the choices, in messages.
  static var choiceName: String { get }

  /// The meaning of the choices, in a sentence.
  static var meaning: String { get }

  /// All there is to choose from.
  static var choices: [Self] { get }

  /// The name of the choice.
  var jsonName: String { get }

  /// Other names that are read, too.
  static var otherNames: [(name: String, choice: Self)] { get }
}

extension JSONChoice {
  static var otherNames: [(name: String, choice: Self)] { [] }

  static var form: JSONForm { .defined(definitionName) }

  static var definition: FormDefinition {
    FormDefinition(
      definitionName, title: choiceName.capitalizedFirst, meaning,
      is: .choice(choices.map(\.jsonName) + otherNames.map(\.name)))
  }

  /// The name in camel case.
  private static var definitionName: String {
    let words = choiceName.split(separator: " ").map { String($0).capitalizedFirst }.joined()
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  init(_ field: JSONField) throws(Diagnostic) {
    if case .string(let text) = field.value.kind,
      let other = Self.otherNames.first(where: { $0.name == text })
    {
      self = other.choice
      return
    }
    self = try field.choice(of: Self.choiceName, among: Self.choices) { $0.jsonName }
  }

  var jsonValue: JSONValue { JSONValue(jsonName) }
}

extension JSONChoice where Self: CaseIterable {
  static var choices: [Self] { Array(allCases) }
}

extension JSONChoice where Self: RawRepresentable, RawValue == String {
  var jsonName: String { rawValue }
}

extension String {
  /// The string with a capital letter at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
