import AuditModel
import JSONReading

extension KeyboardShortcut: JSONObjectConvertible {
  static let form = JSONForm.defined("keyboardShortcut")

  static let definition = FormDefinition(
    "keyboardShortcut", title: "Keyboard shortcut", "A key of a keyboard with those that are held.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "the keyboard shortcut", normal: Self(.space),
    fields: [
      FieldFormat(
        "key", \.key, isRequired: true,
        "The character that the key types, or the name of the key in SwiftUI: `return`, `escape`, "
          + "`tab`, `delete`, `upArrow`, `downArrow`, `leftArrow`, `rightArrow`, `space`."),
      FieldFormat("modifiers", \.modifiers, "The keys that are held."),
    ])
}

/// A character, or a name.
extension KeyEquivalent: JSONConvertible {
  static let form = JSONForm.name

  init(_ field: JSONField) throws(Diagnostic) {
    let text = try field.name()
    if let named = Self.named.first(where: { $0.name == text }) {
      self = named.key
    } else if let character = text.first, text.count == 1 {
      self.init(character)
    } else {
      throw field.error(
        "\(field.subject) is no key", suggestion: "use one character, or a name such as “return”")
    }
  }

  var jsonValue: JSONValue { JSONValue(name ?? String(character)) }
}

/// A list of names.
extension EventModifiers: JSONConvertible {
  static let form = JSONForm.list(.defined(definition.name), minimum: 0)

  static let definition = FormDefinition(
    "eventModifier", title: "Event modifier", "A key that is held, named as in SwiftUI.",
    is: .choice(named.map(\.name)))

  init(_ field: JSONField) throws(Diagnostic) {
    let keys = try field.list { (item) throws(Diagnostic) in
      try item.choice(of: "event modifier", among: Self.named) { $0.name }.key
    }
    self.init(keys)
  }

  var jsonValue: JSONValue { JSONValue(names) }
}
