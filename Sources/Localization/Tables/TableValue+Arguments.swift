import AuditModel

extension TableValue {
  /// Which arguments its variables take, by their names: the number that is written, or else the
  /// place in the first string that names the variable.
  package var argumentNumbers: [String: Int] {
    let variables = catalogVariables
    guard !variables.isEmpty else { return [:] }
    var numbers = impliedArgumentNumbers
    for variable in variables {
      numbers[variable.name] = variable.argumentNumber ?? numbers[variable.name]
    }
    return numbers
  }

  /// Which arguments the variables take by the strings that name them.
  package var impliedArgumentNumbers: [String: Int] {
    let location = SourceLocation(file: "", line: 1, column: 1)
    var numbers: [String: Int] = [:]
    for leaf in leaves(at: .text, location: location) where leaf.text.contains("#@") {
      for specifier in FormatString(leaf.text).specifiers {
        guard let name = specifier.variableName, numbers[name] == nil else { continue }
        numbers[name] = specifier.position
      }
    }
    return numbers
  }
}
