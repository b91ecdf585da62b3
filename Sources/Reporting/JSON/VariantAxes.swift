import AuditModel

/// The values on each axis of the variants in which a finding shows, as a report lists them.
struct VariantAxes {
  let screen: String
  let states: [String]
  let locales: [LocaleIdentifier]
  let dynamicTypeSizes: [DynamicTypeSize]
  let sizeClasses: [SizeClasses]
  /// The names of devices that were chosen by name.
  let devices: [String]
  let boldText: [Bool]

  /// All combinations of the values, as positions in a matrix; nil where it lacks one of them.
  func combinations(in matrix: AuditMatrix) -> VariantCombinations? {
    guard let screen = matrix.screens.first(where: { $0.id == screen }),
      let states = positions(of: states, in: screen.states),
      let locales = positions(of: locales, in: matrix.locales),
      let sizes = positions(of: dynamicTypeSizes, in: matrix.dynamicTypeSizes)
    else { return nil }
    return VariantCombinations(
      states: states, locales: locales, dynamicTypeSizes: sizes,
      devices: matrix.devices.indices.filter { isListed(matrix.devices[$0]) })
  }

  private func isListed(_ device: AuditedDevice) -> Bool {
    sizeClasses.contains(device.sizeClasses) && boldText.contains(device.hasBoldText)
      && (device.name.map(devices.contains) ?? true)
  }

  private func positions<Value: Hashable>(of values: [Value], in all: [Value]) -> [Int]? {
    let wanted = Set(values)
    let positions = all.indices.filter { wanted.contains(all[$0]) }
    return positions.count == wanted.count ? positions : nil
  }
}

extension VariantAxes {
  /// The values of a finding.
  init(_ node: NodeSubject, locales: [LocaleIdentifier]) {
    self.init(
      screen: node.screen, states: node.extent.states, locales: locales,
      dynamicTypeSizes: node.extent.dynamicTypeSizes, sizeClasses: node.extent.sizeClasses,
      devices: node.extent.devices.namesEachOnce, boldText: node.extent.devices.boldTextSettings)
  }
}
