import AuditModel
import Testing

@testable import Reporting

@Suite struct VariantSummaryTests {
  private let matrix = AuditMatrix(
    screens: [
      .init(id: "many", states: ["a", "b", "c"]), .init(id: "one", states: ["only"]),
    ],
    locales: ["ar", "cs", "de", "en", "es", "fi", "fr", "hu"],
    dynamicTypeSizes: DynamicTypeSize.allCases, sizeClasses: SizeClasses.allCases)

  private func line(
    screen: String = "many", states: [String] = ["a", "b"], locales: [LocaleIdentifier] = ["de"],
    sizes: [DynamicTypeSize] = [.large], classes: [SizeClasses] = [.compactRegular]
  ) -> String? {
    let finding = Finding(
      rule: "rule", severity: .error, title: "", message: "", screen: screen, states: states,
      locales: locales, dynamicTypeSizes: sizes, sizeClasses: classes)
    return VariantSummary(finding, in: matrix).line
  }

  @Test func joinsSizesThatFollowEachOther() {
    let largest = DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
    #expect(
      line(locales: ["de", "fi"], sizes: largest)
        == "de fi at accessibility1–accessibility5, compact/regular; 2 states")
    #expect(
      line(sizes: [.xxLarge, .small, .xLarge, .accessibility5])
        == "de at small, xLarge–xxLarge, accessibility5, compact/regular; 2 states")
  }

  @Test func saysThatAnAxisIsComplete() {
    #expect(
      line(
        states: ["a", "b", "c"], locales: matrix.locales, sizes: DynamicTypeSize.allCases,
        classes: SizeClasses.allCases)
        == "all 8 languages at every size, every size class; every state")
  }

  @Test func namesTheFewLanguagesThatAreMissing() {
    let most = matrix.locales.filter { $0 != "cs" }
    #expect(line(locales: most)?.hasPrefix("all 8 languages but cs at large") == true)
  }

  @Test func namesTheStateOnlyWhereThereAreOthers() {
    #expect(line(states: ["b"]) == "de at large, compact/regular; state b")
    #expect(line(screen: "one", states: ["only"]) == "de at large, compact/regular")
  }

  @Test func doesNotClaimCombinationsInWhichNothingShows() {
    #expect(
      VariantSummary(Sample.cutOff, in: Sample.matrix).line?
        .hasSuffix("(in 5 of these 8 variants)") == true)
    #expect(VariantSummary(Sample.smallTarget, in: Sample.matrix).exception == nil)
  }

  @Test func saysNothingOfAFindingWithoutVariants() {
    #expect(line(states: [], locales: [], sizes: [], classes: []) == nil)
    #expect(line(states: [], sizes: [], classes: []) == "de")
  }
}
