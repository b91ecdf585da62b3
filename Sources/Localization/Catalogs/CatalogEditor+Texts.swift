import AuditModel
import JSONReading
import SourceText

extension VariationPath {
  /// Whether a text can be added there: what is the last choice cannot be varied further.
  fileprivate var isLocationInCatalog: Bool {
    switch (steps.first, steps.dropFirst().first) {
    case (nil, nil), (.plural, nil): true
    case (.device(let name), nil): DeviceName.all.contains(name)
    case (.device(let name), .plural):
      steps.count == 2 && name != "other" && DeviceName.all.contains(name)
    case (.substitution, .plural): steps.count == 2
    default: false
    }
  }
}

extension KeyChanges.LeafChange {
  /// Whether it asks for no more than the text that a key without one is itself.
  fileprivate func asks(for key: String) -> Bool {
    path.isText && state == nil && text?.utf8.elementsEqual(key.utf8) == true
  }
}

extension CatalogEditor {
  /// The shape that the first text gives to a language without any.
  enum Shape {
    case text
    case plural
    case device
  }

  /// Changes a text or its state; returns why not when it cannot.
  mutating func set(
    _ leaf: KeyChanges.LeafChange, of key: Int, in locale: LocaleIdentifier,
    _ freshShape: inout Shape?
  ) -> String? {
    let localization = reader(for: locale).localization(of: key)
    if let localization, setExisting(leaf.path, leaf.text, leaf.state, in: localization) {
      return nil
    }
    guard let text = leaf.text else { return "it has no text for “\(leaf.path)” in \(locale)" }
    if localization == nil, locale == sourceLocale, leaf.asks(for: tree.json.name(of: key)) {
      return nil
    }
    if localization == nil, let shape = Self.shape(of: leaf.path) {
      if freshShape != nil && freshShape != shape { return "its variations have another structure" }
      freshShape = shape
    }
    return addLeaf(leaf, text, to: localization, of: key, in: locale)
  }

  private static func shape(of path: VariationPath) -> Shape? {
    switch path.steps.first {
    case nil: .text
    case .plural: .plural
    case .device: .device
    case .substitution, .width, .phrase: nil
    }
  }

  /// Changes a text that is there; returns whether it is.
  mutating func setExisting(
    _ path: VariationPath, _ text: String?, _ state: TranslationState?, in localization: Int
  ) -> Bool {
    if case .phrase(let index) = path.steps.first {
      return setPhrase(index, text, state, in: localization)
    }
    guard let unit = tree.value(at: path.catalogNames, from: localization),
      let value = tree.json.field("value", of: unit)
    else { return false }
    setText(of: value, text)
    setState(of: unit, state)
    return true
  }

  private mutating func setText(of value: Int, _ text: String?) {
    let old = tree.json.text(of: value)
    guard let text, old.map({ $0.utf8.elementsEqual(text.utf8) }) != true else { return }
    let range = tree.json.range(of: value)
    let least = old.flatMap { old in
      WrittenText.edit(
        of: tree.json.source.bytes, in: range.dropFirst().dropLast(), from: old, to: text
      ) {
        WrittenText(json: $0)
      } write: {
        String(JSONQuoting.quoted($0).dropFirst().dropLast())
      }
    }
    editing.edits.append(
      least.map { .replace($0.range, with: $0.text) }
        ?? .replace(range, with: JSONQuoting.quoted(text)))
  }

  private mutating func setState(of unit: Int, _ state: TranslationState?) {
    guard let state else { return }
    guard let old = tree.json.field("state", of: unit) else {
      objects[unit, default: CatalogObjectEdit()].add("state", .text(state.catalogName))
      return
    }
    let current = tree.json.text(of: old)
    // A name that means the same stays.
    if current.flatMap({ TranslationState(catalogName: $0) })?.catalogName == state.catalogName {
      return
    }
    editing.edits.append(
      .replace(tree.json.range(of: old), with: JSONQuoting.quoted(state.catalogName)))
  }

  private mutating func setPhrase(
    _ index: Int, _ text: String?, _ state: TranslationState?, in localization: Int
  ) -> Bool {
    guard let set = tree.json.field("stringSet", of: localization),
      let values = tree.json.field("values", of: set), tree.json.kind(of: values) == .list,
      case let phrases = tree.json.children(of: values).filter({ tree.json.kind(of: $0) == .text }),
      phrases.indices.contains(index)
    else { return false }
    setText(of: phrases[index], text)
    setState(of: set, state)
    return true
  }

  /// Adds a text where the shape of the language has a place for it; a language without any takes
  /// every shape.
  private mutating func addLeaf(
    _ leaf: KeyChanges.LeafChange, _ text: String, to localization: Int?, of key: Int,
    in locale: LocaleIdentifier
  ) -> String? {
    let names = leaf.path.catalogNames
    guard leaf.path.isLocationInCatalog else { return "there is no place for “\(leaf.path)”" }
    var unit = JSONValue.nested(names, .unit(text, leaf.state))
    if case .substitution(let name) = leaf.path.steps.first {
      switch definition(of: name, localization, key) {
      case .there: break
      case .added(let value):
        unit = JSONValue.nested(["substitutions", name], value).merging(unit)
      case .unknown: return "the source language defines no variable “\(name)”"
      }
    }
    guard let localization else { return add(unit, to: key, in: locale) }
    if let reason = obstacle(to: leaf.path, in: localization) { return reason }
    add(unit, to: localization)
    return nil
  }

  /// Adds the fields that are not there yet, as deep as they have to go.
  private mutating func add(_ value: JSONValue, to object: Int) {
    guard case .object(let members) = value.kind else { return }
    for member in members {
      if let field = tree.json.field(member.name, of: object) {
        if tree.json.kind(of: field) == .object { add(member.value, to: field) }
      } else {
        objects[object, default: CatalogObjectEdit()].add(member.name, member.value)
      }
    }
  }

  private enum Definition {
    case there
    case added(JSONValue)
    case unknown
  }

  /// The source language's definition of a variable that a language does not define yet.
  private func definition(of name: String, _ localization: Int?, _ key: Int) -> Definition {
    if let localization, tree.value(at: ["substitutions", name], from: localization) != nil {
      return .there
    }
    var source = reader(for: sourceLocale)
    let variable = source.entry(key)?.value.catalogVariables.last { $0.name == name }
    return variable.map { .added($0.catalogDefinition) } ?? .unknown
  }

  /// Why a text would be beside others of another shape, none when it would not.
  private func obstacle(to path: VariationPath, in localization: Int) -> String? {
    let json = tree.json
    var object = localization
    for name in path.catalogNames {
      let fields = json.children(of: object).map { json.name(of: $0) }
      let others: Set<String> =
        switch name {
        case "variations": ["stringUnit", "stringSet"]
        case "stringUnit": ["variations", "stringSet"]
        case "plural": ["device"]
        case "device": ["plural"]
        default: []
        }
      if let other = fields.first(where: { others.contains($0) }) {
        return "“\(other)” is in the place of “\(name)”; replace the whole entry"
      }
      guard let next = json.field(name, of: object) else { return nil }
      guard json.kind(of: next) == .object else { return "“\(name)” is no object" }
      object = next
    }
    return nil
  }
}
