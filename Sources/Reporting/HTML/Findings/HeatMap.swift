import AuditModel

/// In how many states and on how many devices a finding shows, by language and text size.
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
  /// The devices on which it shows anywhere.
  let devices: Int
  /// The word for those devices.
  let axis: HeatMapAxis
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
    devices = Set(cells.map(\.device)).count
    axis = HeatMapAxis(of: matrix)
    clearLocales = matrix.locales.count - self.rows.count
  }

  /// The share of a count in those states and on those devices, in per cent.
  ///
  /// Only nothing is 0 and only everything is 100, however it would round.
  func share(of count: Int) -> Int {
    let total = states * devices
    guard count > 0 else { return 0 }
    guard count < total else { return 100 }
    return min(max((count * 100 + total / 2) / total, 1), 99)
  }
}

/// The word for the devices of a matrix: those that are the narrowest of their size classes are named
/// by these, and each counts twice where it was audited without and with Bold Text.
struct HeatMapAxis {
  private let namesDevices: Bool
  private let hasBothSettings: Bool

  init(of matrix: AuditMatrix) {
    namesDevices = matrix.namesDevices
    hasBothSettings = matrix.boldTextSettings.count > 1
  }

  /// So many of them.
  func counted(_ number: Int) -> String {
    if hasBothSettings {
      let combinations = number.of("combination")
      return "\(combinations) of \(namesDevices ? "device" : "size class") and Bold Text"
    }
    return namesDevices
      ? number.of("device") : number.of("size class", plural: "size classes")
  }

  /// The states with them.
  var withStates: String {
    let devices = namesDevices ? "devices" : "size classes"
    return hasBothSettings
      ? "states, \(devices) and settings of Bold Text" : "states and \(devices)"
  }
}
