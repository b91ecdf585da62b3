import Localization

/// Which arguments the variables of a key take, to write its strings as Xcode exports them.
///
/// Catalogs name variables (`%#@BIRDS@`, with `%arg` for the number in their words); exports number
/// them (`%1$#@BIRDS@`, `%1$lld`), so that translators see what is an argument.
struct SubstitutionNumbers: Hashable, Sendable {
  private var numbers: [String: Int] = [:]

  /// Takes the numbers from a text that names variables; the first text to name one counts.
  mutating func learn(from text: String) {
    guard text.contains("#@") else { return }
    for specifier in FormatString(text).specifiers {
      guard let name = specifier.variableName, numbers[name] == nil else { continue }
      numbers[name] = specifier.position
    }
  }

  /// Takes the number of a variable, unless another is known.
  mutating func learn(_ number: Int, of name: String) {
    if numbers[name] == nil { numbers[name] = number }
  }

  /// The number of a variable, if it is known.
  subscript(name: String) -> Int? { numbers[name] }

  var isEmpty: Bool { numbers.isEmpty }

  /// A text as it is in exchanged files.
  func exported(_ text: String, at path: VariationPath, valueType: String?) -> String {
    if let name = path.substitutionName {
      guard let number = numbers[name] else { return text }
      return text.replacing("%arg", with: "%\(number)$\(valueType ?? "lld")")
    }
    return text.replacingVariables { specifier, name in
      guard !specifier.isExplicit, let number = numbers[name] else { return nil }
      return "%\(number)$\(specifier.text.dropFirst())"
    }
  }

  /// A text of an exchanged file as it is in catalogs, and the type of the number in it.
  func imported(_ text: String, at path: VariationPath) -> (text: String, valueType: String?) {
    guard let name = path.substitutionName else { return (importedFormat(text), nil) }
    guard let number = numbers[name], text.contains("%\(number)$") else { return (text, nil) }
    var valueType: String?
    let found = FormatString(text).specifiers.filter { specifier in
      specifier.isExplicit && specifier.position == number && specifier.variableName == nil
    }
    let result = text.replacing(found) { specifier in
      valueType = String(specifier.text.drop { $0 != "$" }.dropFirst())
      return "%arg"
    }
    return (result, valueType)
  }

  private func importedFormat(_ text: String) -> String {
    text.replacingVariables { specifier, name in
      guard specifier.isExplicit, numbers[name] == specifier.position else { return nil }
      return "%\(specifier.text.drop { $0 != "$" }.dropFirst())"
    }
  }
}

extension VariationPath {
  /// The variable whose words it leads to, if any.
  var substitutionName: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }
}
