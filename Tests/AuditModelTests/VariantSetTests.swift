import Testing

@testable import AuditModel

/// Sets of cells of a matrix.
@Suite struct VariantSetTests {
  private let empty = VariantSet(states: 3, locales: 5, dynamicTypeSizes: 12, devices: 4)

  private var allCells: [MatrixCell] {
    var result: [MatrixCell] = []
    for state in 0..<3 {
      for locale in 0..<5 {
        for classes in 0..<4 {
          for size in 0..<12 {
            result.append(
              MatrixCell(
                state: state, locale: locale, dynamicTypeSize: size, device: classes))
          }
        }
      }
    }
    return result
  }

  @Test func holdsNothingAtFirst() {
    #expect(empty.count == 0 && empty.cells.isEmpty)
    #expect(!allCells.contains { empty.contains($0) })
  }

  @Test func isASubsetOfTheSetsWithAllItsCells() {
    var (one, two) = (empty, empty)
    one.insert(allCells[100])
    for cell in [allCells[3], allCells[100]] { two.insert(cell) }
    #expect(empty.isSubset(of: one) && one.isSubset(of: two) && two.isSubset(of: two))
    #expect(!one.isSubset(of: empty) && !two.isSubset(of: one))
  }

  @Test func givesEveryCellBack() {
    for cell in allCells {
      var set = empty
      set.insert(cell)
      #expect(set.cells == [cell] && set.contains(cell))
    }
  }

  @Test func keepsAllCellsInOrder() {
    var set = empty
    for cell in allCells.reversed() { set.insert(cell) }
    #expect(set.cells == allCells && set.count == 720)
  }

  @Test func countsACellOnce() {
    var set = empty
    set.insert(allCells[100])
    set.insert(allCells[100])
    #expect(set.count == 1)
  }

  @Test func joinsTwoSets() {
    var left = empty
    var right = empty
    left.insert(allCells[0])
    right.insert(allCells[719])
    left.formUnion(right)
    #expect(left.cells == [allCells[0], allCells[719]])
  }

  @Test func countsTheVariantsOfAMatrix() {
    let matrix = AuditMatrix(
      screens: [.init(id: "a", states: ["x", "y"]), .init(id: "b", states: ["z"])],
      locales: ["en", "de"], dynamicTypeSizes: [.large, .xLarge, .accessibility5],
      sizeClasses: [.compactRegular])
    #expect(matrix.variantsPerState == 6 && matrix.variantCount == 18)
  }
}
