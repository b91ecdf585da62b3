/// Positions on the four axes of a matrix, each combined with each other.
package struct VariantCombinations: Hashable, Sendable {
  /// The positions of the states in their screen.
  package var states: [Int]
  /// The positions of the languages.
  package var locales: [Int]
  /// The positions of the text sizes.
  package var dynamicTypeSizes: [Int]
  /// The positions of the devices.
  package var devices: [Int]

  /// Combines positions.
  package init(states: [Int], locales: [Int], dynamicTypeSizes: [Int], devices: [Int]) {
    self.states = states
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
    self.devices = devices
  }

  /// The cells, by state, then language, device and text size.
  package var cells: [MatrixCell] {
    states.flatMap { state in
      locales.flatMap { locale in
        devices.flatMap { device in
          dynamicTypeSizes.map {
            MatrixCell(state: state, locale: locale, dynamicTypeSize: $0, device: device)
          }
        }
      }
    }
  }
}

extension VariantSet {
  /// The cells as few groups of combinations, in which no cell is twice: text sizes are joined first, then
  /// devices, languages and states.
  package var combinations: [VariantCombinations] {
    let rows = Dictionary(grouping: cells) {
      MatrixCell(state: $0.state, locale: $0.locale, dynamicTypeSize: 0, device: $0.device)
    }.map { row, cells in
      VariantCombinations(
        states: [row.state], locales: [row.locale],
        dynamicTypeSizes: cells.map(\.dynamicTypeSize).sorted(), devices: [row.device])
    }
    return rows.joined(along: \.devices).joined(along: \.locales).joined(along: \.states)
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Makes a set of the cells in some combinations.
  package init(
    states: Int, locales: Int, dynamicTypeSizes: Int, devices: Int,
    _ combinations: [VariantCombinations]
  ) {
    self.init(
      states: states, locales: locales, dynamicTypeSizes: dynamicTypeSizes, devices: devices)
    for cell in combinations.flatMap(\.cells) { insert(cell) }
  }
}

extension [VariantCombinations] {
  /// Joins those that differ on one axis alone.
  fileprivate func joined(
    along axis: WritableKeyPath<VariantCombinations, [Int]>
  ) -> [VariantCombinations] {
    let groups = Dictionary(grouping: self) { combinations in
      var key = combinations
      key[keyPath: axis] = []
      return key
    }
    return groups.map { key, parts in
      var joined = key
      joined[keyPath: axis] = parts.flatMap { $0[keyPath: axis] }.sorted()
      return joined
    }
  }
}

extension VariantCombinations {
  /// Their order: by the first cell.
  fileprivate var order: [Int] {
    [states.first ?? 0, locales.first ?? 0, devices.first ?? 0, dynamicTypeSizes.first ?? 0]
  }
}
