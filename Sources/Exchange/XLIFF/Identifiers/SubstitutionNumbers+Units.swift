import Localization

extension [BilingualUnit] {
  /// Which arguments the variables of each key take.
  func substitutionNumbers() -> [String: SubstitutionNumbers] {
    var result: [String: SubstitutionNumbers] = [:]
    for unit in self {
      guard let name = unit.path.substitutionName, let number = unit.argumentNumber else {
        continue
      }
      result[unit.key, default: SubstitutionNumbers()].learn(number, of: name)
    }
    for unit in self where unit.path.substitutionName == nil {
      guard let source = unit.source, source.contains("#@") else { continue }
      result[unit.key, default: SubstitutionNumbers()].learn(from: source)
    }
    return result
  }

  /// Brings strings from the form of exports into that of catalogs.
  mutating func importSubstitutions() {
    let numbers = substitutionNumbers()
    var valueTypes: [UnitIdentity: String] = [:]
    for index in indices {
      guard let numbers = numbers[self[index].key] else { continue }
      let path = self[index].path
      let source = self[index].source.map { numbers.imported($0, at: path) }
      let target = self[index].target.map { numbers.imported($0, at: path) }
      self[index].source = source?.text
      self[index].target = target?.text
      guard let name = path.substitutionName,
        let valueType = source?.valueType ?? target?.valueType
      else { continue }
      let variable = UnitIdentity(key: self[index].key, path: VariationPath([.substitution(name)]))
      valueTypes[variable] = valueTypes[variable] ?? valueType
    }
    noteArgumentNumbers(numbers)
    for index in indices where self[index].valueType == nil {
      guard let name = self[index].path.substitutionName else { continue }
      let variable = UnitIdentity(key: self[index].key, path: VariationPath([.substitution(name)]))
      self[index].valueType = valueTypes[variable]
    }
  }

  /// Keeps the numbers of exports that the order of the source string does not give.
  private mutating func noteArgumentNumbers(_ numbers: [String: SubstitutionNumbers]) {
    let implied = substitutionNumbers()
    for index in indices {
      guard let name = self[index].path.substitutionName,
        let number = numbers[self[index].key]?[name], number != implied[self[index].key]?[name]
      else { continue }
      self[index].argumentNumber = number
    }
  }
}
