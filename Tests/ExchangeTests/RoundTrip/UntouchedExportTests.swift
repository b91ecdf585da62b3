import AuditModel
import Localization
import TestSupport
import Testing

@testable import Exchange

/// The formats that translators get; a bundle holds XLIFF 1.2.
private let formats = ExchangeFormat.allCases.filter { $0.isBilingual && $0 != .xcloc }

/// The languages into which a shape is exported in a format: all of them in a thorough run, otherwise one,
/// so that each shape meets each language in some format, and each format in some shape.
private func locales(
  among all: [LocaleIdentifier], _ format: ExchangeFormat, _ shape: ExchangedShape
) -> [LocaleIdentifier] {
  guard !Thoroughness.isWhole,
    let row = formats.firstIndex(of: format),
    let column = ExchangedShape.all.firstIndex(where: { $0.name == shape.name })
  else { return all }
  return [all[(row + column) % all.count]]
}

/// A project that is exported and imported as it is.
struct UntouchedExportTests {
  @Test(arguments: formats, ExchangedShape.all)
  func changesNothingAndRejectsNothing(format: ExchangeFormat, shape: ExchangedShape) {
    #expect(RoundTrip(shape.files).complaints(by: format, into: "de") == [], "\(shape.name)")
  }

  @Test(arguments: formats, ExchangedShape.all)
  func changesNothingInALanguageThatIsNew(format: ExchangeFormat, shape: ExchangedShape) {
    let project = RoundTrip(shape.files)
    for locale in locales(among: ["ja", "pl", "ar"], format, shape) {
      #expect(project.complaints(by: format, into: locale) == [], "\(shape.name)")
    }
  }

  @Test(arguments: formats, RandomProject.Kind.allCases)
  private func changesNothingInProjectsOfAllKinds(
    format: ExchangeFormat, kind: RandomProject.Kind
  ) {
    for seed in 0..<(Thoroughness.isWhole ? 500 : 4) {
      let project = RoundTrip(RandomProject.files(kind, seed: seed))
      let complaints = project.complaints(by: format, into: seed % 4 == 0 ? "pl" : "de")
      #expect(complaints == [], "seed \(seed)")
    }
  }
}

/// A project that is exported, translated as a whole, and imported.
struct TranslatedExportTests {
  @Test(arguments: formats, ExchangedShape.readable)
  func bringsEveryStringThatTheExportDoesNotReportAsLost(
    format: ExchangeFormat, shape: ExchangedShape
  ) {
    let project = RoundTrip(shape.files)
    for locale in locales(among: ["de", "pl"], format, shape) {
      #expect(project.missing(by: format, into: locale) == [], "\(shape.name)")
    }
  }

  @Test(arguments: formats, RandomProject.Kind.allCases)
  private func bringsEveryStringOfProjectsOfAllKinds(
    format: ExchangeFormat, kind: RandomProject.Kind
  ) {
    for seed in 0..<(Thoroughness.isWhole ? 500 : 4) {
      let project = RoundTrip(RandomProject.files(kind, seed: seed))
      #expect(project.missing(by: format, into: "de") == [], "seed \(seed)")
    }
  }
}
