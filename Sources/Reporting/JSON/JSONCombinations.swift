import AuditModel
import JSONReading

/// Groups of variants as they are written; devices by their positions in the matrix, since the narrowest
/// ones have no names.
struct JSONCombinations: JSONWritable {
  private let groups: [VariantCombinations]
  private let states: [String]
  private let matrix: AuditMatrix

  /// Takes groups over the matrix of a screen; nil where they are not in it.
  init?(_ groups: [VariantCombinations], of screen: String, in matrix: AuditMatrix) {
    guard let states = matrix.screens.first(where: { $0.id == screen })?.states else { return nil }
    let fits = groups.allSatisfy {
      ($0.states.max() ?? 0) < states.count && ($0.locales.max() ?? 0) < matrix.locales.count
        && ($0.dynamicTypeSizes.max() ?? 0) < matrix.dynamicTypeSizes.count
        && ($0.devices.max() ?? 0) < matrix.devices.count
    }
    guard fits else { return nil }
    self.groups = groups
    self.states = states
    self.matrix = matrix
  }

  func write(to json: inout JSONWriter) {
    json.list(groups) { group, json in
      json.object { object in
        object.field("states", group.states.map { states[$0] })
        object.field("locales", group.locales.map { matrix.locales[$0].identifier })
        object.field(
          "dynamicTypeSizes", group.dynamicTypeSizes.map { matrix.dynamicTypeSizes[$0].name })
        object.field("devices", group.devices)
      }
    }
  }
}
