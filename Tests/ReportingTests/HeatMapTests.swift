import AuditModel
import Testing

@testable import Reporting

@Suite struct HeatMapTests {
  @Test func countsStatesAndSizeClassesByLanguageAndSize() throws {
    let map = try #require(HeatMap(of: Sample.cutOff, in: Sample.matrix))
    #expect(
      map.rows == [
        .init(locale: "de", counts: [0, 1, 1]), .init(locale: "fi", counts: [0, 1, 2]),
      ])
    #expect(map.clearLocales == 1)
    #expect(map.share(of: 1) == 25)
  }

  @Test func roundsNeitherToNothingNorToEverything() throws {
    let matrix = AuditMatrix(
      screens: [.init(id: "boards", states: (0..<150).map(String.init))], locales: ["de"],
      dynamicTypeSizes: [.large], sizeClasses: [.compactRegular, .compactCompact])
    var finding = Sample.cutOff
    finding.variants = VariantSet(states: 150, locales: 1, dynamicTypeSizes: 1, sizeClasses: 2)
    finding.variants?.insert(MatrixCell(state: 0, locale: 0, dynamicTypeSize: 0, sizeClasses: 0))
    let map = try #require(HeatMap(of: finding, in: matrix))
    #expect([0, 1, 150, 299, 300].map(map.share) == [0, 1, 50, 99, 100])
  }

  @Test func isLeftOutWithoutVariants() {
    #expect(HeatMap(of: Sample.missing, in: Sample.matrix) == nil)
    #expect(HeatMap(of: Sample.cutOff, in: Sample.empty.matrix) == nil)
  }
}
