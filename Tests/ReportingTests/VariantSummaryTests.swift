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
    var variants = VariantSet(
      states: 3, locales: 8, dynamicTypeSizes: DynamicTypeSize.allCases.count, devices: 4)
    for cell in 0..<(states.count * locales.count * sizes.count * classes.count) {
      variants.insert(cellOfMatrix(cell))
    }
    let worst = StateInVariant(
      state: "a",
      variant: Variant(locale: "de", dynamicTypeSize: .large, sizeClasses: .compactRegular))
    let finding = Finding(
      rule: "rule", severity: .error, title: "", message: "",
      subject: .node(
        NodeSubject(
          screen: screen, element: .node("title"),
          location: SourceLocation(file: "App.swift", line: 1, column: 1),
          extent: VariantExtent(
            states: states, dynamicTypeSizes: sizes, sizeClasses: classes, variants: variants,
            worst: worst))),
      locales: locales)
    return VariantSummary(finding, in: matrix).line
  }

  /// Some cell, another one for each number.
  private func cellOfMatrix(_ number: Int) -> MatrixCell {
    MatrixCell(
      state: number / 384 % 3, locale: number / 48 % 8, dynamicTypeSize: number / 4 % 12,
      device: number % 4)
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
      VariantSummary(Sample.truncated, in: Sample.matrix).line?
        .hasSuffix("(in 5 of these 8 variants)") == true)
    #expect(VariantSummary(Sample.smallTarget, in: Sample.matrix).exception == nil)
  }

  @Test func namesOnlyLanguagesWhereThereAreNoVariants() {
    #expect(VariantSummary(Sample.missing, in: matrix).line == "fi")
    var finding = Sample.missing
    finding.locales = []
    #expect(VariantSummary(finding, in: matrix).line == nil)
  }

  /// A finding on some devices of a matrix of phones with those names.
  private func line(on shown: [Int], of names: [String]) -> String? {
    let phones = names.map { AuditedDevice(name: $0, sizeClasses: .compactRegular) }
    let matrix = AuditMatrix(
      screens: [.init(id: "one", states: ["only"])], locales: ["de"],
      dynamicTypeSizes: [.large], devices: phones)
    var finding = Sample.truncated
    finding.locales = ["de"]
    finding.subject = .node(
      NodeSubject(
        screen: "one", element: .node("title"),
        location: SourceLocation(file: "App.swift", line: 1, column: 1),
        extent: VariantExtent(
          states: ["only"], dynamicTypeSizes: [.large], devices: shown.map { phones[$0] },
          variants: VariantSet(states: 1, locales: 1, dynamicTypeSizes: 1, devices: names.count),
          worst: StateInVariant(
            state: "only",
            variant: Variant(
              locale: "de", dynamicTypeSize: .large, device: phones[shown[0]])))))
    return VariantSummary(finding, in: matrix).line
  }

  @Test func namesDevicesOfTheSameSizeClasses() {
    let names = ["iphone-16", "iphone-17", "iphone-air"]
    #expect(line(on: [1], of: names) == "de at large, iphone-17")
    #expect(line(on: [0, 2], of: names) == "de at large, iphone-16, iphone-air")
    #expect(line(on: [0, 1, 2], of: names) == "de at large, every device")
  }

  @Test func countsDevicesWhereThereAreMany() {
    let names = (0..<20).map { "phone-\($0)" }
    #expect(line(on: Array(0..<8), of: names) == "de at large, 8 of 20 devices")
    #expect(
      line(on: Array(2..<20), of: names) == "de at large, every device but phone-0, phone-1")
  }

  @Test func saysWhetherBoldTextIsOn() {
    let phones = [false, true].map {
      AuditedDevice(name: "iphone-17", sizeClasses: .compactRegular, hasBoldText: $0)
    }
    func words(_ shown: [AuditedDevice], of all: [AuditedDevice]) -> String? {
      let matrix = AuditMatrix(
        screens: [.init(id: "one", states: ["only"])], locales: ["de"],
        dynamicTypeSizes: [.large], devices: all)
      var finding = Sample.truncated
      guard var node = finding.node else { return nil }
      node.extent.devices = shown
      finding.subject = .node(node)
      return VariantSummary(finding, in: matrix).boldText
    }
    #expect(words([phones[0]], of: [phones[0]]) == nil)
    #expect(words([phones[1]], of: [phones[1]]) == "with Bold Text")
    #expect(words([phones[1]], of: phones) == "with Bold Text")
    #expect(words([phones[0]], of: phones) == "without Bold Text")
    #expect(words(phones, of: phones) == "with and without Bold Text")
  }
}
