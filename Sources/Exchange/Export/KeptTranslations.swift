import Localization

/// The name of a unit among all files.
private struct NamedUnit: Hashable {
  let original: String
  let unit: UnitName
}

extension [BilingualFile] {
  /// Whether they have all the translations of other files.
  package func haveTranslations(of others: [BilingualFile]) -> Bool {
    var targets: [NamedUnit: String] = [:]
    for file in self {
      for unit in file.units {
        targets[NamedUnit(original: file.original, unit: UnitName(unit))] = unit.target
      }
    }
    return others.allSatisfy { file in
      file.units.allSatisfy { unit in
        // A target in the state “new” stands in for a translation.
        guard let target = unit.target, !target.isEmpty, unit.state != .new else { return true }
        return targets[NamedUnit(original: file.original, unit: UnitName(unit))] == target
      }
    }
  }
}
