import Foundation
import Testing

@testable import AuditModel

/// Values that are known by names on the command line, in JSON and in reports.
@Suite struct NamedValueTests {
  @Test func findsTextSizesByTheirNames() {
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(name: size.name) == size) }
    #expect(DynamicTypeSize(name: "huge") == nil)
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test func findsSizeClassesByTheirNames() {
    let names = ["compact/compact", "compact/regular", "regular/compact", "regular/regular"]
    #expect(SizeClasses.allCases.map(\.name).sorted() == names)
    for classes in SizeClasses.allCases { #expect(SizeClasses(name: classes.name) == classes) }
    #expect(SizeClasses(name: "compact") == nil)
  }

  @Test func writesVariantsAsNamesInJSON() throws {
    let variant = Variant(
      locale: "pt-BR", dynamicTypeSize: .accessibility3, sizeClasses: .compactCompact)
    let data = try JSONEncoder().encode(variant)
    #expect(try JSONDecoder().decode(Variant.self, from: data) == variant)
    #expect(variant.description == "pt-BR at accessibility3, compact/compact")
  }

  @Test func ordersSeveritiesByHowMuchTheyMatter() {
    #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
  }

  @Test func makesWeightsNoLighterForBoldText() {
    for weight in FontWeight.allCases {
      #expect(weight.emboldened.weightClass >= weight.weightClass)
    }
    let classes = FontWeight.allCases.map(\.weightClass)
    #expect(classes == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func ordersPlacesAsOneReadsThem() {
    let locations = [("b", 1, 1), ("a", 2, 1), ("a", 1, 9)].map {
      SourceLocation(file: $0.0, line: $0.1, column: $0.2)
    }
    #expect(locations.sorted().map(\.description) == ["a:1:9", "a:2:1", "b:1:1"])
  }

  @Test func citesStandards() {
    #expect(Standard.wcag("1.4.4").description == "WCAG 2.2 1.4.4")
    #expect(Standard.en301549("11.7").description == "EN 301 549 11.7")
  }
}
