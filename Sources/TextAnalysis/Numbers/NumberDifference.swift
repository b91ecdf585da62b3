/// The numbers of a text and of its translation that have no counterpart.
package struct NumberDifference {
  package private(set) var missing: [WrittenNumber]
  package private(set) var extra: [WrittenNumber]

  /// Takes away what both have, however it is grouped and ordered.
  package init(source: [WrittenNumber], target: [WrittenNumber]) {
    missing = source
    extra = target
    remove { $0.digits == $1.digits }
    remove { Self.withoutZeros($0.digits) == Self.withoutZeros($1.digits) }
    remove { Self.significant($0.groups) == Self.significant($1.groups) }
    removeGroups()
  }

  private mutating func remove(_ isSame: (WrittenNumber, WrittenNumber) -> Bool) {
    missing.removeAll { number in
      guard let index = extra.firstIndex(where: { isSame(number, $0) }) else { return false }
      extra.remove(at: index)
      return true
    }
  }

  /// Takes away all when both have the same parts, such as those of dates.
  private mutating func removeGroups() {
    guard !missing.isEmpty, !extra.isEmpty else { return }
    var counts: [String: Int] = [:]
    for number in extra {
      for group in number.groups { counts[Self.withoutZeros(group), default: 0] += 1 }
    }
    for number in missing {
      for group in number.groups { counts[Self.withoutZeros(group), default: 0] -= 1 }
    }
    guard counts.values.allSatisfy({ $0 == 0 }) else { return }
    missing = []
    extra = []
  }

  /// The parts of a number without empty ones at its end: version 2.10.0 is 2.10.
  private static func significant(_ groups: [String]) -> ArraySlice<String> {
    var rest = groups[...]
    while rest.count > 1, rest.last == "0" { rest.removeLast() }
    return rest
  }

  private static func withoutZeros(_ digits: String) -> Substring {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? digits.suffix(1) : rest
  }

  private static func withoutZeros(_ digits: String) -> String {
    String(withoutZeros(digits) as Substring)
  }
}
