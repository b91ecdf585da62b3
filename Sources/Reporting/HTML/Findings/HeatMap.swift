import AuditModel

/// In how many states and size classes a finding shows, by language and text size.
struct HeatMap {
  /// A language with its counts by text size.
  struct Row: Equatable {
    let locale: LocaleIdentifier
    var counts: [Int]
  }

  /// The languages in which the finding shows at all, in the order of the matrix.
  let rows: [Row]
  let sizes: [DynamicTypeSize]
  /// The states in which it shows anywhere; a text that only they have cannot show in others.
  let states: Int
  /// The size classes in which it shows anywhere.
  let sizeClasses: Int
  /// The languages in which it does not show.
  let clearLocales: Int

  /// None when the finding has no variants, or when they belong to another matrix.
  init?(of finding: Finding, in matrix: AuditMatrix) {
    guard let cells = finding.node?.extent.variants.cells, !cells.isEmpty else { return nil }
    let empty = Array(repeating: 0, count: matrix.dynamicTypeSizes.count)
    var rows = matrix.locales.map { Row(locale: $0, counts: empty) }
    for cell in cells {
      guard rows.indices.contains(cell.locale), empty.indices.contains(cell.dynamicTypeSize) else {
        return nil
      }
      rows[cell.locale].counts[cell.dynamicTypeSize] += 1
    }
    self.rows = rows.filter { $0.counts.contains { $0 > 0 } }
    sizes = matrix.dynamicTypeSizes
    states = Set(cells.map(\.state)).count
    sizeClasses = Set(cells.map(\.sizeClasses)).count
    clearLocales = matrix.locales.count - self.rows.count
  }

  /// The share of a count in those states and size classes, in per cent.
  ///
  /// Only nothing is 0 and only everything is 100, however it would round.
  func share(of count: Int) -> Int {
    let total = states * sizeClasses
    guard count > 0 else { return 0 }
    guard count < total else { return 100 }
    return min(max((count * 100 + total / 2) / total, 1), 99)
  }
}
