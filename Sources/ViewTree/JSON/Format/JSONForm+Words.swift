import JSONReading

extension JSONForm {
  /// The values in words, in which definitions have their titles.
  var plainWords: String {
    if case .list = self { return "a list" }
    return words(
      name: { $0 },
      defined: { definition in
        if case .value(let form) = definition.content { return form.plainWords }
        return "an object"
      })
  }

  /// The values in words, such as “a number from 0 to 1”.
  ///
  /// - Parameters:
  ///   - name: how a string that is a value is written.
  ///   - defined: how a definition is named.
  func words(name: (String) -> String, defined: (FormDefinition) -> String) -> String {
    switch self {
    case .string: "a string"
    case .name: "a string that is not blank"
    case .pattern(_, let words): words
    case .bool: "\(name("true")) or \(name("false"))"
    case .number(.finite): "a number"
    case .number(let range):
      "a number from \(JSONValue(range.lowerBound).kindName) to "
        + JSONValue(range.upperBound).kindName
    case .integer(let minimum, .max): "an integer from \(minimum)"
    case .integer(let minimum, let maximum): "an integer from \(minimum) to \(maximum)"
    case .choice(let names):
      (names.count > 1 ? "one of " : "") + names.map(name).joined(separator: ", ")
    case .list(let form, _): "a list of " + form.words(name: name, defined: defined)
    case .any(let forms):
      // Several kinds of objects can have one name.
      forms.map { $0.words(name: name, defined: defined) }.reduce(into: [String]()) { all, words in
        if !all.contains(words) { all.append(words) }
      }.joined(separator: ", or ")
    case .defined(let definition):
      ScreenFormat.definition(definition).map(defined) ?? definition
    }
  }
}
