import AuditModel
import SeededNumbers
import Testing

/// The groups of combinations in a set of variants.
@Suite struct VariantCombinationTests {
  private func set(_ cells: [MatrixCell]) -> VariantSet {
    var set = VariantSet(states: 3, locales: 4, dynamicTypeSizes: 5, devices: 2)
    for cell in cells { set.insert(cell) }
    return set
  }

  private let all = VariantCombinations(
    states: [0, 1, 2], locales: [0, 1, 2, 3], dynamicTypeSizes: [0, 1, 2, 3, 4], devices: [0, 1])

  @Test func holdEveryCellOnce() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let share = Double.random(in: 0...1, using: &random)
      let set = set(all.cells.filter { _ in Double.random(in: 0...1, using: &random) < share })
      let cells = set.combinations.flatMap(\.cells)
      #expect(cells.count == set.count && self.set(cells) == set)
    }
  }

  @Test func areOneWhereAllAreThere() {
    #expect(set(all.cells).combinations == [all])
    #expect(set([]).combinations.isEmpty)
  }

  @Test func joinWhatDiffersOnOneAxis() {
    let phone = VariantCombinations(
      states: [0, 2], locales: [1, 3], dynamicTypeSizes: [3, 4], devices: [0])
    let largest = VariantCombinations(
      states: [0, 2], locales: [1, 3], dynamicTypeSizes: [4], devices: [1])
    #expect(set(phone.cells + largest.cells).combinations == [phone, largest])
  }
}
