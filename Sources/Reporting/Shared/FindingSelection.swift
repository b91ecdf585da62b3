import AuditModel

/// Some of the findings of a report in an order of their own, without a copy of any.
///
/// A copy of 50,000 findings in an array takes 20 MB, and grouping them by copies took 60 MB.
struct FindingSelection: RandomAccessCollection, Sendable {
  private let all: [Finding]
  private let positions: [Int]

  /// Selects the findings at some positions.
  init(of all: [Finding], at positions: [Int]) {
    self.all = all
    self.positions = positions
  }

  var startIndex: Int { 0 }
  var endIndex: Int { positions.count }
  subscript(index: Int) -> Finding { all[positions[index]] }

  /// Those of the findings for which something holds.
  func filter(_ isIncluded: (Finding) -> Bool) -> FindingSelection {
    FindingSelection(of: all, at: positions.filter { isIncluded(all[$0]) })
  }

  /// The findings of each value of a key, in the order of the first finding of each.
  func grouped<Key: Hashable>(by key: (Finding) -> Key) -> [FindingSelection] {
    var order: [Key] = []
    var groups: [Key: [Int]] = [:]
    for position in positions {
      let key = key(all[position])
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(position)
    }
    return order.map { FindingSelection(of: all, at: groups[$0] ?? []) }
  }
}

extension Sequence<Finding> {
  /// How many findings there are of each rule.
  var countsByRule: [String: Int] { reduce(into: [:]) { $0[$1.rule, default: 0] += 1 } }
}
