import AuditModel
import Localization

extension [BilingualUnit] {
  /// The units of each key together, in the order of the first one of each.
  var groupedByKey: [[BilingualUnit]] {
    var positions: [ExactText: Int] = [:]
    var result: [[BilingualUnit]] = []
    for unit in self {
      if let position = positions[ExactText(unit.key)] {
        result[position].append(unit)
      } else {
        positions[ExactText(unit.key)] = result.count
        result.append([unit])
      }
    }
    return result
  }
}
