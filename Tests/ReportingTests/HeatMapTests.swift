import AuditModel
import Testing

@testable import Reporting

@Suite struct HeatMapTests {
  /// The sample in other variants.
  private func finding(in variants: VariantSet) throws -> Finding {
    var finding = Sample.truncated
    var node = try #require(finding.node)
    node.extent.variants = variants
    finding.subject = .node(node)
    return finding
  }

  @Test func countsStatesAndSizeClassesByLanguageAndSize() throws {
    let map = try #require(HeatMap(of: Sample.truncated, in: Sample.matrix))
    #expect(
      map.rows == [
        .init(locale: "de", counts: [0, 1, 1]), .init(locale: "fi", counts: [0, 1, 2]),
      ])
    #expect(map.clearLocales == 1)
    #expect(map.share(of: 1) == 50)
  }

  @Test func countsOnlyTheStatesAndSizeClassesConcerned() throws {
    var variants = VariantSet(states: 2, locales: 3, dynamicTypeSizes: 3, devices: 2)
    variants.insert(MatrixCell(state: 1, locale: 0, dynamicTypeSize: 0, device: 1))
    let map = try #require(HeatMap(of: finding(in: variants), in: Sample.matrix))
    #expect(map.share(of: 1) == 100)
  }

  @Test func roundsNeitherToNothingNorToEverything() throws {
    let matrix = AuditMatrix(
      screens: [.init(id: "boards", states: (0..<150).map(String.init))], locales: ["de"],
      dynamicTypeSizes: [.large], sizeClasses: [.compactRegular, .compactCompact])
    var variants = VariantSet(states: 150, locales: 1, dynamicTypeSizes: 1, devices: 2)
    for state in 0..<150 {
      for classes in 0..<2 {
        variants.insert(
          MatrixCell(state: state, locale: 0, dynamicTypeSize: 0, device: classes))
      }
    }
    let map = try #require(HeatMap(of: finding(in: variants), in: matrix))
    #expect([0, 1, 150, 299, 300].map(map.share) == [0, 1, 50, 99, 100])
  }

  @Test func isLeftOutWithoutVariants() {
    #expect(HeatMap(of: Sample.missing, in: Sample.matrix) == nil)
    #expect(HeatMap(of: Sample.truncated, in: Sample.empty.matrix) == nil)
  }
}
