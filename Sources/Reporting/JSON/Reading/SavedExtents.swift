import AuditModel

/// The sets of variants of a report that is read, within a bound for all of them together.
struct SavedExtents {
  /// The matrix of the report.
  let matrix: AuditMatrix
  /// So many cells all sets may have room for; a set takes a bit for each cell of its matrix.
  private var rest = 1 << 33

  init(_ matrix: AuditMatrix) { self.matrix = matrix }

  /// A set of the cells in some combinations; nil without such a screen, or where the matrix is too large.
  mutating func variants(_ groups: [VariantCombinations], of screen: String) -> VariantSet? {
    guard let states = matrix.screens.first(where: { $0.id == screen })?.states.count else {
      return nil
    }
    var cells = states
    for count in [matrix.locales.count, matrix.dynamicTypeSizes.count, matrix.devices.count] {
      let product = cells.multipliedReportingOverflow(by: count)
      if product.overflow { return nil }
      cells = product.partialValue
    }
    // Combinations that say a cell again and again take time without an end.
    guard cells <= rest, groups.reduce(0, { $0 + $1.size }) <= Double(cells) else { return nil }
    rest -= cells
    return VariantSet(
      states: states, locales: matrix.locales.count,
      dynamicTypeSizes: matrix.dynamicTypeSizes.count, devices: matrix.devices.count, groups)
  }
}

extension VariantCombinations {
  /// How many cells there are, however many.
  fileprivate var size: Double {
    [states, locales, dynamicTypeSizes, devices].reduce(1) { $0 * Double($1.count) }
  }
}
